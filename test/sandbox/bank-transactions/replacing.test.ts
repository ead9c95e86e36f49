import { eq } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { bankTransactions } from '../../../sandbox/service/bank-transactions/tables.ts';
import { createCompanyOver, send } from '../../support/sandbox/httpClient.ts';
import { jsonRequest } from '../../support/sandbox/testService.ts';
import { coffee, openBank } from './openBank.ts';

const bank = await openBank({ replacesOnUpdate: true });
const partial = await openBank();

/** The least that says which transaction it is, beside what a new one needs. */
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

describe('where an update replaces', () => {
  test('what it leaves out of all that can be without is none afterwards', async () => {
    const plain = await bank.save(least);
    const { id } = await bank.save(everything);
    expect(await bank.save({ id, ...least })).toEqual({ ...plain, id });
    expect((await bank.get(id)).body.data).toEqual({ ...plain, id });
    expect(await bank.postings(id)).toEqual(['1010 0 450', '6999 450 0']);
  });

  test.each(['date', 'amount', 'description', 'apiName', 'bankAccountId'])(
    'it is refused without %s, and nothing of it is done',
    async (name) => {
      const before = await bank.save({ ...everything, apiSourceId: `without ${name}` });
      const { id } = before;
      const answer = await bank.refusal({ ...coffee, id, notes: 'changed', [name]: undefined });
      expect(answer).toEqual({ statusCode: 400, problems: [`REQUIRED ${name}`] });
      expect((await bank.get(id)).body.data).toEqual(before);
    },
  );

  test('it is told of everything that is missing at once, a required dimension too', async () => {
    const { id } = await bank.save(coffee);
    expect((await bank.refusal({ id })).problems).toEqual([
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
  ])('the type that it leaves out follows the sign of %d to %s, and the status is ACTIVE', async (amount, type) => {
    const { id } = await bank.save({ ...coffee, type: 'OWNER_LOAN', status: 'INACTIVE' });
    expect(await bank.save({ ...coffee, id, amount })).toMatchObject({ type, status: 'ACTIVE' });
    expect(await bank.save({ ...coffee, id, amount, type: null, status: null })).toMatchObject({ type });
  });

  test('who may see it stays, as no answer shows it and nobody could send it back; null clears it', async () => {
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

  test('what only the service knows stays', async () => {
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
  });

  test('a new transaction needs and gets the same as anywhere', async () => {
    const { id, ...made } = await bank.save(coffee);
    expect(made).toEqual({ ...(await partial.save(coffee)), id: undefined });
    expect((await bank.refusal({ ...coffee, date: undefined })).problems).toEqual(['REQUIRED date']);
  });
});

describe.each([
  ['replaces', bank],
  ['keeps what it leaves out', partial],
])('where an update %s', (_what, { save }) => {
  test('a part that is sent by its id has nothing that it leaves out', async () => {
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

test('the sandbox of a test run has one address where an update replaces, for the same books', async () => {
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
