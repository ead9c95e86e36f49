import type { TokenError } from '../errors.ts';
import type { Rejections } from './rejections.ts';
import type { TokenStore } from './tokenStore.ts';

/**
 * `idle`: no token, as there was no request yet or none since the last token expired. `loading`: the first token is fetched.
 * `ready`: there is one. `refreshing`: there is one, and the next is fetched. `blocked`: it expired or was rejected, and the
 * next is fetched. `cooling`: the last fetch failed, and the next one waits for a pause and a request. `refused`: the host said
 * never again, until `retry()` or another identity.
 */
export type SessionStatus = 'idle' | 'loading' | 'ready' | 'refreshing' | 'blocked' | 'cooling' | 'refused';

export interface SessionState {
  readonly status: SessionStatus;
  /** Why there is no token; null while there is one. */
  readonly error: TokenError | null;
}

/** What every session begins with, and what a server renders. */
export const initialState: SessionState = { status: 'idle', error: null };

/** What tokens there are, as people are told: the object of before while nothing changed. */
export function stateAfter(before: SessionState, supply: TokenStore, rejections: Rejections): SessionState {
  const status = statusOf(supply, rejections);
  const error = status === 'ready' || status === 'refreshing' ? null : (supply.failure ?? rejections.error ?? null);
  return status === before.status && error === before.error ? before : { status, error };
}

function statusOf(supply: TokenStore, rejections: Rejections): SessionStatus {
  const { token, isFlying, isRefused } = supply;
  if (isRefused) return 'refused';
  if (token && !token.isBad && supply.freshness(token) !== 'over') return isFlying ? 'refreshing' : 'ready';
  if (isFlying) return token ? 'blocked' : 'loading';
  return supply.failure || rejections.error ? 'cooling' : 'idle';
}
