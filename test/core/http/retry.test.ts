import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelay } from '../../../src/core/http/retry.ts';
import { VirtualClock } from '../../support/session/virtualClock.ts';

const clock = new VirtualClock();

test('the n-th delay is between half and all of 0.5 s, doubled each time', () => {
  fc.assert(
    fc.property(fc.nat(2), (retry) => {
      const delay = retryDelay(retry, undefined, clock) ?? 0;
      return delay >= 250 * 2 ** retry && delay <= 500 * 2 ** retry;
    }),
  );
});

test('delays are spread, so that clients don’t retry in step', () => {
  const delays = Array.from({ length: 200 }, () => retryDelay(0, undefined, clock) ?? 0);
  expect(new Set(delays).size).toBeGreaterThan(150);
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(150);
});

test('whatever the service requests, a read waits at least the usual delay and at most 30 s, or fails', () => {
  const requested = fc.oneof(
    fc.nat(100).map(String),
    fc.integer({ min: -100_000, max: 100_000 }).map((off) => new Date(clock.wall() + off).toUTCString()),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.nat(2), requested, (retry, retryAfter) => {
      const delay = retryDelay(retry, retryAfter, clock);
      return delay === undefined || (delay >= 250 * 2 ** retry && delay <= 30_000);
    }),
  );
});

test('never retries earlier than the service requests', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.nat(60), (retry, seconds) => {
      const delay = retryDelay(retry, String(seconds), clock);
      return seconds > 30 ? delay === undefined : delay !== undefined && delay >= seconds * 1000;
    }),
  );
});
