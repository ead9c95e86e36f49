import { expect, test } from 'vitest';
import { bestMatch, onlyMatch } from '../../../src/ui/picker/filterOptions.ts';

const options = [
  { id: 'meals', text: 'Travel and meals', detail: '6410' },
  { id: 'prepaid', text: 'Prepaid travel', detail: '641' },
  { id: 'travel', text: 'Trável', detail: '6400' },
];
const idOf = (typed: string) => bestMatch(options, typed)?.id;

test('an exact name or number comes before one that begins with the text, and that before any other', () => {
  expect(idOf('travel')).toBe('travel');
  expect(idOf(' Travel ')).toBe('travel');
  expect(idOf('travel a')).toBe('meals');
  expect(idOf('641')).toBe('prepaid');
  expect(idOf('64')).toBe('meals');
  expect(idOf('xyz')).toBe('meals');
  expect(bestMatch([], 'travel')).toBeUndefined();
});

test('of several matches, only an exact name or number is unambiguous', () => {
  expect(onlyMatch(options, 'travel')?.id).toBe('travel');
  expect(onlyMatch(options, '641')?.id).toBe('prepaid');
  expect(onlyMatch(options, 'tra')).toBeUndefined();
  expect(onlyMatch(options.slice(0, 1), 'tra')?.id).toBe('meals');
  expect(onlyMatch([], 'travel')).toBeUndefined();
  expect(onlyMatch([...options, { id: 'other', text: 'Travel' }], 'travel')).toBeUndefined();
});
