import { eq } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { bankTransactions } from '../../../sandbox/service/bank-transactions/tables.ts';
import { createCompanyOver, send } from '../../support/sandbox/httpClient.ts';
import { jsonRequest } from '../../support/sandbox/testService.ts';
import { coffee, openBank } from './openBank.ts';

const bank = await openBank({ replacesOnUpdate: true });
const partial = await openBank();

/** The minimal members of an update that replaces. */
const least = { ...coffee, classSegmentIds: undefined, type: 'TRANSFER' };

const everything = {
  ...coffee,
  notes: 'Two cups',
  apiSourceId: 'till-7',
  reviewStatus: 'RECONCILED',
  vendorId: 'vnd_adobe',
  customerId: 'cus_cafe',
  categoryId: 'ctg_software',
  glAccountId: 'gla_6200',
  matchingBankTransactionId: 'btxn_software',
  attachmentIds: ['att_1'],
  tax: { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q2' } },
  customData: { a: 1 },
  children: [{ amount: -450, notes: 'All of it' }],
};

describe('an update that replaces', () => {
  test('clears omitted optional members', async () => {
    const plain = await bank.save(least);
    const { id } = await bank.save(everything);
    expect(await bank.save({ id, ...least })).toEqual({ ...plain, id });
    expect((await bank.get(id)).body.data).toEqual({ ...plain, id });
    expect(await bank.postings(id)).toEqual(['1010 0 450', '6999 450 0']);
  });

  test.each(['date', 'amount', 'description', 'apiName', 'bankAccountId'])(
    'is rejected without %s and changes nothing',
    async (name) => {
      const before = await bank.save({ ...everything, apiSourceId: `without ${name}` });
      const { id } = before;
      const response = await bank.rejection({ ...coffee, id, notes: 'changed', [name]: undefined });
      expect(response).toEqual({ statusCode: 400, problems: [`REQUIRED ${name}`] });
      expect((await bank.get(id)).body.data).toEqual(before);
    },
  );

  test('reports all missing members at once, including a required dimension', async () => {
    const { id } = await bank.save(coffee);
    expect((await bank.rejection({ id })).problems).toEqual([
      'REQUIRED date',
      'REQUIRED amount',
      'REQUIRED description',
      'REQUIRED apiName',
      'REQUIRED bankAccountId',
      'REQUIRED classSegmentIds',
    ]);
  });

  test.each([
    [-450, 'EXPENSE'],
    [450, 'REVENUE'],
  ])('without a type, the sign of %d makes it %s, and the status is ACTIVE', async (amount, type) => {
    const { id } = await bank.save({ ...coffee, type: 'OWNER_LOAN', status: 'INACTIVE' });
    expect(await bank.save({ ...coffee, id, amount })).toMatchObject({ type, status: 'ACTIVE' });
    expect(await bank.save({ ...coffee, id, amount, type: null, status: null })).toMatchObject({ type });
  });

  test('keeps access settings, which no response includes; null clears them', async () => {
    const accessOf = async (id: string) => {
      const { userAccess, accountantAccess } = bankTransactions;
      const rows = bank.database.select({ userAccess, accountantAccess }).from(bankTransactions);
      return (await rows.where(eq(bankTransactions.id, id)))[0];
    };
    const access = { userAccess: 'NONE', accountantAccess: 'READ_ONLY' };
    const { id } = await bank.save({ ...coffee, ...access });
    await bank.save({ ...coffee, id });
    expect(await accessOf(id)).toEqual(access);
    await bank.save({ ...coffee, id, userAccess: null });
    expect(await accessOf(id)).toEqual({ ...access, userAccess: null });
  });

  test('keeps members that only the service maintains', async () => {
    const { id } = await bank.save(coffee);
    const known = {
      displayName: 'Corner Coffee',
      originalCurrency: 'EUR',
      originalAmount: -410,
      iconUrl: 'https://files.example/coffee.svg',
      suggestedCategoryIds: ['ctg_software'],
      reconciliationMatchId: 'btxn_split',
      conversationId: 'cnv_1',
      conversationReadStatus: 'UNREAD',
      ruleId: 'rul_1',
      ruleTransactionSource: 'BANK_FEED',
    };
    await bank.database.update(bankTransactions).set(known).where(eq(bankTransactions.id, id));
    const before = (await bank.get(id)).body.data;
    expect(before).toMatchObject({
      currencyInfo: { originalAmount: -410 },
      reconciliationMatch: { id: 'btxn_split' },
      rule: { id: 'rul_1' },
    });
    expect(await bank.save({ ...coffee, id })).toEqual(before);
    expect(await bank.save({ ...coffee, id, categoryId: 'ctg_software' })).toMatchObject({ rule: null });
  });

  test('doesn’t affect new transactions', async () => {
    const { id, ...made } = await bank.save(coffee);
    expect(made).toEqual({ ...(await partial.save(coffee)), id: undefined });
    expect((await bank.rejection({ ...coffee, date: undefined })).problems).toEqual(['REQUIRED date']);
  });
});

describe.each([
  ['replaces', bank],
  ['keeps omitted members', partial],
])('if an update %s', (_mode, { save }) => {
  test('a split line sent with its id loses its omitted members', async () => {
    const ids = { invoiceId: 'inv_1', billId: 'b-1', payrollId: 'p-1', apiItemId: 'i-1', customerId: 'cus_cafe' };
    const full = {
      ...ids,
      notes: 'x',
      categoryId: 'ctg_software',
      glAccountId: 'gla_6200',
      classSegmentIds: ['dv_print'],
    };
    const { id, children } = await save({ ...coffee, children: [{ amount: -450, ...full }] });
    const [part] = children;
    const saved = await save({ ...coffee, id, children: [{ id: part?.id, amount: -450 }] });
    const noIds = { invoiceId: null, billId: null, payrollId: null, apiItemId: null };
    const nothing = { notes: null, customer: null, category: null, glAccount: null, classSegments: [] };
    expect(saved.children).toEqual([{ id: part?.id, amount: -450, ...noIds, ...nothing }]);
  });
});

test('test runs have a second URL for the same books where updates replace', async () => {
  const company = await createCompanyOver(inject('sandboxUrl'));
  const token = await company.signIn();
  const save = async (base: string, item: object) => {
    const { body } = await send(`${base}/v6/banks/transactions`, jsonRequest(token, { data: [item] }));
    return body.data[0].data;
  };
  const query = `${inject('sandboxUrl')}/v6/banks/accounts/query`;
  const bankAccountId = (await send(query, jsonRequest(token, { limit: 1 }))).body.data[0].id;
  const item = { ...least, bankAccountId };
  const { id } = await save(inject('sandboxUrl'), { ...item, notes: 'Two cups' });
  expect((await save(inject('sandboxUrl'), { id, ...item })).notes).toBe('Two cups');
  expect((await save(inject('replacingUrl'), { id, ...item })).notes).toBeNull();
});
