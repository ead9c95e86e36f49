import { performance } from 'node:perf_hooks';

/** Repeated timings of one operation, in milliseconds. */
export class Times {
  readonly #times: number[];

  /** @param times existing timings. */
  constructor(times: readonly number[] = []) {
    this.#times = [...times];
  }

  /** Runs and times the work. @returns its result. */
  async add<Result>(work: () => Promise<Result>): Promise<Result> {
    const begin = performance.now();
    const result = await work();
    this.#times.push(performance.now() - begin);
    return result;
  }

  /** The nearest-rank percentile. */
  percentile(percent: number): number {
    const sorted = [...this.#times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
  }

  get sum(): number {
    return this.#times.reduce((sum, time) => sum + time, 0);
  }
}
