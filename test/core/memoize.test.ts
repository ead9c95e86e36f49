import { expect, test } from 'vitest';
import { memoize, memoizeByObject } from '../../src/core/memoize.ts';

test('a result is computed once for the same arguments', () => {
  const computed: string[] = [];
  const formatOf = memoize((locale: string, options: { style: string }) => {
    computed.push(`${locale} ${options.style}`);
    return { locale };
  });
  expect(formatOf('en', { style: 'percent' })).toBe(formatOf('en', { style: 'percent' }));
  expect(formatOf('en', { style: 'decimal' })).not.toBe(formatOf('de', { style: 'decimal' }));
  expect(computed).toEqual(['en percent', 'en decimal', 'de decimal']);
});

test('a result can be undefined, and an error is not one', () => {
  let calls = 0;
  const find = memoize((name: string) => {
    calls++;
    if (name === '') throw new RangeError('no name');
    return undefined;
  });
  for (const _ of [1, 2]) {
    expect(find('gregory')).toBeUndefined();
    expect(() => find('')).toThrow(RangeError);
  }
  expect(calls).toBe(3);
});

test('equal objects have results of their own', () => {
  const copyOf = memoizeByObject((line: { amount: number }) => ({ ...line }));
  const line = { amount: 1 };
  expect(copyOf(line)).toBe(copyOf(line));
  expect(copyOf({ amount: 1 })).not.toBe(copyOf(line));
});
