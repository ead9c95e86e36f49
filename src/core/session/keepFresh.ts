import type { Clock } from './clock.ts';
import { untilOver, untilSoft } from './lifetime.ts';
import type { TokenStore } from './tokenStore.ts';

/**
 * Keeps the token fresh ahead of use, while something is shown and the session was used since the last token. It is a
 * comfort only: every request checks for itself.
 * @param changed called when the token expires or the page comes back, as either may change what a listener was told.
 */
export function createKeepFresh(supply: TokenStore, clock: Clock, changed: () => void) {
  let holders = 0;
  let cancel: (() => void) | undefined;
  let cancelEnd: (() => void) | undefined;

  function arm(): void {
    cancel?.();
    cancel = undefined;
    cancelEnd?.();
    cancelEnd = undefined;
    const { token } = supply;
    if (holders === 0 || !token || token.isBad || isHidden()) return;
    const left = untilOver(token, clock);
    if (left > 0) cancelEnd = clock.after(left, changed);
    if (!supply.isUsed || supply.isFlying) return;
    // No sooner than a moment from now: a token that stays due is asked for by requests, not by a spinning timer. And no
    // later than in a day, which no token outlives: timers take 24 of them.
    const delay = Math.max(untilSoft(token, clock), 1000);
    cancel = clock.after(delay, () => {
      cancel = undefined;
      supply.warmUp();
      if (!supply.isFlying && untilSoft(token, clock) > 0) arm();
    });
  }

  function wake(): void {
    if (!isHidden()) supply.wake();
    changed();
  }

  function listen(action: 'addEventListener' | 'removeEventListener'): void {
    if (typeof window === 'undefined') return;
    document[action]('visibilitychange', wake);
    window[action]('pageshow', wake);
    window[action]('online', wake);
  }

  return {
    arm,
    /** @returns a function that lets go, once. */
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
