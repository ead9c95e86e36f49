import type { Clock } from './clock.ts';
import { untilExpired, untilStale } from './lifetime.ts';
import type { TokenStore } from './tokenStore.ts';

/**
 * Refreshes the token ahead of time, while something is shown and the current token has been used. This only avoids
 * a wait: every request still checks its token.
 * @param onChange called when the token expires or the page comes back, which may change the session's state.
 */
export function createKeepFresh(tokens: TokenStore, clock: Clock, onChange: () => void) {
  let holders = 0;
  let cancelRefresh: (() => void) | undefined;
  let cancelExpiry: (() => void) | undefined;

  function arm(): void {
    cancelRefresh?.();
    cancelRefresh = undefined;
    cancelExpiry?.();
    cancelExpiry = undefined;
    const { token } = tokens;
    if (holders === 0 || !token || token.isInvalid || isHidden()) return;
    const left = untilExpired(token, clock);
    if (left > 0) cancelExpiry = clock.after(left, onChange);
    if (!tokens.isUsed || tokens.isRefreshing) return;
    // At least a second, so that a token that stays stale doesn't spin the timer. At most a day, a token's longest lifetime.
    const delay = Math.max(untilStale(token, clock), 1000);
    cancelRefresh = clock.after(delay, () => {
      cancelRefresh = undefined;
      tokens.refreshAhead();
      if (!tokens.isRefreshing && untilStale(token, clock) > 0) arm();
    });
  }

  function wake(): void {
    if (!isHidden()) tokens.wake();
    onChange();
  }

  function listen(action: 'addEventListener' | 'removeEventListener'): void {
    if (typeof window === 'undefined') return;
    document[action]('visibilitychange', wake);
    window[action]('pageshow', wake);
    window[action]('online', wake);
  }

  return {
    arm,
    /** @returns a function that releases it, once. */
    retain(): () => void {
      if (++holders === 1) listen('addEventListener');
      arm();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        if (--holders === 0) listen('removeEventListener');
        arm();
      };
    },
  };
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}
