'use client';
import { useEffect } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import { ConfigurationError } from '../core/errors.ts';

/** Reports what is wrong with a prop of the provider that was skipped; nothing if it is empty. */
export function useReportProblem(problem: string, report: DaybookContextValue['report']): void {
  useEffect(() => {
    if (problem) report({ component: 'DaybookProvider', error: new ConfigurationError(problem) });
  }, [problem, report]);
}
