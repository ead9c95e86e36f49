import type { Clock } from './clock.ts';

const defaultSeconds = 3600;
const maxSeconds = 24 * 3600;
const alwaysFresh = 10_000;

/** A time on both clocks of the device. */
export interface Instant {
  wall: number;
  monotonic: number;
}

export function now(clock: Clock): Instant {
  return { wall: clock.wall(), monotonic: clock.monotonic() };
}

/** Milliseconds since `start`, by the clock that advanced further: one stops while the device sleeps, the other can be set back. */
export function ageSince(start: Instant, clock: Clock): number {
  return Math.max(clock.wall() - start.wall, clock.monotonic() - start.monotonic);
}

/** `stale`: used while the next token is fetched. `expiring`: used only if no other can be fetched. `expired`: not used. */
export type Freshness = 'fresh' | 'stale' | 'expiring' | 'expired';

/**
 * @param age milliseconds since the request for the token began.
 * @param expiresIn seconds; default 3600; capped at one day, in case a host passes milliseconds.
 */
export function freshnessOf(age: number, expiresIn: number | undefined): Freshness {
  const life = lifeOf(expiresIn);
  if (age < alwaysFresh) return 'fresh';
  if (age >= life) return 'expired';
  if (age >= life - Math.min(30_000, life * 0.1)) return 'expiring';
  if (age >= staleAgeOf(life)) return 'stale';
  return 'fresh';
}

/** Milliseconds until the token's lifetime ends; 0 after that. */
export function remainingLife(token: { startedAt: Instant; expiresIn: number | undefined }, clock: Clock): number {
  return Math.max(0, lifeOf(token.expiresIn) - ageSince(token.startedAt, clock));
}

/** Milliseconds until a token is `expired`; 0 after that. */
export function untilExpired(token: { startedAt: Instant; expiresIn: number | undefined }, clock: Clock): number {
  return Math.max(0, Math.max(alwaysFresh, lifeOf(token.expiresIn)) - ageSince(token.startedAt, clock));
}

/** Milliseconds until a token is `stale`; 0 after that. */
export function untilStale(token: { startedAt: Instant; expiresIn: number | undefined }, clock: Clock): number {
  const staleAge = Math.max(alwaysFresh, staleAgeOf(lifeOf(token.expiresIn)));
  return Math.max(0, staleAge - ageSince(token.startedAt, clock));
}

/** Milliseconds: five minutes before the end, or the last fifth of a short life. */
function staleAgeOf(life: number): number {
  return life - Math.min(300_000, life * 0.2);
}

function lifeOf(expiresIn: number = defaultSeconds): number {
  return Math.min(expiresIn, maxSeconds) * 1000;
}
