import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { createHttp } from '../http/http.ts';
import type { ServiceOptions } from '../http/serviceOptions.ts';
import { type DaybookReader, internals } from '../internals.ts';
import { accessOf, createSession } from '../session/session.ts';
import type { SessionOptions } from '../session/tokenSession.ts';

/** What a server has read for a page, without its token: plain data, in which an invoice's activity has `Date`s. */
export interface PrefetchedData {
  /** Whose data it is: no other identity is shown it. */
  identity: string;
  /** As React Query stores them, with keys that don't name a session. */
  queries: Omit<DehydratedState['queries'][number], 'queryHash'>[];
}

interface PrefetchOptions extends Pick<SessionOptions, 'identity' | 'fetchToken'> {
  baseUrl: string;
  timeZone?: string | undefined;
  serviceOptions?: ServiceOptions | undefined;
  /** Ends the reading; the result has what was read by then. */
  signal?: AbortSignal | undefined;
  onError: (error: unknown) => void;
}

/** Reads queries in a new session, which ends afterwards. A query that fails is left out, for the page to read. */
export async function prefetch(
  { baseUrl, identity, fetchToken, timeZone, serviceOptions = {}, signal, onError }: PrefetchOptions,
  read: (books: DaybookReader) => Promise<unknown>,
): Promise<PrefetchedData> {
  const session = createSession({ identity, fetchToken });
  const access = accessOf(session);
  const queryClient = new QueryClient();
  const books: DaybookReader = {
    session,
    queryClient,
    [internals]: {
      http: createHttp({ baseUrl, session: access.current }),
      timeZone: timeZone ?? 'UTC', // as the provider until the page has hydrated
      serviceOptions,
      loaders: {},
      report: ({ error }) => onError(error),
    },
  };
  const end = () => {
    access.end();
    void queryClient.cancelQueries();
  };
  signal?.addEventListener('abort', end);
  try {
    if (signal?.aborted) end();
    await read(books);
    if (!signal?.aborted) {
      for (const { state } of queryClient.getQueryCache().getAll()) if (state.error) onError(state.error);
    }
    const queries = dehydrate(queryClient).queries.filter(({ queryKey }) => queryKey[1] === session.id);
    return {
      identity,
      queries: queries.map(({ queryHash, queryKey, ...query }) => ({ ...query, queryKey: queryKey.slice(2) })),
    };
  } finally {
    signal?.removeEventListener('abort', end);
    access.end();
    queryClient.clear();
  }
}
