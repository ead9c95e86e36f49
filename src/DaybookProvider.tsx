'use client';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { type ComponentError, type Daybook, DaybookContext, type ServiceOptions } from './core/context.ts';
import { createHttpClient } from './core/http/httpClient.ts';
import type { FetchToken } from './core/http/session/tokenFlight.ts';
import { createTokenSession } from './core/http/session/tokenSession.ts';
import type { MessageOverrides } from './core/messages/messages.ts';
import { setQueryDefaults } from './core/query/queryDefaults.ts';
import { keyRoot } from './core/query/resources.ts';
import type { ledgerMessages } from './ledger/messages.ts';
import type { notificationMessages } from './notifications/messages.ts';
import type { uiMessages } from './ui/messages.ts';

export interface DaybookProviderProps {
  /** Where the service is: `https://books.example.com`, or a path of the page's own server that leads there. */
  baseUrl: string;
  /**
   * Names the signed-in user, company and environment, such as `user-7:company-42`. Another one starts a new session: its
   * requests carry its own tokens and its data are cached apart.
   */
  identity: string;
  /** Gets an access token from the host's own server. An inline function is fine: the latest one is called. */
  fetchToken: FetchToken;
  /** ISO 4217 code of the company's currency; default `USD`. */
  currency?: string;
  /** BCP 47 tag for dates and amounts; default `en-US`. */
  locale?: string;
  /** IANA zone that decides which day is today; default the device's. */
  timeZone?: string;
  /** The month in which the company's fiscal year begins, 1 to 12; default 1, January. */
  fiscalYearStart?: number;
  /** Texts of one's own, by area and key. A constant outside the component keeps them from being merged at every render. */
  messages?: {
    ui?: MessageOverrides<typeof uiMessages>;
    ledger?: MessageOverrides<typeof ledgerMessages>;
    notifications?: MessageOverrides<typeof notificationMessages>;
  };
  /** Where the service differs from what its interface leaves open. */
  service?: ServiceOptions;
  /** A React Query client to keep Daybook's data in; default one of our own, which no host hook sees. */
  queryClient?: QueryClient;
  /** Told of each failure that a component shows. */
  onError?: (event: ComponentError) => void;
  children?: ReactNode;
}

const noMessages = {};
const noServiceOptions = {};

/** Supplies Daybook's hooks and components with the service, the signed-in identity and texts. It renders no element. */
export function DaybookProvider({
  baseUrl,
  identity,
  fetchToken,
  currency = 'USD',
  locale = 'en-US',
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  fiscalYearStart = 1,
  messages = noMessages,
  service = noServiceOptions,
  queryClient: ofHost,
  onError,
  children,
}: DaybookProviderProps) {
  const [own] = useState(() => new QueryClient());
  const queryClient = ofHost ?? own;
  const connection = useConnection({ baseUrl, identity, fetchToken, queryClient });
  const tellError = useLatest(onError);

  useMemo(() => setQueryDefaults(queryClient), [queryClient]);
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);

  const daybook = useMemo<Daybook>(
    () => ({
      ...connection,
      queryClient,
      currency,
      locale,
      timeZone,
      fiscalYearStart,
      service,
      messages,
      onError: (event) => tellError.current?.(event),
    }),
    [connection, queryClient, currency, locale, timeZone, fiscalYearStart, service, messages, tellError],
  );
  return <DaybookContext.Provider value={daybook}>{children}</DaybookContext.Provider>;
}

/**
 * The session and its client. They are replaced while rendering, not in an effect: the children's effects run before the
 * provider's, and would send the new company's requests with the old one's token.
 */
function useConnection(options: {
  baseUrl: string;
  identity: string;
  fetchToken: FetchToken;
  queryClient: QueryClient;
}) {
  const { baseUrl, identity, queryClient } = options;
  const latestFetchToken = useLatest(options.fetchToken);
  const connect = () => {
    const session = createTokenSession({ identity, fetchToken: (request) => latestFetchToken.current(request) });
    return { identity, baseUrl, session, http: createHttpClient({ baseUrl, session }) };
  };
  const [connection, setConnection] = useState(connect);
  const isReplaced = connection.identity !== identity || connection.baseUrl !== baseUrl;
  if (isReplaced) setConnection(connect());

  useEffect(() => connection.session.retain(), [connection]);
  const committed = useRef(connection);
  useEffect(() => {
    const { session } = committed.current;
    committed.current = connection;
    if (session === connection.session) return;
    session.end();
    queryClient.removeQueries({ queryKey: [keyRoot, session.id] });
  }, [connection, queryClient]);

  return useMemo(() => ({ session: connection.session, http: connection.http }), [connection]);
}

/** The value of the latest render, readable from outside of rendering; set before any effect of a child runs. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
