import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serialize } from '../../../src/form/document/serialize.ts';

const json = fc.jsonValue({ maxDepth: 3 });
/** A value as the service returns it. */
const returned = (value: unknown) => JSON.parse(JSON.stringify(value));

test('a value is the same once it was sent and came back', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(serialize(returned(value))).toBe(serialize(value));
    }),
  );
  const sent = { date: new Date('2026-05-12T09:30Z'), none: undefined, list: [undefined, 1] };
  expect(serialize(returned(sent))).toBe(serialize(sent));
});

test('two values that differ have different texts, whatever was compared before', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      const options = { hasSets: false };
      expect(serialize(one, options) === serialize(other, options)).toBe(
        fc.stringify(sorted(one)) === fc.stringify(sorted(other)),
      );
    }),
  );
  const [may, june] = ['2026-05-12', '2026-06-12'].map((day) => ({ date: new Date(day) }));
  expect(serialize(may)).not.toBe(serialize(june));
});

test('neither the order of members nor that of ids counts', () => {
  expect(serialize({ a: ['x', 'y'], b: { c: 1, d: 2 } })).toBe(serialize({ b: { d: 2, c: 1 }, a: ['y', 'x'] }));
  expect(serialize([1, 2])).not.toBe(serialize([2, 1]));
  expect(serialize(['x', 'y'], { hasSets: false })).not.toBe(serialize(['y', 'x'], { hasSets: false }));
});

test('texts are normalized, at any depth', () => {
  const options = { textOf: (text: string) => text.trim() };
  expect(serialize([{ note: ' a ' }], options)).toBe(serialize([{ note: 'a' }], options));
  expect(serialize([{ note: ' a ' }])).not.toBe(serialize([{ note: 'a' }]));
});

/** With the members of objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return Object.is(value, -0) ? 0 : value; // JSON has no −0
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => [key, sorted(member)]);
  return { members: entries.sort(([a], [b]) => (a < b ? -1 : 1)) };
}
