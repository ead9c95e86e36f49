import { ConfigurationError, TokenError } from '../errors.ts';
import type { SessionState } from './sessionState.ts';
import { createTokenSession, type SessionOptions, type TokenSession } from './tokenSession.ts';

/** The sign-in of one identity as a host sees it. It shows no token. */
export interface Session extends SessionState {
  /** Distinguishes its cached data from every other's; another one after each `logout()`. */
  readonly id: string;
  readonly identity: string;
  /**
   * Asks the host for a token at once: after failures, a «never again» or `logout()`, and while a token works, such as for a
   * permission that was just granted. The token that works is used until the new one comes.
   */
  retry(): void;
  /**
   * Forgets the token and what was loaded with it. Requests that wait fail with `SESSION_CHANGED`, later ones with
   * `SIGNED_OUT`, and `fetchToken` is not called until `retry()`.
   */
  logout(): void;
  /** Calls back at each change of `status`, `error` or `id`. @returns a function that ends it. */
  subscribe(changed: () => void): () => void;
}

/** What Daybook itself needs of a session. */
export interface SessionAccess {
  /** The session as it is now; another one after each sign-out. */
  current(): TokenSession;
  /** The same object until something changes. */
  getState(): SessionState;
  /** Keeps the token fresh while something is shown. @returns a function that lets go. */
  retain(): () => void;
  /** Ends it for good, because another user or company took its place, and notifies nobody: `end` does that. */
  stop(): void;
  /** Ends it for good and notifies its listeners. */
  end(): void;
}

const accessTo = new WeakMap<Session, SessionAccess>();

/**
 * Makes a session outside React, to hand to several providers or clients: they share its token.
 * It does nothing before the first request.
 */
export function createSession(options: SessionOptions): Session {
  const listeners = new Set<() => void>();
  const holds = new Set<{ renew(): void }>();
  const tellChange = () => {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        // What a listener does wrong must not fail the request that brought the change.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };
  let tokens = createTokenSession(options, tellChange);

  const session: Session = {
    identity: options.identity,
    get id() {
      return tokens.id;
    },
    get status() {
      return tokens.getState().status;
    },
    get error() {
      return tokens.getState().error;
    },
    retry: () => tokens.retry(),
    logout() {
      const before = tokens;
      if (before.ended.aborted) return;
      tokens = createTokenSession(options, tellChange);
      before.end(new TokenError('SESSION_CHANGED', 'The user signed out before this was done. Nothing was saved.'));
      for (const hold of holds) hold.renew();
      tokens.refuse(new TokenError('SIGNED_OUT', 'The user signed out. session.retry() signs in again.'));
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
  accessTo.set(session, {
    current: () => tokens,
    getState: () => tokens.getState(),
    retain() {
      let release = tokens.retain();
      const hold = {
        renew() {
          release();
          release = tokens.retain();
        },
      };
      holds.add(hold);
      return () => {
        holds.delete(hold);
        release();
      };
    },
    stop: () => tokens.stop(),
    end: () => tokens.end(),
  });
  return session;
}

/** @throws {ConfigurationError} for anything that `createSession` of this copy of Daybook did not make. */
export function accessOf(session: Session): SessionAccess {
  const access = accessTo.get(session);
  if (access) return access;
  throw new ConfigurationError(
    'session was not made by createSession of this copy of @daybook/react. Make it with ' +
      'createSession({ identity, fetchToken }); if you did, two copies may be loaded: run "npm ls @daybook/react".',
  );
}
