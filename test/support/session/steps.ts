import fc from 'fast-check';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The behavior of the host. `revokes`: the new token invalidates all previous ones. `repeats`: returns the latest token again.
 * `obeys`: rejects when its signal aborts. `refuses`: rejects with `retryable: false`. `reenters`: first waits for its own request
 * through the session, which can wait for the host in turn.
 */
const moods = [
  'gives',
  'revokes',
  'repeats',
  'throws',
  'rejects',
  'hangs',
  'obeys',
  'garbles',
  'refuses',
  'reenters',
] as const;

/** The outcome of a request: an ambiguous or explicit verdict on its token, a 5xx, no network, or no response for 30 s. */
const roads = ['honest', 'outspoken', 'failing', 'unreachable', 'silent'] as const;

export interface RequestStep {
  does: 'request';
  isWrite: boolean;
  operation: string;
  road: (typeof roads)[number];
  /** Milliseconds. */
  latency: number;
}

/** Changes the host's behavior from now on. */
export interface HostStep {
  does: 'host';
  mood: (typeof moods)[number];
  /** Milliseconds. */
  latency: number;
  /** Seconds. */
  expiresIn: number | undefined;
}

/** An event of the page, its host, service or device. */
export type Step =
  | RequestStep
  | HostStep
  | { does: 'leave'; which: number }
  | { does: 'turn'; turns: number }
  | { does: 'pass' | 'sleep' | 'setCalendar'; milliseconds: number }
  | { does: 'service'; denies: string | undefined; refusesAll: boolean }
  | { does: 'expire' | 'revoke' | 'retry' | 'hold' | 'switch' };

const operation = fc.constantFrom('list', 'open', 'save');
// Few distinct times, so that boundaries are hit more often and failures stay readable.
const moment = fc.constantFrom(0, 1, 10, 100, 900, 3 * second);
const passing = [0, 1, 10, 100, second, 3 * second, 10 * second, 30 * second, minute, 5 * minute, 55 * minute];

const request: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('request'),
  isWrite: fc.boolean(),
  operation,
  road: fc.oneof({ weight: 5, arbitrary: fc.constant('honest' as const) }, fc.constantFrom(...roads)),
  latency: fc.oneof({ weight: 5, arbitrary: moment }, fc.constantFrom(10 * second, 29 * second)),
});

const host: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('host'),
  mood: fc.oneof(fc.constant('gives' as const), fc.constantFrom(...moods)),
  latency: fc.oneof({ weight: 5, arbitrary: moment }, fc.constantFrom(14 * second, 15 * second, 20 * second, minute)),
  expiresIn: fc.constantFrom(undefined, 1, 15, 60, 600, 3600, 30 * 86_400),
});

const service: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('service'),
  denies: fc.option(operation, { nil: undefined }),
  refusesAll: fc.constantFrom(false, false, false, false, true),
});

/** A step, weighted by how often it happens on a page. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 40, arbitrary: request },
  { weight: 24, arbitrary: timed('pass', passing) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('turn'), turns: fc.nat(12) }) },
  { weight: 8, arbitrary: host },
  { weight: 4, arbitrary: service },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('leave'), which: fc.nat(9) }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constantFrom('expire', 'revoke', 'retry', 'hold', 'switch') }) },
  { weight: 1, arbitrary: timed('sleep', [second, minute, hour, 8 * hour]) },
  { weight: 1, arbitrary: timed('setCalendar', [minute, -minute, 2 * hour, -2 * hour, day, -day]) },
);

function timed(does: 'pass' | 'sleep' | 'setCalendar', milliseconds: number[]): fc.Arbitrary<Step> {
  return fc.record({ does: fc.constant(does), milliseconds: fc.constantFrom(...milliseconds) });
}

/**
 * Lists of a fixed length that shrink to shorter ones: by removing large parts, then single steps, then simplifying steps.
 * `fc.array` prefers short lists and can't shrink lists of a fixed length.
 */
export function stepList<S>(step: fc.Arbitrary<S>, length: number): fc.Arbitrary<S[]> {
  return new StepList(step, length);
}

class StepList<S> extends fc.Arbitrary<S[]> {
  constructor(
    readonly step: fc.Arbitrary<S>,
    readonly length: number,
  ) {
    super();
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<S[]> {
    return listOf(Array.from({ length: this.length }, () => this.step.generate(random, bias)));
  }

  override canShrinkWithoutContext(_value: unknown): _value is S[] {
    return false;
  }

  override shrink(_value: S[], context: unknown): fc.Stream<fc.Value<S[]>> {
    // Set by `listOf`; undefined for lists not generated here.
    return fc.stream(this.smaller((context ?? []) as fc.Value<S>[]));
  }

  private *smaller(steps: fc.Value<S>[]): IterableIterator<fc.Value<S[]>> {
    for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let start = 0; start < steps.length; start += size) yield listOf(steps.toSpliced(start, size));
    }
    for (const [index, step] of steps.entries()) {
      for (const simpler of this.step.shrink(step.value, step.context)) yield listOf(steps.with(index, simpler));
    }
  }
}

function listOf<S>(steps: fc.Value<S>[]): fc.Value<S[]> {
  return new fc.Value(
    steps.map(({ value }) => value),
    steps,
  );
}
