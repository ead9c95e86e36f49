'use client';
import { useMemo } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';

type Settings = Pick<DaybookContextValue, 'currency' | 'locale' | 'timeZone' | 'fiscalYearStart'>;

const standard: Settings = { currency: 'USD', locale: 'en-US', timeZone: 'UTC', fiscalYearStart: 1 };

/**
 * The host's settings, with the default in place of an invalid one, which would crash components. `problem` says what is wrong;
 * empty if nothing is.
 */
export function useSettings({ currency, locale, timeZone, fiscalYearStart }: Settings): Settings & { problem: string } {
  return useMemo(() => {
    const settings = { currency, locale, timeZone, fiscalYearStart };
    const invalid = Object.entries(expectations(settings)).filter(([, expected]) => expected);
    return {
      ...settings,
      ...Object.fromEntries(invalid.map(([name]) => [name, standard[name as keyof Settings]])),
      problem: invalid
        .map(([name, expected]) => `${name} is ${given(settings, name)}: expected ${expected}.`)
        .join(' '),
    };
  }, [currency, locale, timeZone, fiscalYearStart]);
}

/** What was expected in place of each invalid setting. */
function expectations({ currency, locale, timeZone, fiscalYearStart }: Settings) {
  const code = String(currency).toUpperCase();
  const tag = String(locale).replaceAll('_', '-');
  return {
    currency: !isCode(currency) && `an ISO 4217 code, such as "${isCode(code) ? code : standard.currency}"`,
    locale: !isLocale(locale) && `a language tag, such as "${isLocale(tag) ? tag : standard.locale}"`,
    timeZone: !isTimeZone(timeZone) && 'an IANA time zone, such as "America/New_York"',
    fiscalYearStart: !isMonth(fiscalYearStart) && 'a month, from 1 to 12',
  };
}

function given(settings: Settings, name: string): string {
  const value: unknown = Reflect.get(settings, name);
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

function isCode(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency);
}

function isLocale(locale: string): boolean {
  return accepts(() => new Intl.Locale(locale));
}

function isTimeZone(timeZone: string): boolean {
  return accepts(() => new Intl.DateTimeFormat('en', { timeZone }));
}

function isMonth(month: number): boolean {
  return Number.isInteger(month) && month >= 1 && month <= 12;
}

function accepts(create: () => unknown): boolean {
  try {
    create();
    return true;
  } catch {
    return false;
  }
}
