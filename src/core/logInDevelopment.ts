import type { ComponentError } from './daybookContext.ts';

/** Logs an error once if the host has no `onError`. Does nothing in production. */
export function logInDevelopment({ component, error }: ComponentError): void {
  const text = `Daybook, ${component}: ${error.message}`;
  if (!isDevelopment() || logged.has(text)) return;
  logged.add(text);
  // biome-ignore lint/suspicious/noConsole: the only report of an error to a developer without onError
  console.error(`${text}\nPass onError to DaybookProvider to handle it.`, error);
}

const logged = new Set<string>();

declare const process: { env: { NODE_ENV?: string } };

function isDevelopment(): boolean {
  try {
    // Bundlers replace this exact expression, so don't guard it with `typeof process`: browsers have no `process`.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false; // without a bundler, the mode is unknown
  }
}
