import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journalEntries } from '../../../sandbox/service/journal-entries/tables.ts';
import { item, openJournal } from './openJournal.ts';

let journal: Awaited<ReturnType<typeof openJournal>>;
beforeAll(async () => {
  journal = await openJournal();
});
afterAll(() => journal.close());

/** Saves an invalid item, of which nothing may be stored, and returns its problems as `TYPE param`. */
async function problemsOf(entry: unknown): Promise<string[]> {
  const count = () => journal.database.$count(journalEntries);
  const before = await count();
  const outcome = await journal.saveOne(entry);
  expect(outcome).toMatchObject({ result: 'FAILURE', statusCode: 400, data: null });
  expect(await count()).toBe(before);
  return outcome.error.map(({ type, param }: Record<string, string>) => `${type} ${param}`).sort();
}
const line = (glAccountId: unknown, drAmount: unknown, crAmount: unknown) => ({ glAccountId, drAmount, crAmount });
const [debit, credit] = [line('gla_6200', 100, 0), line('gla_3000', 0, 100)];

describe('an entry is rejected', () => {
  test.each([
    ['without lines', {}, ['REQUIRED children']],
    ['with null as its lines', { children: null }, ['REQUIRED children']],
    ['with lines that aren’t a list', { children: {} }, ['INVALID_FORMAT children']],
    ['with an empty list of lines', { children: [] }, ['INVALID_VALUE children']],
    ['with one line', { children: [debit] }, ['INVALID_VALUE children']],
    ['with too many lines', { children: Array(1001).fill(debit) }, ['INVALID_VALUE children']],
    ['with a line that isn’t an object', { children: [debit, null] }, ['INVALID_FORMAT children[1]']],
    ['with a line without an account', { children: [debit, { crAmount: 100 }] }, ['REQUIRED children[1].glAccountId']],
    ['with null as an account', { children: [debit, line(null, 0, 100)] }, ['REQUIRED children[1].glAccountId']],
    [
      'with a debit and a credit on a line',
      { children: [debit, line('gla_3000', 100, 200)] },
      ['INVALID_VALUE children[1]'],
    ],
    ['with neither on a line', { children: [debit, credit, line('gla_6100', 0, 0)] }, ['INVALID_VALUE children[2]']],
    [
      'with a fractional amount',
      { children: [debit, line('gla_3000', 0, 99.5)] },
      ['INVALID_VALUE children[1].crAmount'],
    ],
    ['with a negative amount', { children: [line('gla_6200', -1, 0), credit] }, ['INVALID_VALUE children[0].drAmount']],
    [
      'with an amount too large',
      { children: [line('gla_6200', 1e12, 0), credit] },
      ['INVALID_VALUE children[0].drAmount'],
    ],
    [
      'with an amount as text',
      { children: [line('gla_6200', '100', 0), credit] },
      ['INVALID_FORMAT children[0].drAmount'],
    ],
    [
      'with an unknown account',
      { children: [debit, line('gla_none', 0, 100)] },
      ['INVALID_VALUE children[1].glAccountId'],
    ],
    [
      'with another company’s account',
      { children: [debit, line('gla_3000_b', 0, 100)] },
      ['INVALID_VALUE children[1].glAccountId'],
    ],
    ['with an unknown bank account', item({ bankAccountId: 'bka_none' }), ['INVALID_VALUE bankAccountId']],
    ['with another company’s bank account', item({ bankAccountId: 'bka_checking_b' }), ['INVALID_VALUE bankAccountId']],
    [
      'with another company’s dimension value',
      item({ dimensionValueIds: ['dv_oslo', 'dv_oslo_b'] }),
      ['INVALID_VALUE dimensionValueIds[1]'],
    ],
    [
      'with a dimension instead of a value',
      item({ dimensionValueIds: ['dim_city'] }),
      ['INVALID_VALUE dimensionValueIds[0]'],
    ],
    [
      'with another company’s attachment',
      item({ attachmentIds: ['att_receipt_b'] }),
      ['INVALID_VALUE attachmentIds[0]'],
    ],
    ['with text that can’t be stored', item({ description: 'a\0' }), ['INVALID_VALUE description']],
    ['with an unpaired surrogate', item({ description: '\ud800' }), ['INVALID_VALUE description']],
    ['with text that is too long', item({ description: 'a'.repeat(2001) }), ['INVALID_VALUE description']],
    ['with a source id that is too long', item({ apiSourceId: 'a'.repeat(256) }), ['INVALID_VALUE apiSourceId']],
    [
      'with an invalid frequency',
      item({ recurrence: { frequency: 'every month', interval: 1 } }),
      ['INVALID_VALUE recurrence.frequency'],
    ],
    [
      'with an interval of 0',
      item({ recurrence: { frequency: 'MONTHLY', interval: 0 } }),
      ['INVALID_VALUE recurrence.interval'],
    ],
    [
      'with a fractional interval',
      item({ recurrence: { frequency: 'MONTHLY', interval: 0.5 } }),
      ['INVALID_VALUE recurrence.interval'],
    ],
    [
      'with an empty recurrence',
      item({ recurrence: {} }),
      ['REQUIRED recurrence.frequency', 'REQUIRED recurrence.interval'],
    ],
    [
      'with an invalid end date',
      item({ recurrence: { frequency: 'MONTHLY', interval: 1, endDate: '2026-02-30' } }),
      ['INVALID_FORMAT recurrence.endDate'],
    ],
    ['with custom data that isn’t an object', item({ customData: [1] }), ['INVALID_FORMAT customData']],
    ['with an id of the wrong type', item({ id: 7 }), ['INVALID_FORMAT id']],
  ])('%s', async (_case, entry, expected) => {
    expect(await problemsOf(entry)).toEqual(expected);
  });

  test('with all problems at once, including unknown references', async () => {
    const wrong = {
      description: 7,
      recurrence: { interval: 'x' },
      apiName: '',
      bankAccountId: 'bka_none',
      dimensionValueIds: ['dv_none', 'dv_oslo'],
      attachmentIds: 'att_receipt',
      customData: null,
      children: [line('gla_none', 1.5, 0), line('gla_3000', 0, 0), line('gla_6200', 5, 0)],
    };
    expect(await problemsOf(wrong)).toEqual([
      'INVALID_FORMAT attachmentIds',
      'INVALID_FORMAT description',
      'INVALID_FORMAT recurrence.interval',
      'INVALID_VALUE apiName',
      'INVALID_VALUE bankAccountId',
      'INVALID_VALUE children[0].drAmount',
      'INVALID_VALUE children[0].glAccountId',
      'INVALID_VALUE children[1]',
      'INVALID_VALUE dimensionValueIds[0]',
    ]);
  });

  test('if debits and credits differ, with both totals and the difference', async () => {
    const unbalanced = { children: [debit, credit, line('gla_6100', 25, 0)] };
    expect((await journal.saveOne(unbalanced)).error).toEqual([
      {
        type: 'INVALID_VALUE',
        param: 'children',
        message: 'Debits total 125 and credits 100, in minor units: the debits exceed the credits by 25.',
      },
    ]);
  });

  test.each([null, 7, 'x', [], true])('if it isn’t an object: %j', async (entry) => {
    const outcome = await journal.saveOne(entry);
    expect(outcome).toMatchObject({ result: 'FAILURE', statusCode: 400, error: [{ type: 'INVALID_FORMAT' }] });
  });

  test('with custom data over 50 fields or 2,000 characters, but not at the limit', async () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));
    const characters = (count: number) => ({ x: 'y'.repeat(count - '{"x":""}'.length) });
    for (const customData of [fields(51), characters(2001)]) {
      expect(await problemsOf(item({ customData }))).toEqual(['INVALID_VALUE customData']);
    }
    for (const customData of [fields(50), characters(2000)]) {
      expect((await journal.saveOne(item({ customData }))).data.customData).toEqual(customData);
    }
  });

  test('with custom data that is nested too deeply', async () => {
    const deep = `{"x":${'['.repeat(90_000)}${']'.repeat(90_000)}}`;
    const body = JSON.stringify({ data: [item({ customData: 0 })] }).replace('"customData":0', `"customData":${deep}`);
    const headers = { Authorization: `Bearer ${journal.owner}`, 'Content-Type': 'application/json' };
    const response = await journal.send('/v6/accounting/manualJournalEntries', { method: 'POST', headers, body });
    expect(response.body.data[0].error).toMatchObject([{ type: 'INVALID_VALUE', param: 'customData' }]);
  });
});
