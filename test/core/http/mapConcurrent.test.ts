import { expect, test } from 'vitest';
import { mapConcurrent } from '../../../src/core/http/mapConcurrent.ts';

/** Work whose items a test ends one by one. */
function controlledWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (item: number) => {
    begun.push(item);
    return new Promise<void>((resolve) => {
      ends[item] = resolve;
    });
  };
  const end = async (item: number) => {
    ends[item]?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, work, end };
}

test('runs a few items at a time, in order', async () => {
  const { begun, work, end } = controlledWork();
  const all = mapConcurrent([0, 1, 2, 3, 4], work);
  expect(begun).toEqual([0, 1, 2]);
  await end(1);
  expect(begun).toEqual([0, 1, 2, 3]);
  await end(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (const item of [2, 3, 4]) await end(item);
  await all;
});

test('starts nothing after a stop, and awaits started work', async () => {
  const { begun, work, end } = controlledWork();
  let shouldContinue = true;
  const all = mapConcurrent([0, 1, 2, 3], work, () => shouldContinue);
  shouldContinue = false;
  for (const item of [0, 1, 2]) await end(item);
  await all;
  expect(begun).toEqual([0, 1, 2]);
});

test('starts nothing after a failure, and throws it', async () => {
  const done: number[] = [];
  const all = mapConcurrent([0, 1, 2, 3, 4, 5], async (item) => {
    await Promise.resolve();
    if (item === 1) throw new Error('One failed.');
    done.push(item);
  });
  await expect(all).rejects.toThrow('One failed.');
  expect(done.length).toBeLessThan(5);
});
