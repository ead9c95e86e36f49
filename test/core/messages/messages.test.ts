import { expect, expectTypeOf, test, vi } from 'vitest';
import { type MessageOverrides, mergeMessages } from '../../../src/core/messages/messages.ts';
import { plural } from '../../../src/core/messages/plural.ts';

const defaults = {
  title: 'Rows',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  rows: plural({ one: '{count} row', other: '{count} rows' }),
  exported: plural({ one: 'Saved {count} row to {file}.', other: 'Saved {count} rows to {file}.' }),
};

const inLocale = (locale: string, overrides?: MessageOverrides<typeof defaults>) =>
  mergeMessages(defaults, undefined, overrides, locale);

test('a default uses the English form and formats the count for the locale', () => {
  expect([1, 0, 1234].map((count) => defaults.rows({ count }))).toEqual(['1 row', '0 rows', '1,234 rows']);
  expect(inLocale('de').rows({ count: 1234 })).toBe('1.234 rows');
  // In Russian, 21 uses the form of 1; English texts don't.
  expect(inLocale('ru').rows({ count: 21 })).toBe('21 rows');
});

test('counts of unmerged defaults do not depend on the machine’s language', () => {
  const used = vi.spyOn(Number.prototype, 'toLocaleString');
  inLocale('en-US').rows({ count: 1234 });
  expect(used).toHaveBeenCalledExactlyOnceWith('en-US');
  used.mockRestore();
});

test('a default fills in its other values, which its type requires', () => {
  expect(inLocale('en-US').exported({ count: 2, file: 'rows.csv' })).toBe('Saved 2 rows to rows.csv.');
  expectTypeOf<Parameters<typeof defaults.rows>[0]>().toExtend<{ count: number }>();
  expectTypeOf<Parameters<typeof defaults.exported>[0]>().toExtend<{ count: number; file: string }>();
});

test('an override uses the plural categories of the locale', () => {
  const polish = { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' };
  const { rows } = inLocale('pl', { rows: polish });
  expect([1, 3, 5, 22, 1.5].map((count) => rows({ count }))).toEqual([
    '1 wiersz',
    '3 wiersze',
    '5 wierszy',
    '22 wiersze',
    '1,5 wiersza',
  ]);

  const arabic = {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفان',
    few: '{count} صفوف',
    many: '{count} صفًا',
    other: '{count} صف',
  };
  const texts = inLocale('ar-EG', { rows: arabic });
  expect([0, 1, 2, 3, 11, 100].map((count) => texts.rows({ count }))).toEqual([
    'لا صفوف',
    'صف واحد',
    'صفان',
    '٣ صفوف',
    '١١ صفًا',
    '١٠٠ صف',
  ]);
});

test('a category without a text uses other', () => {
  const { rows } = inLocale('pl', { rows: { one: '{count} wiersz', other: '{count} wierszy' } });
  expect(rows({ count: 3 })).toBe('3 wierszy');
});

test('a function can be overridden by a function or a string with names in braces', () => {
  const ofFunction = inLocale('de', {
    remove: ({ name }) => `${name} entfernen`,
    rows: ({ count }) => `Zeilen: ${count}`,
  });
  expect(ofFunction.remove({ name: 'Miete' })).toBe('Miete entfernen');
  expect(ofFunction.rows({ count: 2 })).toBe('Zeilen: 2');

  const ofString = inLocale('de', { remove: '{name} entfernen', rows: 'Zeilen: {count}', title: 'Zeilen {count}' });
  expect(ofString.remove({ name: 'Miete' })).toBe('Miete entfernen');
  expect(ofString.rows({ count: 1234 })).toBe('Zeilen: 1.234');
  expect(ofString.title).toBe('Zeilen {count}');
});

test('an unknown name in braces stays as it is', () => {
  expect(inLocale('en-US', { remove: 'Remove {item}' }).remove({ name: 'Rent' })).toBe('Remove {item}');
});

test('a component’s text overrides the provider’s, and undefined overrides nothing', () => {
  const ofProvider = { title: 'Lines', rows: { other: '{count} lines' } };
  const texts = mergeMessages(defaults, ofProvider, { title: 'Entries', rows: undefined }, 'en-US');
  expect(texts.title).toBe('Entries');
  expect(texts.rows({ count: 1 })).toBe('1 lines');
});

test('only messages with a count accept plural forms, which always need other', () => {
  inLocale('en-US', {
    // @ts-expect-error A plural text needs a count.
    remove: { other: 'Remove' },
    // @ts-expect-error A plural text needs the category `other`.
    rows: { one: '{count} row' },
  });
});
