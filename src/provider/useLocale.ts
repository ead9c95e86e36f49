'use client';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import { received } from '../core/errors.ts';
import { useReportProblem } from './useReportProblem.ts';

/** The host's locale, also one with underscores, as backends have them. In place of an invalid one, which is reported, `en-US`. */
export function useLocale(given: string = 'en-US', report: DaybookContextValue['report']): string {
  const tag = typeof given === 'string' ? given.replaceAll('_', '-') : given;
  const isValid = isLanguageTag(tag);
  const problem = `locale is ${received(given)}: expected a language tag, such as "en-US", which is used instead.`;
  useReportProblem(isValid ? '' : problem, report);
  return isValid ? tag : 'en-US';
}

function isLanguageTag(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag));
  } catch {
    return false;
  }
}
