import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../../../src/core/money/minor.ts';
import { addLine, insertLine, moveLine, remainderOf, removeLine } from '../../../src/form/document/lines.ts';

const keysOf = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);
const linesAndPlace = fc
  .record({ keys: fc.uniqueArray(fc.string(), { minLength: 1 }), at: fc.nat(), to: fc.nat(20) })
  .map(({ keys, at, to }) => {
    const lines = keys.map((key) => ({ key: `p${key}` }));
    return { lines, line: lines[at % lines.length] ?? { key: '' }, to };
  });
const amounts = fc.array(fc.maxSafeInteger().map(toMinor), { maxLength: 6 });

test('an added line has its place and a key that no other line has', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 12 }), (places) => {
      const create = (key: string) => ({ key });
      const empty = { lines: [] as readonly { key: string }[], linesAdded: 0 };
      const { lines } = places.reduce((before, place, count) => {
        const values = addLine(before, create, place);
        expect(keysOf(values.lines).indexOf(`new-${count}`)).toBe(Math.min(place, count));
        return values;
      }, empty);
      expect(new Set(keysOf(lines)).size).toBe(places.length);
      expect(addLine({ lines, linesAdded: 20 }, create).lines).toEqual([...lines, { key: 'new-20' }]);
    }),
  );
});

test('a removed line comes back where it was, and moving changes only the order', () => {
  fc.assert(
    fc.property(linesAndPlace, ({ lines, line, to }) => {
      const place = lines.indexOf(line);
      const removed = removeLine(lines, line.key);
      expect(removed).toEqual(lines.filter((each) => each !== line));
      expect(insertLine(removed, line, place)).toEqual(lines);
      expect(insertLine(lines, line, place)).toEqual(lines);
      const steps = to - place;
      const moved = moveLine(lines, line.key, steps);
      expect(moved.indexOf(line)).toBe(Math.min(to, lines.length - 1));
      expect(removeLine(moved, line.key)).toEqual(removed);
    }),
  );
});

test('the remainder is exact, or undefined', () => {
  fc.assert(
    fc.property(amounts, amounts, (totals, parts) => {
      const add = (sum: bigint, amount: number) => sum + BigInt(amount);
      const exact = totals.reduce(add, 0n) - parts.reduce(add, 0n);
      const isSafe = exact >= Number.MIN_SAFE_INTEGER && exact <= Number.MAX_SAFE_INTEGER;
      expect(remainderOf(totals, parts)).toBe(isSafe ? Number(exact) : undefined);
      expect(remainderOf(totals, [...parts, null])).toBeUndefined();
      expect(remainderOf([null, ...totals], parts)).toBeUndefined();
    }),
  );
});
