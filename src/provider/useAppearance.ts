'use client';
import { useEffect, useMemo } from 'react';
import type { RootAppearance } from '../core/daybookContext.ts';
import type { Appearance } from './appearance.ts';
import { appearanceProblems } from './appearanceProblems.ts';
import { resolveAppearance } from './resolveAppearance.ts';

declare const process: { env: { NODE_ENV?: string } };

/** The attributes of an appearance, stable for an equal one, so it can be an inline object. Logs its problems in development. */
export function useAppearance(appearance: Appearance | undefined): RootAppearance {
  const key = JSON.stringify(appearance ?? {});
  useEffect(() => {
    try {
      // Bundlers replace this exact expression, and drop the messages.
      if (process.env.NODE_ENV === 'production') return;
    } catch {
      return; // without a bundler, the mode is unknown
    }
    // biome-ignore lint/suspicious/noConsole: a mistake of the developer, which changes nothing for the user
    for (const problem of appearanceProblems(JSON.parse(key))) console.error(problem);
  }, [key]);
  return useMemo(() => resolveAppearance(JSON.parse(key)), [key]);
}
