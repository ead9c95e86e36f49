import type { TokenError } from '../errors.ts';
import type { BackOff } from './backOff.ts';
import type { TokenSupply } from './tokenSupply.ts';

/**
 * `idle`: no request yet. `loading`: the first token is fetched. `ready`: there is one. `refreshing`: there is one, and the
 * next is fetched. `blocked`: it is used up or rejected, and the next is fetched. `cooling`: none was to be had, and the
 * host is not asked for some seconds. `refused`: the host said never again, until `retry()` or another identity.
 */
export type SessionStatus = 'idle' | 'loading' | 'ready' | 'refreshing' | 'blocked' | 'cooling' | 'refused';

export interface SessionState {
  readonly status: SessionStatus;
  /** Why there is no token; null while there is one. */
  readonly error: TokenError | null;
}

/** What a session shows of itself: one object until something changes. */
export function createStatusStore(supply: TokenSupply, rejected: BackOff) {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'idle', error: null };

  return {
    get: () => state,
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    update(): void {
      const status = statusOf(supply, rejected);
      const error = status === 'ready' || status === 'refreshing' ? null : (supply.failure ?? null);
      if (status === state.status && error === state.error) return;
      state = { status, error };
      for (const listener of listeners) listener();
    },
  };
}

function statusOf(supply: TokenSupply, rejected: BackOff): SessionStatus {
  const { token, isFlying, isRefused, isCooling } = supply;
  if (isRefused) return 'refused';
  if (token && !token.isBad && supply.freshness(token) !== 'over') return isFlying ? 'refreshing' : 'ready';
  if (isFlying) return token ? 'blocked' : 'loading';
  return isCooling || rejected.isOpen() ? 'cooling' : 'idle';
}
