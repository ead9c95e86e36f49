'use client';
import { useMemo } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import { isCurrency } from '../core/money/currencies.ts';

type Settings = Pick<DaybookContextValue, 'currency' | 'currencySign' | 'locale' | 'timeZone' | 'fiscalYearStart'>;

/** The default of each setting, what is expected, and whether a value is accepted, which may throw. */
const checks: { [Name in keyof Settings]: [Settings[Name], string, (value: Settings[Name]) => unknown] } = {
  currency: ['USD', 'an ISO 4217 code', isCurrency],
  currencySign: ['standard', '"standard" or "accounting"', (sign) => /^(standard|accounting)$/.test(sign)],
  locale: ['en-US', 'a language tag', (tag) => new Intl.Locale(tag)],
  timeZone: ['UTC', 'an IANA time zone', (timeZone) => new Intl.DateTimeFormat('en', { timeZone })],
  fiscalYearStart: [1, 'a month from 1 to 12', (month) => Number.isInteger(month) && month > 0 && month < 13],
};

/**
 * The host's settings, with the default in place of an invalid one, which would crash components. `problem` says what is wrong;
 * empty if nothing is.
 */
export function useSettings({
  currency,
  currencySign,
  locale,
  timeZone,
  fiscalYearStart,
}: Settings): Settings & { problem: string } {
  return useMemo(() => {
    const settings: Settings = { currency, currencySign, locale, timeZone, fiscalYearStart };
    const problems = Object.entries(checks).flatMap(([name, check]) => {
      const [standard, expected, accepts] = check as [unknown, string, (value: unknown) => unknown]; // those of its setting
      const given: unknown = Reflect.get(settings, name);
      if (isAccepted(given, accepts)) return [];
      Reflect.set(settings, name, standard);
      const text = typeof given === 'string' ? given : '';
      const came = typeof given === 'object' && given ? 'an object' : text ? JSON.stringify(text) : String(given);
      const example = [text.toUpperCase(), text.replaceAll('_', '-')].find((each) => isAccepted(each, accepts));
      return `${name} is ${came}: expected ${expected}, such as ${JSON.stringify(example ?? standard)}.`;
    });
    return { ...settings, problem: problems.join(' ') };
  }, [currency, currencySign, locale, timeZone, fiscalYearStart]);
}

function isAccepted(value: unknown, accepts: (value: unknown) => unknown): boolean {
  try {
    return Boolean(accepts(value));
  } catch {
    return false;
  }
}
