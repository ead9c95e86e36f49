'use client';
import { useCallback, useState } from 'react';
import type { ComponentError, DaybookContextValue } from '../core/daybookContext.ts';
import { UnreadableRowError } from '../core/errors.ts';
import { useHostCallback } from '../core/state/useHostCallback.ts';

/**
 * A stable function that reports errors to the host's `onError`, or without one, to the console in development. An unreadable row
 * is reported only once, however often its list is loaded. So is every logged error, and every problem of the provider, whose effects run
 * twice in strict mode.
 */
export function useReport(onError: ((event: ComponentError) => void) | undefined): DaybookContextValue['report'] {
  const callHost = useHostCallback(onError);
  const hasHost = onError !== undefined;
  const [reported] = useState(() => new Set<string>());
  return useCallback(
    (event, isHandled = false) => {
      const { component, error } = event;
      const text = `Daybook, ${component}: ${error.message}`;
      if (!hasHost && (isHandled || !isDevelopment())) return;
      const isOnce = !hasHost || error instanceof UnreadableRowError || component === 'DaybookProvider';
      if (isOnce && reported.has(text)) return;
      if (isOnce) reported.add(text);
      // biome-ignore lint/suspicious/noConsole: the only report of an error to a developer without onError
      if (!hasHost) console.error(`${text}\nPass onError to DaybookProvider to handle it.`, error);
      callHost(event);
    },
    [callHost, hasHost, reported],
  );
}

declare const process: { env: { NODE_ENV?: string } };

function isDevelopment(): boolean {
  try {
    // Bundlers replace this exact expression, so don't guard it with `typeof process`: browsers have no `process`.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false; // without a bundler, the mode is unknown
  }
}
