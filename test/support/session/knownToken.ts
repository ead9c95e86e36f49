const second = 1000;
const minute = 60 * second;

/** A token as its session knows it. */
export interface KnownToken {
  text: string;
  /** Milliseconds, as the host said. */
  life: number;
  /** Milliseconds since it was asked for, by the clock that went further. */
  age: () => number;
  /** When it came, by the monotonic clock. */
  since: number;
  /** Whether the service said outright that it is no good. */
  isBad: boolean;
  /** Whether the host, asked for another, gave the same again. */
  isRepeated: boolean;
}

/** Milliseconds of age; a token is not taken for expired in its first 10 s. */
export function endOf({ life }: KnownToken): number {
  return Math.max(life, 10 * second);
}

/** When a token is renewed ahead, and when it is not used without trying for another: milliseconds of age. */
export function windowsOf({ life }: KnownToken): { soft: number; hard: number } {
  const [soft, hard] = [life - Math.min(5 * minute, life / 5), life - Math.min(30 * second, life / 10)];
  return { soft: Math.max(soft, 10 * second), hard: Math.max(hard, 10 * second) };
}
