import { performance } from 'node:perf_hooks';

/** Times of the same thing done again and again, in milliseconds. */
export class Times {
  readonly #times: number[];

  /** @param times those that were taken elsewhere. */
  constructor(times: readonly number[] = []) {
    this.#times = [...times];
  }

  /** Does it once more. @returns what it gave. */
  async add<Result>(work: () => Promise<Result>): Promise<Result> {
    const begin = performance.now();
    const result = await work();
    this.#times.push(performance.now() - begin);
    return result;
  }

  /** The time that so many percent of all stay within. */
  percentile(percent: number): number {
    const sorted = [...this.#times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
  }

  get sum(): number {
    return this.#times.reduce((sum, time) => sum + time, 0);
  }
}
