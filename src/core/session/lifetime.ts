import type { Clock } from './clock.ts';

const defaultSeconds = 3600;
const mostSeconds = 24 * 3600;
const youngest = 10_000;

/** A point in time on both clocks of the device. */
export interface Instant {
  wall: number;
  monotonic: number;
}

export function now(clock: Clock): Instant {
  return { wall: clock.wall(), monotonic: clock.monotonic() };
}

/** Milliseconds since `start`: by the clock that went further, as one stands still in sleep and the other can be set back. */
export function ageSince(start: Instant, clock: Clock): number {
  return Math.max(clock.wall() - start.wall, clock.monotonic() - start.monotonic);
}

/** How a token of some age is used: as it is, while a new one is fetched, or not before a new one is tried for. */
export type Freshness = 'fresh' | 'soft' | 'hard' | 'over';

/**
 * @param age milliseconds since the request for the token began.
 * @param expiresIn seconds; default 3600, at most a day, which guards against milliseconds given as seconds.
 */
export function freshnessOf(age: number, expiresIn: number | undefined): Freshness {
  const life = lifeOf(expiresIn);
  if (age < youngest) return 'fresh';
  if (age >= life) return 'over';
  if (age >= life - Math.min(30_000, life * 0.1)) return 'hard';
  if (age >= life - Math.min(300_000, life * 0.2)) return 'soft';
  return 'fresh';
}

/** Milliseconds until the token's end; 0 past it. */
export function remainingLife(token: { startedAt: Instant; expiresIn: number | undefined }, clock: Clock): number {
  return Math.max(0, lifeOf(token.expiresIn) - ageSince(token.startedAt, clock));
}

/** Milliseconds until a token is `over`; 0 past that. */
export function untilOver(token: { startedAt: Instant; expiresIn: number | undefined }, clock: Clock): number {
  return Math.max(0, Math.max(youngest, lifeOf(token.expiresIn)) - ageSince(token.startedAt, clock));
}

/** Milliseconds until a token is fetched ahead; 0 when that is due. */
export function untilSoft(token: { startedAt: Instant; expiresIn: number | undefined }, clock: Clock): number {
  const life = lifeOf(token.expiresIn);
  const soft = Math.max(youngest, life - Math.min(300_000, life * 0.2));
  return Math.max(0, soft - ageSince(token.startedAt, clock));
}

function lifeOf(expiresIn: number = defaultSeconds): number {
  return Math.min(expiresIn, mostSeconds) * 1000;
}
