import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isLikelyMatch,
  type MatchDocument,
  type MatchSubject,
  rankMatches,
} from '../../../src/bank-transactions/model/rankMatches.ts';
import type { PlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

const day = (text: string) => text as PlainDate;
const eastgate: MatchDocument = {
  id: 'inv_1',
  amount: toMinor(18_550_00),
  date: day('2026-11-14'),
  customerId: 'cus_1',
  name: 'Eastgate Senior Living',
};
const subject: MatchSubject = {
  amount: toMinor(18_550_00),
  date: day('2026-11-17'),
  customerId: null,
  text: 'WIRE TYPE:WIRE IN EASTGATE SNR LIVING REF 0093381',
};
const idsOf = (documents: readonly Partial<MatchDocument>[], of: Partial<MatchSubject> = {}) =>
  rankMatches(
    documents.map((document, place) => ({ ...eastgate, id: `${place}`, ...document })),
    { ...subject, ...of },
  ).map(({ id }) => id);

test('orders by customer, then the bank’s text, the amount and the days', () => {
  const documents = [
    { customerId: 'cus_2', name: 'Other' },
    { amount: toMinor(9_275_00) },
    { date: day('2026-10-31') },
    {},
    { customerId: 'cus_3', name: 'Third', amount: toMinor(100) },
  ];
  expect(idsOf(documents)).toEqual(['3', '2', '1', '0', '4']);
  expect(idsOf(documents, { customerId: 'cus_3' })).toEqual(['4', '3', '2', '1', '0']);
});

test('tells the difference and the days from the document to the transaction', () => {
  const documents = [eastgate, { ...eastgate, id: 'inv_2', amount: toMinor(9_275_00), date: day('2026-12-14') }];
  expect(rankMatches(documents, subject)).toMatchObject([
    { difference: 0, days: 3, isNamed: true },
    { difference: 9_275_00, days: -27, isNamed: true },
  ]);
});

test.each([
  ['EASTGATE SNR LIVING', true],
  ['Deposit Eástgate Living', true],
  ['GATE LLC', false],
  ['', false],
])('the text %j names the customer: %j', (text, isNamed) => {
  expect(rankMatches([eastgate], { ...subject, text })[0]?.isNamed).toBe(isNamed);
});

test('suggests the same customer, and others within 10% of the amount', () => {
  const other = { ...eastgate, name: 'Other', customerId: 'cus_2' };
  const isLikely = (document: MatchDocument) =>
    rankMatches([document], subject).some((ranked) => isLikelyMatch(ranked, subject));
  expect(isLikely({ ...eastgate, amount: toMinor(1) })).toBe(true);
  expect(isLikely({ ...other, amount: toMinor(20_405_00) })).toBe(true);
  expect(isLikely({ ...other, amount: toMinor(20_405_01) })).toBe(false);
});

test('the order does not depend on the order of the documents, and loses none', () => {
  const anyDocument = fc.record({
    amount: fc.integer({ min: 1, max: 3 }).map(toMinor),
    date: fc.constantFrom(undefined, day('2026-11-14'), day('2026-11-20')),
    customerId: fc.constantFrom(undefined, 'cus_1', 'cus_2'),
    name: fc.constantFrom('', 'Eastgate Senior Living', 'Other'),
  });
  const check = fc.property(fc.array(anyDocument), fc.constantFrom(null, 'cus_1'), (documents, customerId) => {
    const all = documents.map((document, place) => ({ ...document, id: `${place}` }));
    const of = { ...subject, amount: toMinor(2), customerId };
    const ranked = rankMatches(all, of);
    expect(ranked).toEqual(rankMatches(all.toReversed(), of));
    expect(ranked.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
  });
  fc.assert(check);
});
