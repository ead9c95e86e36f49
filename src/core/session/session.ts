import { ConfigurationError, TokenError } from '../errors.ts';
import type { TelemetryEvent } from '../events.ts';
import type { SessionState } from './sessionState.ts';
import { createTokenSession, type SessionOptions, type TokenSession } from './tokenSession.ts';

/** A host's view of the session of one identity. It shows no token. */
export interface Session extends SessionState {
  /** Keeps its cached data apart from every other session's. Changes with each `logout()`. */
  readonly id: string;
  readonly identity: string;
  /**
   * Fetches a token now: after failures, even final ones, after `logout()`, or to use a permission that was just granted. The
   * current token is used until the new one arrives.
   */
  retry(): void;
  /**
   * Drops the token and the data loaded with it. Waiting requests fail with `SESSION_CHANGED`, later ones with `SIGNED_OUT`.
   * `fetchToken` is not called until `retry()`.
   */
  logout(): void;
  /** Calls `listener` after each change of the state or `id`. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Internal access to a session. */
export interface SessionAccess {
  /** The current token session: another one after each sign-out. */
  current(): TokenSession;
  /** The same object until something changes. */
  getState(): SessionState;
  /** Calls `listener` right before the tokens are dropped, to send what can't wait. @returns a function that unsubscribes. */
  beforeEnd(listener: () => void): () => void;
  /** Calls `listener` after each fetch of a token. @returns a function that unsubscribes. */
  onToken(listener: (event: TelemetryEvent) => void): () => void;
  /** Keeps the token fresh while something is shown. @returns a function that releases it. */
  retain(): () => void;
  /** Fetches a missing token now, unless the host failed for good. */
  wake(): void;
  /** Ends it because the identity changed, and notifies nobody: `end` does that. */
  stop(): void;
  /** Ends it and notifies its listeners. */
  end(): void;
}

const accessTo = new WeakMap<Session, SessionAccess>();
const originals = new WeakMap<Session, Session>();

/**
 * Creates a session outside React, for several providers or clients to share.
 * It does nothing before the first request.
 */
export function createSession(options: SessionOptions): Session {
  const listeners = new Set<() => void>();
  const holders = new Set<{ renew(): void }>();
  const endListeners = new Set<() => void>();
  const tokenListeners = new Set<(event: TelemetryEvent) => void>();
  const announceEnd = () => {
    for (const listener of endListeners) listener();
  };
  const notify = () => {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        // A listener's error must not fail the request that caused the change.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };
  const onToken = (event: TelemetryEvent) => {
    for (const listener of tokenListeners) listener(event);
  };
  let tokens = createTokenSession({ ...options, onToken }, notify);

  const session: Session = {
    identity: options.identity,
    get id() {
      return tokens.id;
    },
    get status() {
      return tokens.getState().status;
    },
    get isRefreshing() {
      return tokens.getState().isRefreshing;
    },
    get error() {
      return tokens.getState().error;
    },
    get retryAt() {
      return tokens.getState().retryAt;
    },
    retry: () => tokens.retry(),
    logout() {
      const before = tokens;
      if (before.ended.aborted) return;
      announceEnd();
      tokens = createTokenSession({ ...options, onToken }, notify);
      before.end(
        new TokenError('SESSION_CHANGED', 'The user signed out before this request was complete. Nothing was saved.'),
      );
      for (const holder of holders) holder.renew();
      tokens.refuse(new TokenError('SIGNED_OUT', 'The user signed out. Call session.retry() to sign in again.'));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  accessTo.set(session, {
    current: () => tokens,
    getState: () => tokens.getState(),
    retain() {
      let release = tokens.retain();
      const holder = {
        renew() {
          release();
          release = tokens.retain();
        },
      };
      holders.add(holder);
      return () => {
        holders.delete(holder);
        release();
      };
    },
    wake: () => tokens.wake(),
    beforeEnd(listener) {
      endListeners.add(listener);
      return () => void endListeners.delete(listener);
    },
    onToken(listener) {
      tokenListeners.add(listener);
      return () => void tokenListeners.delete(listener);
    },
    stop() {
      announceEnd();
      tokens.stop();
    },
    end: () => tokens.end(),
  });
  return session;
}

/** Creates a proxy that can be passed on like the session itself. */
export function createSessionProxy(session: Session, handler: ProxyHandler<Session>): Session {
  const proxy = new Proxy(session, handler);
  originals.set(proxy, session);
  return proxy;
}

/** The session behind a proxy; any other as it is. */
export function originalOf(session: Session): Session {
  return originals.get(session) ?? session;
}

/** @throws {ConfigurationError} for anything that `createSession` of this copy of Daybook did not make. */
export function accessOf(session: Session): SessionAccess {
  const access = accessTo.get(originalOf(session));
  if (access) return access;
  throw new ConfigurationError(
    'This session was not created by this copy of @daybook/react. Use createSession({ identity, fetchToken }). If you did, ' +
      'two copies may be loaded: run "npm ls @daybook/react".',
  );
}
