import type { TokenError } from '../errors.ts';
import type { Rejections } from './rejections.ts';
import type { TokenStore } from './tokenStore.ts';

/**
 * `idle`: no token, and none is needed yet. `loading`: requests wait for a token. `ready`: there is a token.
 * `error`: there is no token, and `error` says why.
 */
export type SessionStatus = 'idle' | 'loading' | 'ready' | 'error';

export interface SessionState {
  readonly status: SessionStatus;
  /** Whether the token is being replaced: while it still works, or after it expired or was rejected. */
  readonly isRefreshing: boolean;
  /** Why there is no token; null while there is one. */
  readonly error: TokenError | null;
  /** After a failure, when the next request may fetch a token; null if only `retry()` or another identity may. */
  readonly retryAt: Date | null;
}

/** The state of every new session, and of every session on a server. */
export const initialState: SessionState = { status: 'idle', isRefreshing: false, error: null, retryAt: null };

/** The current state: the same object as before while nothing changed. */
export function stateAfter(before: SessionState, tokens: TokenStore, rejections: Rejections): SessionState {
  const { token, failure, isRefused, isRefreshing: isFetching } = tokens;
  const isUsable = token && !token.isInvalid && tokens.freshness(token) !== 'expired';
  const reason = failure ?? rejections.error ?? null;
  const status =
    !isRefused && isUsable ? 'ready' : !isRefused && isFetching ? 'loading' : isRefused || reason ? 'error' : 'idle';
  const isRefreshing = isFetching && !isRefused && token !== undefined;
  const error = status === 'ready' ? null : reason;
  const retryAt = (status === 'error' && !isRefused && Math.max(tokens.retryAt, rejections.retryAt)) || undefined;
  const isSame =
    status === before.status &&
    isRefreshing === before.isRefreshing &&
    error === before.error &&
    retryAt === before.retryAt?.getTime();
  return isSame ? before : { status, isRefreshing, error, retryAt: retryAt === undefined ? null : new Date(retryAt) };
}
