'use client';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type ComponentError,
  DaybookContext,
  type DaybookContextValue,
  internals,
  useStructuralSharing,
} from '../core/daybookContext.ts';
import { received } from '../core/errors.ts';
import type { ServiceOptions } from '../core/http/serviceOptions.ts';
import type { MessageArea, MessageOverrides } from '../core/messages/messages.ts';
import type { MoneyFormat } from '../core/money/formatMoney.ts';
import type { en } from '../locales/en.ts';
import type { Translation } from '../locales/translation.ts';
import type { ReferenceLoaders } from '../reference-lists/data/options.ts';
import { ComponentsContext } from '../ui/parts/ComponentsContext.ts';
import type { DaybookComponents } from '../ui/parts/partProps.ts';
import type { Appearance } from './appearance.ts';
import { functionProblems, hostFunction } from './hostFunctions.ts';
import { setQueryDefaults } from './setQueryDefaults.ts';
import { unknownMembers } from './unknownMembers.ts';
import { useAppearance } from './useAppearance.ts';
import { useComponents } from './useComponents.ts';
import { type HostHooks, type OwnSession, type SharedSession, useConnection } from './useConnection.ts';
import { useCopyCheck } from './useCopyCheck.ts';
import { useLoaders } from './useLoaders.ts';
import { useLocale } from './useLocale.ts';
import { useMessageKeys } from './useMessageKeys.ts';
import { useReport } from './useReport.ts';
import { useReportProblem } from './useReportProblem.ts';
import { useSettings } from './useSettings.ts';
import { type LoadTranslation, useTranslation } from './useTranslation.ts';

/** Props of the provider: `identity` and `fetchToken`, or a `session` created outside. */
export type DaybookProviderProps = ProviderOptions & (OwnSession | SharedSession);

interface ProviderOptions extends HostHooks {
  /** URL of the service, such as `https://books.example.com`, or the path of a proxy on your server. */
  baseUrl: string;
  /** ISO 4217 code of the company's currency; default `USD`. */
  currency?: string;
  /** BCP 47 tag for dates and amounts, such as `de-DE`; `de_DE` is the same. Default `en-US`, also in place of an invalid one. */
  locale?: string;
  /** IANA time zone of the company, which decides which day is today; default the device's, and UTC in a server's HTML. */
  timeZone?: string;
  /** First month of the company's fiscal year, 1 to 12; default 1, January. */
  fiscalYearStart?: number;
  /** How tables and balances show negative amounts: with a minus sign, or `'accounting'` for parentheses. Default `'standard'`. */
  currencySign?: MoneyFormat['currencySign'];
  /**
   * The language of all texts; default English. A translation such as `de`, or `loadTranslation` of `@daybook/react/locales`, which
   * loads the one for `locale`.
   */
  translation?: Translation | LoadTranslation;
  /** Your own texts, by area and key. Define them outside the component, so that they aren't merged on every render. */
  messages?: { readonly [Area in MessageArea]?: MessageOverrides<(typeof en)[Area]> | undefined };
  /** Marks each text with the key of its message, in `data-daybook-message`. For development. */
  showMessageKeys?: boolean;
  /** Colors, spacing, type and the color scheme of the components inside; see `@daybook/react/themes` for presets. */
  appearance?: Appearance | undefined;
  /**
   * Your own buttons, inputs, dialogs and other parts, in place of Daybook's. Define them outside the component, so that they stay mounted.
   * Providers inside inherit them.
   */
  components?: DaybookComponents | undefined;
  /** Options for services that differ where the API is silent. */
  serviceOptions?: ServiceOptions;
  /** Your own sources of accounts, customers and other lists, instead of the service's. Can be inline functions. */
  loaders?: ReferenceLoaders;
  /** React Query client for Daybook's data. Default: a private one. */
  queryClient?: QueryClient;
  /** Called for each error that a component shows. */
  onError?: (event: ComponentError) => void;
  children?: ReactNode;
}

