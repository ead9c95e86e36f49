import { describe, expect, test } from 'vitest';
import { coffee, openBank } from './openBank.ts';

const bank = await openBank();

const team = { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' };
const brand = { id: 'dv_design', name: 'Design', label: team, child: { id: 'dv_brand', name: 'Brand', label: team } };
const software = { id: 'ctg_software', name: 'Software', iconUrl: null };

describe('a new bank transaction', () => {
  test('with only required members is returned completely, with null for missing values', async () => {
    const { id, ...others } = await bank.save(coffee);
    expect(id).toMatch(/^btxn_[0-9a-f]{32}$/);
    expect(others).toEqual({
      type: 'EXPENSE',
      date: '2026-03-02',
      amount: -450,
      currencyInfo: null,
      displayName: 'CORNER COFFEE 0311',
      description: 'CORNER COFFEE 0311',
      notes: null,
      status: 'ACTIVE',
      reviewStatus: null,
      apiName: 'MANUAL_ENTRY',
      apiSourceId: null,
      iconUrl: null,
      bankAccount: { id: 'bka_checking', name: 'First Bank Checking', displayName: 'Checking ··1234' },
      classSegments: [brand],
      customer: null,
      vendor: null,
      category: null,
      suggestedCategories: [],
      glAccount: null,
      invoiceItem: null,
      reconciliationMatch: null,
      matchingBankTransaction: null,
      conversation: null,
      company: { id: 'co_tiny', name: 'Tiny Studio' },
      rule: null,
      attachments: [],
      tax: {},
      children: [],
      customData: {},
    });
  });

  test('with all members is returned with them, also by its id', async () => {
    const saved = await bank.save({
      ...coffee,
      amount: 1000,
      type: 'OWNER_LOAN',
      notes: 'Two cups',
      apiSourceId: 'till-7',
      status: 'INACTIVE',
      reviewStatus: 'RECONCILIATION_DISCREPANCY',
      userAccess: 'NONE',
      accountantAccess: 'READ_ONLY',
      matchingBankTransactionId: 'btxn_software',
      vendorId: 'vnd_adobe',
      customerId: 'cus_cafe',
      categoryId: 'ctg_software',
      glAccountId: 'gla_6200',
      tax: { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q1' } },
      attachmentIds: ['att_1'],
      customData: { z: [1, { deep: null }], a: 'ä\u0000\ud83d\ude00', empty: {} },
    });
    expect(saved).toMatchObject({
      type: 'OWNER_LOAN',
      notes: 'Two cups',
      displayName: 'Adobe',
      apiSourceId: 'till-7',
      status: 'INACTIVE',
      reviewStatus: 'RECONCILIATION_DISCREPANCY',
      vendor: { id: 'vnd_adobe', name: 'Adobe' },
      customer: { id: 'cus_cafe', name: 'Café Ångström', email: 'books@cafe.example' },
      category: software,
      glAccount: { id: 'gla_6200', accountNo: '6200', type: 'EXPENSE' },
      tax: { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q1' } },
    });
    expect(saved.matchingBankTransaction).toEqual({
      id: 'btxn_software',
      amount: -5999,
      date: '2026-01-10',
      description: 'ADOBE *CREATIVE CLOUD',
      apiName: 'BANK_FEED',
      apiInstitutionId: null,
      bankAccount: { id: 'bka_checking', name: 'First Bank Checking', displayName: 'Checking ··1234' },
    });
    expect(saved.attachments).toEqual([
      {
        id: 'att_1',
        url: 'https://files.example/a.pdf',
        fileName: 'a.pdf',
        fileSize: '84 KB',
        createdDateTime: '2026-01-02T03:04:05.000Z',
        iconUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
      },
    ]);
    // As it was submitted: also the order of its members.
    expect(JSON.stringify(saved.customData)).toBe('{"z":[1,{"deep":null}],"a":"ä\\u0000\ud83d\ude00","empty":{}}');
    expect((await bank.get(saved.id)).body).toEqual({ result: 'SUCCESS', data: saved });
    expect(
      (await bank.query({ filter: { description: { contain: '0311' }, type: { in: ['OWNER_LOAN'] } } })).body.data,
    ).toEqual([saved]);
  });

  test.each([
    [-1, 'EXPENSE'],
    [1, 'REVENUE'],
    [0, 'REVENUE'],
  ])('of %d without a type is %s, but an explicit type is kept', async (amount, type) => {
    expect((await bank.save({ ...coffee, amount })).type).toBe(type);
    expect(await bank.save({ ...coffee, amount, type: 'EXPENSE' })).toMatchObject({ amount, type: 'EXPENSE' });
  });

  test('belongs to the company of its bank account', async () => {
    const item = { ...coffee, bankAccountId: 'bka_checking_b', classSegmentIds: ['dv_brand_b'] };
    expect((await bank.save(item, bank.both)).company.id).toBe('co_tiny_b');
  });

  test('is posted to the ledger and recorded in the audit trail', async () => {
    const { id } = await bank.save({ ...coffee, categoryId: 'ctg_software' });
    expect(await bank.postings(id)).toEqual(['1010 0 450', '6100 450 0']);
    expect(await bank.audit(id)).toEqual([{ actor: 'OWNER', userId: 'usr_first', action: 'CREATE' }]);
  });

  test('of the largest amount is posted exactly', async () => {
    const { id } = await bank.save({ ...coffee, amount: -999_999_999_999 });
    expect(await bank.postings(id)).toEqual(['1010 0 999999999999', '6999 999999999999 0']);
    await bank.remove(id);
  });
});

describe('a batch', () => {
  test('returns each item’s outcome in order: 200 if all are saved, 207 if some, 400 if none', async () => {
    const wrong = { ...coffee, date: 'soon' };
    const all = await bank.post([coffee, coffee]);
    expect([all.status, all.body.result, all.body.data.length]).toEqual([200, 'SUCCESS', 2]);
    const some = await bank.post([wrong, coffee, { ...coffee, id: 'btxn_none' }, 7]);
    expect([some.status, some.body.result]).toEqual([207, 'SUCCESS']);
    expect(some.body.data.map((one: { statusCode: number }) => one.statusCode)).toEqual([400, 200, 404, 400]);
    const none = await bank.post([wrong, null]);
    expect([none.status, none.body.result]).toEqual([400, 'FAILURE']);
    expect((await bank.post([])).status).toBe(200);
  });

  test('that saves a transaction twice returns the state after each save', async () => {
    const { id } = await bank.save(coffee);
    const { body } = await bank.post([
      { id, notes: 'first' },
      { id, notes: 'second', children: [{ amount: -450 }] },
      { id, children: [] },
    ]);
    const reported = body.data.map(({ data }: { data: { notes: string; children: object[] } }) => [
      data.notes,
      data.children.length,
    ]);
    expect(reported).toEqual([
      ['first', 0],
      ['second', 1],
      ['second', 0],
    ]);
  });

  test.each([
    [{ data: Array(501).fill({}) }, 'data', 'INVALID_VALUE'],
    [{ data: {} }, 'data', 'INVALID_FORMAT'],
    [{}, 'data', 'REQUIRED'],
  ])('that is malformed is rejected as a whole %#', async (body, param, type) => {
    const response = await bank.send('/v6/banks/transactions', {
      method: 'POST',
      headers: { Authorization: `Bearer ${bank.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([response.status, response.body.error[0].param, response.body.error[0].type]).toEqual([400, param, type]);
  });
});

test('customData is returned as introspection flags if so configured', async () => {
  const flagged = await openBank({ introspectionFlags: true });
  const { customData, id } = await flagged.save({ ...coffee, customData: { a: 1 } });
  expect(customData).toMatchObject({ empty: false, object: true, nodeType: true, array: false });
  for (const flag of Object.values(customData)) expect(typeof flag).toBe('boolean');
  expect((await flagged.save({ id, customData: null })).customData).toMatchObject({ empty: true, object: true });
  expect((await flagged.get('btxn_software')).body.data.customData).toMatchObject({ empty: true });
  await flagged.close();
});
