'use client';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import type { DaybookEvent, TelemetryEvent } from '../core/events.ts';
import type { RequestHooks } from '../core/http/checkedHooks.ts';
import { createHeldWrites, type HeldWrites } from '../core/http/heldWrites.ts';
import { createHttp } from '../core/http/http.ts';
import { keyRoot } from '../core/query/resources.ts';
import { type FetchToken, requireFetchToken } from '../core/session/requestToken.ts';
import { accessOf, createSession, originalOf, type Session } from '../core/session/session.ts';
import type { SessionOptions } from '../core/session/tokenSession.ts';
import { hasSameMembers } from '../core/state/hasSameMembers.ts';
import { useLayoutEffect } from '../ui/useLayoutEffect.ts';
import { refetchFailed } from './refetchFailed.ts';
import { useAfterUnmount } from './useAfterUnmount.ts';

/** The identity and token source of the provider's own session. */
export interface OwnSession extends SessionOptions {
  session?: undefined;
}

/** A session from `createSession`, which other providers may share. */
export interface SharedSession {
  session: Session;
  identity?: undefined;
  fetchToken?: undefined;
  writeReplay?: undefined;
}

/** The host's functions that a session keeps: another identity's never see what happens in it. */
export interface HostHooks extends RequestHooks {
  /** Called for what happens in components, such as `{ type: 'invoice.selected', component: 'InvoiceList', invoiceId }`. */
  onEvent?: ((event: DaybookEvent) => void) | undefined;
  /** Called with the duration of each request, token fetch and first load of a component. */
  onTelemetry?: ((event: TelemetryEvent) => void) | undefined;
}

interface ConnectionOptions {
  baseUrl: string;
  /** What is wrong with the provider's other props, with which each request then fails; empty if nothing is. */
  problem: string;
  signIn: OwnSession | SharedSession;
  hooks: HostHooks;
  queryClient: QueryClient;
  /** Whether the host passed the client. */
  isClientShared: boolean;
}

/**
 * The session and its HTTP client. They are replaced during rendering, not in an effect: children's effects run before the
 * provider's and would send the new company's requests with the old one's token.
 */
export function useConnection({
  baseUrl,
  problem,
  signIn,
  hooks,
  queryClient,
  isClientShared,
}: ConnectionOptions): Pick<DaybookContextValue, 'session' | 'http' | 'heldWrites' | 'hasEnded' | 'emit' | 'measure'> {
  const shared = signIn.session && originalOf(signIn.session);
  const target = { baseUrl, problem, identity: signIn.identity, shared };
  const connect = () => {
    // One ref per session: with a shared one, an old session would call the new user's functions, and a session that is not
    // committed yet the old user's.
    const host = { ...hooks, fetchToken: signIn.fetchToken };
    // In a microtask: an error that the host throws fails nothing here.
    const emit = (event: DaybookEvent) => queueMicrotask(() => host.onEvent?.(event));
    const measure = (event: TelemetryEvent) => queueMicrotask(() => host.onTelemetry?.(event));
    const fetchToken: FetchToken = (request) => requireFetchToken(host.fetchToken)(request);
    const session = signIn.session ? originalOf(signIn.session) : createSession({ ...signIn, fetchToken });
    const http = createHttp({ baseUrl, session: accessOf(session).current, hooks: host, measure, problem });
    return { target, session, http, heldWrites: createHeldWrites(), host, emit, measure };
  };
  const [connection, setConnection] = useState(connect);
  const { session, http, heldWrites, emit, measure } = connection;
  if (!hasSameMembers(connection.target, target)) setConnection(connect());

  useEffect(() => accessOf(session).retain(), [session]);
  useEffect(() => accessOf(session).onToken(measure), [session, measure]);
  useEffect(() => refetchFailed(session, queryClient), [session, queryClient]);
  useEffect(() => sendBeforeLeaving(session, heldWrites), [session, heldWrites]);

  const rendered = useRef(connection);
  useInsertionEffect(() => {
    Object.assign(connection.host, hooks, { fetchToken: signIn.fetchToken });
    const before = rendered.current;
    rendered.current = connection;
    // During the commit: after a timer or a transition, passive effects run so late that the old session could send requests.
    if (before.session !== session && !before.target.shared) accessOf(before.session).stop();
  });

  const sessionId = useSyncExternalStore(
    session.subscribe,
    () => session.id,
    () => session.id,
  );
  const committed = useRef({ ...connection, sessionId });
  useEffect(() => {
    const before = committed.current;
    committed.current = { ...connection, sessionId };
    if (before.session !== connection.session && !before.target.shared) accessOf(before.session).end();
    if (before.sessionId !== sessionId) {
      removeInactive(queryClient, before.sessionId);
    } else if (before.http !== connection.http) {
      queryClient.resetQueries({ queryKey: [keyRoot, sessionId] });
    }
  }, [connection, sessionId, queryClient]);
  // With a client and a session of the host, the next provider may show the data again.
  const isShared = isClientShared && signIn.session !== undefined;
  useEffect(() => {
    if (isShared) removeAtEnd(session, sessionId, queryClient);
  }, [isShared, session, sessionId, queryClient]);
  const isUnmounted = useRef(false);
  // Not a passive effect: those of children, which write to the cache, come first.
  useLayoutEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  useAfterUnmount(() => {
    // Not what is being read for a save that goes on; it is removed after the usual time.
    if (!isShared) removeInactive(queryClient, sessionId, { fetchStatus: 'idle' });
  });

  // A new ID after a logout gives a new value too, because every cache key contains it.
  return useMemo(() => {
    const { ended } = accessOf(session).current();
    const hasEnded = () => ended.aborted || (!isShared && isUnmounted.current);
    return { session, http, heldWrites, emit, measure, sessionId, hasEnded };
  }, [session, http, heldWrites, emit, measure, sessionId, isShared]);
}

/** Removes a session's data, but not what another provider with the same session may still show. */
function removeInactive(
  queryClient: QueryClient,
  sessionId: string,
  filters?: Pick<QueryFilters, 'fetchStatus'>,
): void {
  queryClient.removeQueries({ queryKey: [keyRoot, sessionId], type: 'inactive', ...filters });
}

/** The sessions whose data a client removes at their end. */
const removals = new WeakMap<QueryClient, WeakSet<AbortSignal>>();

/** Removes a session's data once the user signs out, even if no provider is left then. */
function removeAtEnd(session: Session, sessionId: string, queryClient: QueryClient): void {
  const { ended } = accessOf(session).current();
  const sessions = removals.get(queryClient) ?? new WeakSet();
  if (sessions.has(ended)) return;
  removals.set(queryClient, sessions.add(ended));
  ended.addEventListener('abort', () => removeInactive(queryClient, sessionId), { once: true });
}

/** Sends held writes when the page unloads, the session ends or the provider unmounts, since they can no longer be undone. */
function sendBeforeLeaving(session: Session, heldWrites: HeldWrites): () => void {
  const unsubscribe = accessOf(session).beforeEnd(heldWrites.sendAll);
  window.addEventListener('pagehide', heldWrites.sendAll);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', heldWrites.sendAll);
    heldWrites.sendAll();
  };
}
