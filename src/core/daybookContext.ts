'use client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { DaybookError } from './errors.ts';
import type { HttpClient } from './http/http.ts';
import type { ServiceOptions } from './http/serviceOptions.ts';
import {
  type MessageArea,
  type MessageOverrides,
  type Messages,
  mergeMessages,
  type OverridesByArea,
} from './messages/messages.ts';
import { accessOf, type Session } from './session/session.ts';
import { initialState, type SessionState } from './session/sessionState.ts';

/** What the provider supplies to every hook and component below it. */
export interface Daybook {
  http: HttpClient;
  /**
   * The sign-in: `status`, `error`, `retry()`, `logout()`. A component that reads `status` or `error` renders anew when
   * that changes; others do not notice a new token.
   */
  session: Session;
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
  /** By list, what loads it in place of the service's endpoint. What it gives is checked where it is used. */
  loaders: Readonly<Record<string, Loader<unknown> | undefined>>;
  messages: OverridesByArea;
  onError: ((event: ComponentError) => void) | undefined;
}

/** A function of the host's own that gives a whole list. */
export type Loader<List> = (request: { signal: AbortSignal }) => Promise<List>;

/** A failure that a component shows, or that a hook leaves out of its list: an unreadable row. */
export interface ComponentError {
  error: DaybookError | Error;
  /** The component's name, such as `GeneralLedger`; the hook's, such as `useCustomers`, for a row of a list to choose from. */
  component: string;
}

export const DaybookContext = createContext<Daybook | undefined>(undefined);

/**
 * What the provider supplied.
 * @throws {Error} outside a `DaybookProvider`.
 */
export function useDaybook(): Daybook {
  const daybook = useDaybookContext();
  const session = useObservedSession(daybook.session);
  return useMemo(() => ({ ...daybook, session }), [daybook, session]);
}

/**
 * The same for Daybook's own hooks and components, which never show the session: without an observer for each of them.
 * @throws {Error} outside a `DaybookProvider`.
 */
export function useDaybookContext(): Daybook {
  const daybook = useContext(DaybookContext);
  if (daybook) return daybook;
  throw new Error(
    'There is no DaybookProvider above this component. Wrap it: <DaybookProvider baseUrl=… identity=… fetchToken=…>. ' +
      'If there is one, two copies of @daybook/react may be loaded: run "npm ls @daybook/react".',
  );
}

/** The session as one component sees it: noted is what it reads, and only a change of that renders it anew. */
function useObservedSession(session: Session): Session {
  const [read] = useState(() => new Set<keyof SessionState>());
  const observed = () => {
    const state = accessOf(session).getState();
    return read.has('status') ? state : read.has('error') ? state.error : null;
  };
  const shown = useSyncExternalStore(session.subscribe, observed, () => initialState);
  return useMemo(() => {
    const note = (name: keyof SessionState) => {
      read.add(name);
      return shown === initialState ? initialState : session; // the server's first render is the browser's as well
    };
    return {
      identity: session.identity,
      get id() {
        return session.id;
      },
      get status() {
        return note('status').status;
      },
      get error() {
        return note('error').error;
      },
      retry: session.retry,
      logout: session.logout,
      subscribe: session.subscribe,
    };
  }, [session, shown, read]);
}

/** The texts of one area: the component's own win over the provider's, and those over the defaults. */
export function useMessages<Area extends Messages>(
  area: MessageArea,
  defaults: Area,
  ofComponent?: MessageOverrides<Area>,
): Area {
  const { messages, locale } = useDaybookContext();
  const ofProvider = messages[area];
  return useMemo(
    () => mergeMessages(defaults, ofProvider, ofComponent, locale),
    [defaults, ofProvider, ofComponent, locale],
  );
}
