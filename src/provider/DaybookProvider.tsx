'use client';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { bulkMessages } from '../bank-transactions/bulk/bulkMessages.ts';
import type { matchMessages } from '../bank-transactions/match/matchMessages.ts';
import type { transactionListMessages } from '../bank-transactions/messages.ts';
import type { undoMessages } from '../bank-transactions/review/undoMessages.ts';
import type { transactionMessages } from '../bank-transactions/transactionMessages.ts';
import type { closingMessages } from '../closing/messages.ts';
import { type ComponentError, DaybookContext, type DaybookContextValue, internals } from '../core/daybookContext.ts';
import type { ServiceOptions } from '../core/http/serviceOptions.ts';
import type { MessageArea, MessageOverrides } from '../core/messages/messages.ts';
import type { MoneyFormat } from '../core/money/formatMoney.ts';
import type { formKeyMessages } from '../form/parts/formKeyMessages.ts';
import type { invoiceDetailsMessages } from '../invoices/details/messages.ts';
import type { invoiceListMessages } from '../invoices/messages.ts';
import type { journalEntryMessages } from '../journal-entries/messages.ts';
import type { ledgerMessages, trialBalanceMessages } from '../ledger/messages.ts';
import type { sourceMessages } from '../ledger/source/sourceMessages.ts';
import type { displayMessages } from '../list/display/displayMessages.ts';
import type { notificationMessages } from '../notifications/messages.ts';
import type { ReferenceLoaders } from '../reference-lists/data/queries.ts';
import type { referenceMessages } from '../reference-lists/messages.ts';
import type { uiMessages } from '../ui/messages.ts';
import type { Appearance } from './appearance.ts';
import { setQueryDefaults } from './setQueryDefaults.ts';
import { useAppearance } from './useAppearance.ts';
import { type OwnSession, type SharedSession, useConnection } from './useConnection.ts';
import { useLoaders } from './useLoaders.ts';
import { useOwnQueryClient } from './useOwnQueryClient.ts';
import { useReport } from './useReport.ts';

/** Props of the provider: `identity` and `fetchToken`, or a `session` created outside. */
export type DaybookProviderProps = ProviderOptions & (OwnSession | SharedSession);

interface ProviderOptions {
  /** URL of the service, such as `https://books.example.com`, or the path of a proxy on your server. */
  baseUrl: string;
  /** ISO 4217 code of the company's currency; default `USD`. */
  currency?: string;
  /** BCP 47 tag for dates and amounts; default `en-US`. */
  locale?: string;
  /** IANA time zone that decides which day is today; default the device's. */
  timeZone?: string;
  /** First month of the company's fiscal year, 1 to 12; default 1, January. */
  fiscalYearStart?: number;
  /** How tables and balances show negative amounts: with a minus sign, or `'accounting'` for parentheses. Default `'standard'`. */
  currencySign?: MoneyFormat['currencySign'];
  /** Your own texts, by area and key. Define them outside the component, so that they aren't merged on every render. */
  messages?: { readonly [Area in MessageArea]?: MessageOverrides<DefaultMessages[Area]> | undefined };
  /** Colors, spacing, type and the color scheme of the components inside; see `@daybook/react/themes` for presets. */
  appearance?: Appearance | undefined;
  /** Options for services that differ where the interface is silent. */
  serviceOptions?: ServiceOptions;
  /** Your own sources of accounts, customers and other lists, instead of the service's. Can be inline functions. */
  loaders?: ReferenceLoaders;
  /** React Query client for Daybook's data. Default: a private one. */
  queryClient?: QueryClient;
  /** Called for each error that a component shows. */
  onError?: (event: ComponentError) => void;
  children?: ReactNode;
}

/** Types of the default texts. Every area must be here, or the `messages` prop doesn't compile. */
interface DefaultMessages {
  bankTransaction: typeof transactionMessages & typeof matchMessages;
  bankTransactionList: typeof transactionListMessages & typeof bulkMessages & typeof undoMessages;
  closing: typeof closingMessages;
  invoice: typeof invoiceDetailsMessages;
  invoiceList: typeof invoiceListMessages;
  journalEntry: typeof journalEntryMessages;
  ledger: typeof ledgerMessages & typeof sourceMessages;
  notifications: typeof notificationMessages;
  references: typeof referenceMessages;
  trialBalance: typeof trialBalanceMessages;
  ui: typeof uiMessages & typeof displayMessages & typeof formKeyMessages;
}

const noMessages = {};
const noServiceOptions = {};
const noLoaders = {};

/** Provides the service, the session and texts to Daybook's hooks and components. It renders no element. */
export function DaybookProvider({
  baseUrl,
  currency = 'USD',
  locale = 'en-US',
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  fiscalYearStart = 1,
  currencySign = 'standard',
  messages = noMessages,
  appearance: givenAppearance,
  serviceOptions = noServiceOptions,
  loaders: hostLoaders = noLoaders,
  queryClient: hostQueryClient,
  onError,
  children,
  ...signIn
}: DaybookProviderProps) {
  const ownQueryClient = useOwnQueryClient();
  const queryClient = hostQueryClient ?? ownQueryClient;
  const connection = useConnection({ baseUrl, signIn, queryClient });
  const report = useReport(onError);
  const loaders = useLoaders(hostLoaders);
  const appearance = useAppearance(givenAppearance);

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
      appearance,
      report,
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
      appearance,
      report,
    ],
  );
  return <DaybookContext.Provider value={daybook}>{children}</DaybookContext.Provider>;
}
