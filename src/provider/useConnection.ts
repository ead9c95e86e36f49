'use client';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import { ConfigurationError } from '../core/errors.ts';
import { createHttp } from '../core/http/http.ts';
import { keyRoot } from '../core/query/resources.ts';
import type { FetchToken } from '../core/session/requestToken.ts';
import { accessOf, createSession, type Session } from '../core/session/session.ts';
import type { SessionOptions } from '../core/session/tokenSession.ts';
import { reloadWhenOnline } from './reloadWhenOnline.ts';
import { reloadWithToken } from './reloadWithToken.ts';

/** Who is signed in and how tokens are got, for a session of the provider's own. */
export interface OwnSession extends Omit<SessionOptions, 'clock'> {
  session?: undefined;
}

/** A session that the host made with `createSession`; other providers may have the same one. */
export interface SharedSession {
  session: Session;
  identity?: undefined;
  fetchToken?: undefined;
  writeReplay?: undefined;
}

interface ConnectionOptions {
  baseUrl: string;
  signIn: OwnSession | SharedSession;
  /** Forgets what was loaded for a session that is over. */
  queryClient: QueryClient;
}

/**
 * The session and its client. They are replaced while rendering, not in an effect: the children's effects run before the
 * provider's, and would send the new company's requests with the old one's token.
 */
export function useConnection({
  baseUrl,
  signIn,
  queryClient,
}: ConnectionOptions): Pick<DaybookContextValue, 'session' | 'http'> {
  const connect = () => {
    // Each session has a place of its own for the host's function. In a shared one, an old session would find the new user's
    // function, and one that is not yet committed the old user's.
    const host = { fetchToken: signIn.fetchToken };
    const ask: FetchToken = (request) => required(host.fetchToken)(request);
    const session = signIn.session ?? createSession({ ...signIn, fetchToken: ask });
    const http = createHttp({ baseUrl, session: accessOf(session).current });
    return { baseUrl, signIn, session, http, host };
  };
  const [connection, setConnection] = useState(connect);
  const { session, http } = connection;
  const isReplaced =
    connection.baseUrl !== baseUrl ||
    connection.signIn.identity !== signIn.identity ||
    connection.signIn.session !== signIn.session;
  if (isReplaced) setConnection(connect());

  useEffect(() => accessOf(session).retain(), [session]);
  useEffect(() => reloadWithToken(session, queryClient), [session, queryClient]);
  useEffect(() => reloadWhenOnline(session, queryClient), [session, queryClient]);

  const shown = useRef(connection);
  useInsertionEffect(() => {
    connection.host.fetchToken = signIn.fetchToken;
    const before = shown.current;
    shown.current = connection;
    // Within the commit: after a timer or a transition, passive effects run only once the old session could have gone on.
    if (before.session !== session && !before.signIn.session) accessOf(before.session).stop();
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
    if (before.session !== connection.session && !before.signIn.session) accessOf(before.session).end();
    if (before.sessionId !== sessionId) {
      // Another provider that shares the session may still show them: what is shown nowhere goes.
      queryClient.removeQueries({ queryKey: [keyRoot, before.sessionId], type: 'inactive' });
    } else if (before.baseUrl !== connection.baseUrl) {
      queryClient.resetQueries({ queryKey: [keyRoot, sessionId] });
    }
  }, [connection, sessionId, queryClient]);

  // Another id after a logout is another value, too: every key begins with it.
  return useMemo(() => ({ session, http, sessionId }), [session, http, sessionId]);
}

function required(fetchToken: FetchToken | undefined): FetchToken {
  if (typeof fetchToken === 'function') return fetchToken;
  throw new ConfigurationError(
    `fetchToken is of type ${typeof fetchToken}. Give DaybookProvider a function that gets an access token from your server.`,
  );
}
