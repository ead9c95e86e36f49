import type { QueryClient } from '@tanstack/react-query';
import type { DaybookError } from './errors.ts';
import type { HttpClient } from './http/http.ts';
import type { ServiceOptions } from './http/serviceOptions.ts';
import type { Session } from './session/session.ts';

/** Key of what hooks and query options need beyond the public API. */
export const internals = Symbol('internals');

/** What query options read with: that of `useDaybook()`, or on a server that of `prefetchBooks`. */
export interface DaybookReader {
  session: Session;
  queryClient: QueryClient;
  readonly [internals]: ReaderInternals;
}

export interface ReaderInternals {
  http: HttpClient;
  /** IANA time zone that decides which day is today. */
  timeZone: string;
  serviceOptions: ServiceOptions;
  /** Host functions that load a list instead of the service's endpoint. Their results are validated where they are used. */
  loaders: Readonly<Record<string, ListLoader<unknown> | undefined>>;
  /** Reports an error to the host's `onError`, or logs it if there is none and the component has not handled it. */
  report: (event: ComponentError, isHandled?: boolean) => void;
}

/** A host function that loads a complete list. */
export type ListLoader<List> = (request: { signal: AbortSignal }) => Promise<List>;

/** A failure that a component shows, or an unreadable row that a hook leaves out of its list. */
export interface ComponentError {
  error: DaybookError | Error;
  /** Name of the component, such as `GeneralLedger`, or of the hook that left out a row, such as `useCustomers`. */
  component: string;
}
