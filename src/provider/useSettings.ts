'use client';
import { useMemo } from 'react';
import { deviceTimeZone } from '../core/dates/deviceTimeZone.ts';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import { isCurrency } from '../core/money/currencies.ts';
import { useIsOnServer } from '../ui/useIsOnServer.ts';

type Settings = Pick<DaybookContextValue, 'currency' | 'currencySign' | 'timeZone' | 'fiscalYearStart'>;

/** The default of each setting, what is expected, and whether a value is accepted, which may throw. */
const checks: { [Name in keyof Settings]: [Settings[Name], string, (value: Settings[Name]) => unknown] } = {
  currency: ['USD', 'an ISO 4217 code', isCurrency],
  currencySign: ['standard', '"standard" or "accounting"', (sign) => /^(standard|accounting)$/.test(sign)],
  timeZone: ['UTC', 'an IANA time zone', (timeZone) => new Intl.DateTimeFormat('en', { timeZone })],
  fiscalYearStart: [1, 'a month from 1 to 12', (month) => Number.isInteger(month) && month > 0 && month < 13],
};

/** Those that the host sets. */
type GivenSettings = { [Name in keyof Settings]?: Settings[Name] | undefined };

/**
 * The host's settings, with the default in place of a missing or an invalid one, which would crash components. `problem` says what is
 * wrong; empty if nothing is.
 */
export function useSettings({
  currency,
  currencySign,
  timeZone,
  fiscalYearStart,
}: GivenSettings): Settings & { problem: string } {
  const isOnServer = useIsOnServer(); // whose time zone isn't the reader's, though its HTML is what the browser takes over
  return useMemo(() => {
    const given: GivenSettings = { currency, currencySign, timeZone, fiscalYearStart };
    const ofDevice = isOnServer ? undefined : deviceTimeZone();
    const settings: Record<string, unknown> = { ...given, timeZone: timeZone ?? ofDevice ?? 'UTC' };
    const problems = Object.entries(checks).flatMap(([name, check]) => {
      const [fallback, expected, accepts] = check as [unknown, string, (value: unknown) => unknown]; // those of its setting
      const value = settings[name];
      if (isAccepted(value, accepts)) return [];
      settings[name] = fallback;
      if (value === undefined) return [];
      const text = typeof value === 'string' ? value : '';
      const received = typeof value === 'object' && value ? 'an object' : text ? JSON.stringify(text) : String(value);
      const example = isAccepted(text.toUpperCase(), accepts) ? text.toUpperCase() : fallback;
      return `${name} is ${received}: expected ${expected}, such as ${JSON.stringify(example)}.`;
    });
    return { ...(settings as unknown as Settings), problem: problems.join(' ') }; // each is checked or its default
  }, [currency, currencySign, timeZone, fiscalYearStart, isOnServer]);
}

function isAccepted(value: unknown, accepts: (value: unknown) => unknown): boolean {
  try {
    return Boolean(accepts(value));
  } catch {
    return false;
  }
}
