'use client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { DaybookError } from './http/errors.ts';
import type { HttpClient } from './http/httpClient.ts';
import type { TokenSession } from './http/session/tokenSession.ts';
import { type MessageOverrides, type Messages, mergeMessages, type OverridesByArea } from './messages/messages.ts';

/** What the provider supplies to every hook and component below it. */
export interface Daybook {
  http: HttpClient;
  /** The signed-in identity's session; a rotated token leaves it the same object. */
  session: TokenSession;
  queryClient: QueryClient;
  /** ISO 4217 code of the amounts. */
  currency: string;
  /** BCP 47 tag by which dates, amounts and what people type are read and written. */
  locale: string;
  /** IANA zone that decides which day is today. */
  timeZone: string;
  /** The month in which the fiscal year begins, 1 to 12. */
  fiscalYearStart: number;
  /** Where a service differs from the interface. */
  service: ServiceOptions;
  messages: OverridesByArea;
  onError: ((event: ComponentError) => void) | undefined;
}

/** Where a service differs from what its interface leaves open; see the README, "Where the interface is silent". */
export interface ServiceOptions {
  /** The body field that carries a ledger query's accounting method; default `accountingMethod`. */
  accountingMethodField?: string;
}

/** A failure that a component shows in its place. */
export interface ComponentError {
  error: DaybookError | Error;
  /** The component's name, such as `GeneralLedger`. */
  component: string;
}

export const DaybookContext = createContext<Daybook | undefined>(undefined);

/**
 * What the provider supplied.
 * @throws {Error} outside a `DaybookProvider`.
 */
export function useDaybook(): Daybook {
  const daybook = useContext(DaybookContext);
  if (daybook) return daybook;
  throw new Error(
    'There is no DaybookProvider above this component. Wrap it: <DaybookProvider baseUrl=… identity=… fetchToken=…>. ' +
      'If there is one, two copies of @daybook/react may be loaded: run "npm ls @daybook/react".',
  );
}

/** The texts of one area: the component's own win over the provider's, and those over the defaults. */
export function useMessages<Area extends Messages>(
  area: string,
  defaults: Area,
  ofComponent?: MessageOverrides<Area>,
): Area {
  const ofProvider = useDaybook().messages[area];
  return useMemo(() => mergeMessages(defaults, ofProvider, ofComponent), [defaults, ofProvider, ofComponent]);
}
