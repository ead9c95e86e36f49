import { count } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditTrail } from '../../../sandbox/service/audit/tables.ts';
import { bankTransactionSplits, bankTransactions } from '../../../sandbox/service/bank-transactions/tables.ts';
import { ledgerLines } from '../../../sandbox/service/ledger/tables.ts';
import { coffee, openBank, problemsOf } from './openBank.ts';

const bank = await openBank();

/** The row counts of all tables that a save writes. */
async function rowCounts(): Promise<number[]> {
  const counts: number[] = [];
  for (const table of [bankTransactions, bankTransactionSplits, ledgerLines, auditTrail]) {
    const [rows] = await bank.database.select({ number: count() }).from(table);
    counts.push(rows?.number ?? -1);
  }
  return counts;
}

const fields = (number: number) => Object.fromEntries(Array.from({ length: number }, (_, index) => [`f${index}`, 1]));

describe('a new bank transaction is rejected', () => {
  test.each<[object, string[]]>([
    [{ date: undefined }, ['REQUIRED date']],
    [{ date: null }, ['REQUIRED date']],
    [{ date: '2026-02-30' }, ['INVALID_FORMAT date']],
    [{ date: 20260302 }, ['INVALID_FORMAT date']],
    [{ amount: undefined }, ['REQUIRED amount']],
    [{ amount: null }, ['REQUIRED amount']],
    [{ amount: '-450' }, ['INVALID_FORMAT amount']],
    [{ amount: -4.5 }, ['INVALID_VALUE amount']],
    [{ amount: 1_000_000_000_000 }, ['INVALID_VALUE amount']],
    [{ amount: -1_000_000_000_000 }, ['INVALID_VALUE amount']],
    [{ description: undefined }, ['REQUIRED description']],
    [{ description: ' ' }, ['REQUIRED description']],
    [{ description: 7 }, ['INVALID_FORMAT description']],
    [{ description: 'a\u0000b' }, ['INVALID_VALUE description']],
    [{ description: 'a\ud800b' }, ['INVALID_VALUE description']],
    [{ notes: ['x'] }, ['INVALID_FORMAT notes']],
    [{ apiName: undefined }, ['REQUIRED apiName']],
    [{ apiName: '' }, ['REQUIRED apiName']],
    [{ apiName: 'A'.repeat(101) }, ['INVALID_VALUE apiName']],
    [{ apiSourceId: '漢'.repeat(256) }, ['INVALID_VALUE apiSourceId']],
    [{ bankAccountId: undefined }, ['REQUIRED bankAccountId']],
    [{ bankAccountId: '' }, ['REQUIRED bankAccountId']],
    [{ bankAccountId: 'bka_none' }, ['INVALID_VALUE bankAccountId']],
    [{ bankAccountId: 'bka_checking_b' }, ['INVALID_VALUE bankAccountId']],
    [{ status: 'DELETED' }, ['INVALID_VALUE status']],
    [{ type: 'expense' }, ['INVALID_VALUE type']],
    [{ type: '' }, ['INVALID_VALUE type']],
    [{ type: 'X'.repeat(51) }, ['INVALID_VALUE type']],
    [{ type: {} }, ['INVALID_FORMAT type']],
    [{ reviewStatus: 'not a word' }, ['INVALID_VALUE reviewStatus']],
    [{ userAccess: '1ST' }, ['INVALID_VALUE userAccess']],
    [{ accountantAccess: 'ÄRGER' }, ['INVALID_VALUE accountantAccess']],
    [{ vendorId: 'vnd_none' }, ['INVALID_VALUE vendorId']],
    [{ vendorId: 'vnd_adobe_b' }, ['INVALID_VALUE vendorId']],
    [{ vendorId: 'cus_cafe' }, ['INVALID_VALUE vendorId']],
    [{ customerId: 'cus_cafe_b' }, ['INVALID_VALUE customerId']],
    [{ categoryId: 'ctg_software_b' }, ['INVALID_VALUE categoryId']],
    [{ glAccountId: 'gla_6200_b' }, ['INVALID_VALUE glAccountId']],
    [{ matchingBankTransactionId: 'btxn_software_b' }, ['INVALID_VALUE matchingBankTransactionId']],
    [{ classSegmentIds: ['dv_brand', 'dv_brand_b'] }, ['INVALID_VALUE classSegmentIds[1]']],
    [{ classSegmentIds: 'dv_brand' }, ['INVALID_FORMAT classSegmentIds']],
    [{ classSegmentIds: [1] }, ['INVALID_FORMAT classSegmentIds[0]']],
    [
      { attachmentIds: ['att_1_b', 'att_1', "att_1' or 1=1 --"] },
      ['INVALID_VALUE attachmentIds[0]', 'INVALID_VALUE attachmentIds[2]'],
    ],
    [
      { tax: { paymentInfo: { region: 'federal', year: 2026.5, quarter: 1 } } },
      [
        'INVALID_VALUE tax.paymentInfo.region',
        'INVALID_VALUE tax.paymentInfo.year',
        'INVALID_FORMAT tax.paymentInfo.quarter',
      ],
    ],
    [{ tax: [] }, ['INVALID_FORMAT tax']],
    [{ customData: [] }, ['INVALID_FORMAT customData']],
    [{ customData: 'x' }, ['INVALID_FORMAT customData']],
    [{ children: {} }, ['INVALID_FORMAT children']],
    [{ children: [1] }, ['INVALID_FORMAT children[0]']],
    [{ children: [{}] }, ['REQUIRED children[0].amount']],
    [{ children: [{ amount: -451 }] }, ['INVALID_VALUE children']],
    [{ children: [{ amount: -449 }, { amount: 1 }] }, ['INVALID_VALUE children']],
    [{ children: [{ amount: 450 }] }, ['INVALID_VALUE children']],
    [{ children: [{ id: 'btxn_split_a', amount: -450 }] }, ['INVALID_VALUE children[0].id']],
    [{ children: [{ amount: -450, categoryId: 'ctg_software_b' }] }, ['INVALID_VALUE children[0].categoryId']],
    [{ children: [{ amount: -450, customerId: 'cus_none' }] }, ['INVALID_VALUE children[0].customerId']],
    [{ children: [{ amount: -450, glAccountId: 'gla_1' }] }, ['INVALID_VALUE children[0].glAccountId']],
    [{ children: [{ amount: -450, invoiceId: 'inv_1_b' }] }, ['INVALID_VALUE children[0].invoiceId']],
    [
      { children: [{ amount: -450, classSegmentIds: ['dv_brand', 'dv_x'] }] },
      ['INVALID_VALUE children[0].classSegmentIds[1]'],
    ],
    [{ classSegmentIds: undefined }, ['REQUIRED classSegmentIds']],
    [{ classSegmentIds: ['dv_oslo'] }, ['REQUIRED classSegmentIds']],
    [
      { classSegmentIds: [], children: [{ amount: -400, classSegmentIds: ['dv_print'] }, { amount: -50 }] },
      ['REQUIRED children[1].classSegmentIds'],
    ],
    [{ children: [{ amount: -450, classSegmentIds: ['dv_rome'] }] }, ['REQUIRED children[0].classSegmentIds']],
    [{ date: '2025-12-31' }, ['NOT_MODIFIABLE date']],
    [{ id: 7 }, ['INVALID_FORMAT id']],
  ])('%j: %j', async (change, problems) => {
    const before = await rowCounts();
    expect(await bank.rejection({ ...coffee, ...change })).toEqual({ statusCode: 400, problems });
    expect(await rowCounts()).toEqual(before);
  });

  test('for custom data with more than 50 fields or 2,000 characters of JSON', async () => {
    for (const customData of [fields(51), { a: 'x'.repeat(1993) }]) {
      expect((await bank.rejection({ ...coffee, customData })).problems).toEqual(['INVALID_VALUE customData']);
    }
  });

  test('for custom data that is nested too deeply to serialize', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const { status, body } = await bank.send('/v6/banks/transactions', {
      method: 'POST',
      headers: { Authorization: `Bearer ${bank.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: [{ ...coffee, customData: 0 }] }).replace('"customData":0', `"customData":${deep}`),
    });
    expect([status, problemsOf(body.data[0].error)]).toEqual([400, ['INVALID_VALUE customData']]);
  });

  test.each([undefined, 7, 'x', []])('if it isn’t an object: %j', async (item) => {
    expect((await bank.rejection(item ?? null)).problems).toEqual(['INVALID_FORMAT']);
  });

  test('with all its problems at once', async () => {
    const { problems } = await bank.rejection({
      date: '2025-01-01',
      amount: 'much',
      bankAccountId: 'bka_none',
      status: 'x',
      vendorId: 'vnd_none',
      attachmentIds: ['att_1', 'att_2'],
      children: [{ amount: 1, categoryId: 'ctg_none' }, { notes: 2 }],
      tax: { paymentInfo: 1 },
    });
    expect(problems.toSorted()).toEqual(
      [
        'INVALID_FORMAT amount',
        'INVALID_VALUE status',
        'INVALID_FORMAT tax.paymentInfo',
        'REQUIRED children[1].amount',
        'INVALID_FORMAT children[1].notes',
        'REQUIRED description',
        'REQUIRED apiName',
        'INVALID_VALUE bankAccountId',
        'INVALID_VALUE vendorId',
        'INVALID_VALUE attachmentIds[1]',
        'INVALID_VALUE children[0].categoryId',
        'REQUIRED children[0].classSegmentIds',
        'REQUIRED children[1].classSegmentIds',
        'NOT_MODIFIABLE date',
      ].toSorted(),
    );
  });

  test('for a user of several companies if the company is ambiguous', async () => {
    const { problems } = await bank.rejection(
      { ...coffee, bankAccountId: 'bka_none', vendorId: 'vnd_none' },
      bank.both,
    );
    expect(problems).toEqual(['INVALID_VALUE bankAccountId', 'INVALID_VALUE vendorId']);
    // Both are visible, but belong to different companies.
    expect((await bank.rejection({ ...coffee, vendorId: 'vnd_adobe_b' }, bank.both)).problems).toEqual([
      'INVALID_VALUE vendorId',
    ]);
  });
});

test('values at the limits are saved', async () => {
  const edges = {
    type: 'X'.repeat(50),
    apiName: 'A'.repeat(100),
    apiSourceId: '漢'.repeat(255),
    customData: { ...fields(49), a: 'x'.repeat(500) },
    date: '2026-01-01',
  };
  expect(await bank.save({ ...coffee, ...edges })).toMatchObject(edges);
  expect((await bank.save({ ...coffee, customData: { a: 'x'.repeat(1992) } })).customData).toEqual({
    a: 'x'.repeat(1992),
  });
  expect((await bank.save({ ...coffee, tax: { paymentInfo: {} } })).tax).toEqual({});
  const tax = { paymentInfo: { region: 'FEDERAL', year: null, quarter: null } };
  expect((await bank.save({ ...coffee, tax: { paymentInfo: { region: 'FEDERAL' } } })).tax).toEqual(tax);
});

test('a transfer between the company’s accounts doesn’t need a team', async () => {
  expect((await bank.save({ ...coffee, type: 'TRANSFER', classSegmentIds: [] })).classSegments).toEqual([]);
});

describe('an update is rejected', () => {
  test.each(['btxn_none', '', 'btxn_software_b', 'inv_1', "' or 1=1 --"])('for the unknown id %j', async (id) => {
    const { body } = await bank.post([{ id, notes: 'x' }]);
    expect(body.data[0]).toEqual({
      result: 'FAILURE',
      statusCode: 404,
      data: null,
      error: [{ type: 'NOT_FOUND', message: 'There is no such bank transaction.', param: 'id' }],
    });
  });

  test('if it clears required members', async () => {
    const names = ['date', 'amount', 'description', 'apiName', 'bankAccountId', 'type', 'status'];
    const { problems } = await bank.rejection({
      id: 'btxn_software',
      ...Object.fromEntries(names.map((name) => [name, null])),
    });
    expect(problems).toEqual(names.map((name) => `REQUIRED ${name}`));
  });

  test.each<[object, string[]]>([
    [{ bankAccountId: 'bka_checking_b' }, ['INVALID_VALUE bankAccountId']],
    [{ matchingBankTransactionId: 'btxn_software' }, ['INVALID_VALUE matchingBankTransactionId']],
    [{ classSegmentIds: [] }, ['REQUIRED classSegmentIds']],
    [{ date: '2025-12-31' }, ['NOT_MODIFIABLE date']],
    [{ children: [{ amount: -5998 }] }, ['INVALID_VALUE children']],
  ])('for %j: %j', async (change, problems) => {
    const before = await bank.get('btxn_software', bank.both);
    expect((await bank.rejection({ id: 'btxn_software', ...change }, bank.both)).problems).toEqual(problems);
    expect(await bank.get('btxn_software', bank.both)).toEqual(before);
  });

  test('if the stored split lines don’t add up to the new amount', async () => {
    expect((await bank.rejection({ id: 'btxn_split', amount: -9000 })).problems).toEqual(['INVALID_VALUE children']);
  });

  test('if it repeats a split line or uses one of another transaction', async () => {
    const { id, children } = await bank.save({ ...coffee, children: [{ amount: -450 }] });
    const part = { id: children[0]?.id, amount: -225 };
    expect((await bank.rejection({ id, children: [part, part] })).problems).toEqual(['INVALID_VALUE children[1].id']);
    const foreign = { id: 'btxn_split_a', amount: -450 };
    expect((await bank.rejection({ id, children: [foreign] })).problems).toEqual(['INVALID_VALUE children[0].id']);
  });
});

test('a batch can reference more ids than a database statement can hold', async () => {
  const items = Array.from({ length: 100 }, (_, item) => ({
    ...coffee,
    classSegmentIds: Array.from({ length: 900 }, (_, index) => `${900 * item + index}`),
  }));
  const { status, body } = await bank.post(items);
  expect([status, body.data[99].error.length]).toEqual([400, 901]);
});
