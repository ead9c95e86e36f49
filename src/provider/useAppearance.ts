'use client';
import { useEffect, useMemo } from 'react';
import type { DaybookContextValue, RootAppearance } from '../core/daybookContext.ts';
import { received } from '../core/errors.ts';
import type { Appearance } from './appearance.ts';
import { appearanceProblems } from './appearanceProblems.ts';
import { resolveAppearance } from './resolveAppearance.ts';
import { useReportProblem } from './useReportProblem.ts';

declare const process: { env: { NODE_ENV?: string } };

/**
 * The attributes of an appearance, stable for an equal one, so it can be an inline object. Logs its invalid members in development; what
 * is no object is reported and skipped.
 */
export function useAppearance(
  appearance: Appearance | undefined = {},
  report: DaybookContextValue['report'],
): RootAppearance {
  const isObject = typeof appearance === 'object';
  const expected = 'Expected an object, such as { colorScheme: "dark" }.';
  useReportProblem(isObject ? '' : `appearance is ${received(appearance)} and was skipped. ${expected}`, report);
  const key = JSON.stringify((isObject && appearance) || {});
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
