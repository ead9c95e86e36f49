import { expect, test } from 'vitest';
import type { Categories, Category } from '../../../src/reference-lists/data/schema.ts';
import { referenceMessages } from '../../../src/reference-lists/messages.ts';
import { type CategoryChoices, categoryGroups } from '../../../src/reference-lists/pickers/categoryGroups.ts';

const category = (name: string, children: Category[] = [], status = 'ACTIVE'): Category => ({
  id: name.toLowerCase(),
  name,
  status,
  children,
});
const categories: Categories = {
  expense: [category('Office', [category('Software', [category('Fonts')]), category('Fax', [], 'INACTIVE')])],
  revenue: [category('Sales')],
  transfer: [category('Savings')],
};

/** The groups that have options, as `Heading: name, name`. */
function shown(choices: Partial<CategoryChoices>): string[] {
  const none = { categories, recent: [], known: [], chosenId: null, direction: 'out' as const };
  return categoryGroups({ ...none, ...choices }, referenceMessages)
    .filter(({ options }) => options.length > 0)
    .map(({ heading, options }) => `${heading ?? ''}: ${options.map(({ text }) => text).join(', ')}`);
}

const named = (name: string) => ({ id: name.toLowerCase(), name });

test('expenses come first for money out, revenue for money in; transfers come last', () => {
  const [expenses, revenue, transfers] = ['Expenses: Office, Software, Fonts', 'Revenue: Sales', 'Transfers: Savings'];
  expect(shown({ direction: 'out' })).toEqual([expenses, revenue, transfers]);
  expect(shown({ direction: 'in' })).toEqual([revenue, expenses, transfers]);
});

test('a category shows its path, each name isolated from the direction of the others', () => {
  const groups = categoryGroups(
    { categories, recent: [], known: [], chosenId: null, direction: 'out' },
    referenceMessages,
  );
  const details = groups.flatMap(({ options }) => options.map(({ detail }) => detail?.replace(/[\u2068\u2069]/g, '')));
  expect(details).toEqual([undefined, 'Office', 'Office › Software', undefined, undefined]);
  expect(groups.flatMap(({ options }) => options).find(({ id }) => id === 'fonts')?.detail).toBe(
    '\u2068Office\u2069 › \u2068Software\u2069',
  );
});

test('a note takes the place of the path, but not of two categories with one name', () => {
  const fees = (parent: string) => category(parent, [{ ...category('Fees'), id: `fees-${parent}` }]);
  const choices = {
    categories: { ...categories, expense: [fees('Bank'), fees('Legal'), category('Travel', [category('Taxi')])] },
    suggested: ['fees-Bank', 'taxi'],
    notes: new Map([
      ['fees-Bank', '4 of 5'],
      ['taxi', '1 of 5'],
    ]),
    recent: [],
    known: [],
    chosenId: null,
    direction: 'out' as const,
  };
  const [suggested] = categoryGroups(choices, referenceMessages);
  expect(suggested?.options.map(({ note }) => note?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Bank · 4 of 5',
    '1 of 5',
  ]);
});

test.each<[string, Partial<CategoryChoices>]>([
  ['selected', { chosenId: 'fax' }],
  ['of the document', { known: [named('Fax')] }],
])('an inactive category is listed if it is %s', (_why, choices) => {
  expect(shown({})[0]).toBe('Expenses: Office, Software, Fonts');
  expect(shown(choices)[0]).toBe('Expenses: Office, Software, Fonts, Fax');
});

test('recent choices come first and are removed from their groups', () => {
  expect(shown({ recent: [named('Sales'), named('Software')] })).toEqual([
    'Recent: Sales, Software',
    'Expenses: Office, Fonts',
    'Transfers: Savings',
  ]);
});

test('recent choices that are inactive or deleted are not listed', () => {
  expect(shown({ recent: [named('Fax'), named('Gone')] })[0]).toBe('Expenses: Office, Software, Fonts');
});

test('a document’s category missing from the trees is listed last', () => {
  expect(shown({ known: [named('Old'), named('Sales')] }).at(-1)).toBe('Other categories: Old');
});

test('without the trees, lists the document’s categories and recent choices', () => {
  const choices = { categories: undefined, known: [named('Old'), named('Sales')] };
  expect(shown(choices)).toEqual([': Old, Sales']);
  expect(shown({ ...choices, recent: [named('Sales'), named('Rent')] })).toEqual([
    'Recent: Sales, Rent',
    'Other categories: Old',
  ]);
});
