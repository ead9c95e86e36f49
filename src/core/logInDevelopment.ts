import type { ComponentError } from './daybookContext.ts';

/** Logs an error that no `onError` of the host gets, once, while the host is in development. Nothing is logged in production. */
export function logInDevelopment({ component, error }: ComponentError): void {
  const text = `Daybook, ${component}: ${error.message}`;
  if (!isDevelopment() || logged.has(text)) return;
  logged.add(text);
  // biome-ignore lint/suspicious/noConsole: the one place that a developer without onError sees
  console.error(`${text}\nPass onError to DaybookProvider to handle it.`, error);
}

const logged = new Set<string>();

declare const process: { env: { NODE_ENV?: string } };

function isDevelopment(): boolean {
  try {
    // Bundlers replace this expression as a whole, so `typeof process` must not guard it: browsers have no `process`.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false; // without a bundler, nothing tells
  }
}
