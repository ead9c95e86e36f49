'use client';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { transactionListMessages, transactionMessages } from '../bank-transactions/messages.ts';
import type { closingMessages } from '../closing/messages.ts';
import { type ComponentError, DaybookContext, type DaybookContextValue, internals } from '../core/daybookContext.ts';
import type { ServiceOptions } from '../core/http/serviceOptions.ts';
import type { MessageArea, MessageOverrides } from '../core/messages/messages.ts';
import type { MoneyFormat } from '../core/money/formatMoney.ts';
import type { invoiceDetailsMessages } from '../invoices/details/messages.ts';
import type { invoiceListMessages } from '../invoices/messages.ts';
import type { journalEntryMessages } from '../journal-entries/messages.ts';
import type { ledgerMessages } from '../ledger/messages.ts';
import type { notificationMessages } from '../notifications/messages.ts';
import type { ReferenceLoaders } from '../reference-lists/data/queries.ts';
import type { referenceMessages } from '../reference-lists/messages.ts';
import type { uiMessages } from '../ui/messages.ts';
import { setQueryDefaults } from './setQueryDefaults.ts';
import { type OwnSession, type SharedSession, useConnection } from './useConnection.ts';
import { useLoaders } from './useLoaders.ts';
import { useOwnQueryClient } from './useOwnQueryClient.ts';
import { useReport } from './useReport.ts';

/** What a provider takes: `identity` and `fetchToken`, or a `session` that was made outside. */
export type DaybookProviderProps = ProviderOptions & (OwnSession | SharedSession);

interface ProviderOptions {
  /** Where the service is: `https://books.example.com`, or a path of the page's own server that leads there. */
  baseUrl: string;
  /** ISO 4217 code of the company's currency; default `USD`. */
  currency?: string;
  /** BCP 47 tag for dates and amounts; default `en-US`. */
  locale?: string;
  /** IANA zone that decides which day is today; default the device's. */
  timeZone?: string;
  /** The month in which the company's fiscal year begins, 1 to 12; default 1, January. */
  fiscalYearStart?: number;
  /** How tables and balances show negative amounts: with a minus sign, or `'accounting'` for parentheses. Default `'standard'`. */
  currencySign?: MoneyFormat['currencySign'];
  /** Texts of one's own, by area and key. A constant outside the component keeps them from being merged at every render. */
  messages?: { readonly [Area in MessageArea]?: MessageOverrides<DefaultMessages[Area]> | undefined };
  /** Where the service differs from what its interface leaves open. */
  serviceOptions?: ServiceOptions;
  /** Your own sources of accounts, customers and other lists to choose from, in place of the service's. May be inline. */
  loaders?: ReferenceLoaders;
  /** A React Query client to keep Daybook's data in; default one of our own, which no host hook sees. */
  queryClient?: QueryClient;
  /** Told of each failure that a component shows. */
  onError?: (event: ComponentError) => void;
  children?: ReactNode;
}

/** The default texts by area. One that is missing here does not compile: the `messages` prop has every area. */
interface DefaultMessages {
  bankTransaction: typeof transactionMessages;
  bankTransactionList: typeof transactionListMessages;
  closing: typeof closingMessages;
  invoice: typeof invoiceDetailsMessages;
  invoiceList: typeof invoiceListMessages;
  journalEntry: typeof journalEntryMessages;
  ledger: typeof ledgerMessages;
  notifications: typeof notificationMessages;
  references: typeof referenceMessages;
  ui: typeof uiMessages;
}

const noMessages = {};
const noServiceOptions = {};
const noLoaders = {};

/** Supplies Daybook's hooks and components with the service, the signed-in identity and texts. It renders no element. */
export function DaybookProvider({
  baseUrl,
  currency = 'USD',
  locale = 'en-US',
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  fiscalYearStart = 1,
  currencySign = 'standard',
  messages = noMessages,
  serviceOptions = noServiceOptions,
  loaders: hostLoaders = noLoaders,
  queryClient: ofHost,
  onError,
  children,
  ...signIn
}: DaybookProviderProps) {
  const own = useOwnQueryClient();
  const queryClient = ofHost ?? own;
  const connection = useConnection({ baseUrl, signIn, queryClient });
  const report = useReport(onError);
  const loaders = useLoaders(hostLoaders);

  useMemo(() => setQueryDefaults(queryClient), [queryClient]);
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);

  const daybook = useMemo<DaybookContextValue>(
    () => ({
      ...connection,
      queryClient,
      currency,
      locale,
      timeZone,
      fiscalYearStart,
      currencySign,
      serviceOptions,
      loaders,
      messages,
      onError: report,
      get [internals]() {
        return this;
      },
    }),
    [
      connection,
      queryClient,
      currency,
      locale,
      timeZone,
      fiscalYearStart,
      currencySign,
      serviceOptions,
      loaders,
      messages,
      report,
    ],
  );
  return <DaybookContext.Provider value={daybook}>{children}</DaybookContext.Provider>;
}