const noMessages = {};
const noServiceOptions = {};
const noLoaders = {};
const noParts = {};

/** Provides the service, the session and texts to Daybook's hooks and components. It renders no element around them. */
export function DaybookProvider({
  baseUrl,
  currency: givenCurrency,
  locale: givenLocale,
  timeZone: givenTimeZone,
  fiscalYearStart: givenFiscalYearStart,
  currencySign: givenCurrencySign,
  translation,
  messages: hostMessages = noMessages,
  showMessageKeys = false,
  appearance: givenAppearance,
  components: givenComponents,
  serviceOptions: givenServiceOptions,
  loaders: givenLoaders,
  queryClient: hostQueryClient,
  fetch,
  headers,
  onEvent,
  onTelemetry,
  onError,
  children,
  ...signIn
}: DaybookProviderProps) {
  useCopyCheck();
  const [ownQueryClient] = useState(() => new QueryClient());
  const isClientShared = typeof hostQueryClient?.setQueryDefaults === 'function';
  const queryClient = isClientShared ? hostQueryClient : ownQueryClient;
  const report = useReport(hostFunction(onError));
  const problems = functionProblems({ onError, onEvent, onTelemetry });
  if (hostQueryClient && !isClientShared)
    problems.push(
      `queryClient is ${received(hostQueryClient)} and was ignored. Expected a QueryClient of TanStack Query.`,
    );
  useReportProblem(problems.join(' '), report);
  const locale = useLocale(givenLocale, report);
  const { currency, currencySign, timeZone, fiscalYearStart, problem } = useSettings({
    currency: givenCurrency,
    currencySign: givenCurrencySign,
    timeZone: givenTimeZone,
    fiscalYearStart: givenFiscalYearStart,
  });
  const isTimeZoneGiven = givenTimeZone !== undefined;
  const connection = useConnection({
    baseUrl,
    problem,
    signIn,
    hooks: { fetch, headers, onEvent: hostFunction(onEvent), onTelemetry: hostFunction(onTelemetry) },
    queryClient,
    isClientShared,
  });
  const loaders = useLoaders(givenLoaders ?? noLoaders, report);
  const hostServiceOptions = givenServiceOptions ?? noServiceOptions;
  const serviceOptions = useStructuralSharing(hostServiceOptions);
  useReportProblem(
    unknownMembers('serviceOptions', hostServiceOptions, ['accountingMethodField'], 'option').join(' '),
    report,
  );
  const messages = useStructuralSharing(hostMessages ?? noMessages);
  const texts = useTranslation({ translation, locale, messages, report });
  const messageKeys = useMessageKeys(showMessageKeys);
  const appearance = useAppearance(givenAppearance, report);
  const components = useComponents(givenComponents ?? noParts, report);
  const [providerId] = useState(Symbol);
  const [part, showPart] = useState<ReactNode>();

  const [initialized, setInitialized] = useState<QueryClient>();
  if (initialized !== queryClient) {
    // During rendering: the children's queries start with them. Setting them again changes nothing.
    setQueryDefaults(queryClient);
    setInitialized(queryClient);
  }
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);

  const daybook = useMemo<DaybookContextValue>(
    () => ({
      ...connection,
      providerId,
      queryClient,
      currency,
      locale,
      timeZone,
      isTimeZoneGiven,
      fiscalYearStart,
      currencySign,
      serviceOptions,
      loaders,
      ...texts,
      messageKeys,
      appearance,
      report,
      showPart,
      get [internals]() {
        return this;
      },
    }),
    [
      connection,
      providerId,
      queryClient,
      currency,
      locale,
      timeZone,
      isTimeZoneGiven,
      fiscalYearStart,
      currencySign,
      serviceOptions,
      loaders,
      texts,
      messageKeys,
      appearance,
      report,
    ],
  );
  return (
    <DaybookContext.Provider value={daybook}>
      <ComponentsContext.Provider value={components}>
        {children}
        {part}
      </ComponentsContext.Provider>
    </DaybookContext.Provider>
  );
}
