import { describe, expect, test } from 'vitest';
import { coffee, openBank } from './openBank.ts';

const bank = await openBank();

const team = { id: 'dim_team', name: 'Team', requiredness: 'REQUIRED' };
const software = { id: 'ctg_software', name: 'Software', iconUrl: null };

describe('an update', () => {
  test('keeps omitted members and changes submitted ones', async () => {
    const before = await bank.save({
      ...coffee,
      notes: 'x',
      vendorId: 'vnd_adobe',
      customData: { a: 1 },
      attachmentIds: ['att_1'],
    });
    const after = await bank.save({ id: before.id, amount: -500, reviewStatus: 'RECONCILED' });
    expect(after).toEqual({ ...before, amount: -500, reviewStatus: 'RECONCILED' });
    expect(await bank.postings(before.id)).toEqual(['1010 0 500', '6999 500 0']);
    expect((await bank.audit(before.id)).map(({ action }) => action)).toEqual(['CREATE', 'UPDATE']);
  });

  test('clears optional members with null', async () => {
    const full = {
      notes: 'x',
      apiSourceId: 'clear-1',
      reviewStatus: 'RECONCILED',
      userAccess: 'NONE',
      accountantAccess: 'NONE',
      vendorId: 'vnd_adobe',
      customerId: 'cus_cafe',
      categoryId: 'ctg_software',
      glAccountId: 'gla_6200',
      matchingBankTransactionId: 'btxn_software',
      attachmentIds: ['att_1'],
      tax: { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q2' } },
      customData: { a: 1 },
      children: [{ amount: -450 }],
    };
    const plain = await bank.save({ ...coffee });
    const { id } = await bank.save({ ...coffee, ...full });
    const cleared = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
    expect(await bank.save({ id, ...cleared })).toEqual({ ...plain, id });
  });

  test('replaces lists', async () => {
    const { id } = await bank.save({ ...coffee, classSegmentIds: ['dv_brand', 'dv_oslo'], attachmentIds: ['att_1'] });
    const saved = await bank.save({ id, classSegmentIds: ['dv_print', 'dv_print'], attachmentIds: [] });
    expect([saved.classSegments.map(({ id }) => id), saved.attachments]).toEqual([['dv_print'], []]);
  });

  test('to INACTIVE removes it from the ledger, and to ACTIVE restores it', async () => {
    const { id } = await bank.save(coffee);
    await bank.save({ id, status: 'INACTIVE' });
    expect(await bank.postings(id)).toEqual([]);
    await bank.save({ id, status: 'ACTIVE' });
    expect(await bank.postings(id)).toEqual(['1010 0 450', '6999 450 0']);
  });

  test('can move it to another bank account, and its type ignores the sign', async () => {
    const { id } = await bank.save(coffee);
    expect(await bank.save({ id, bankAccountId: 'bka_savings', amount: 450 })).toMatchObject({
      bankAccount: { id: 'bka_savings' },
      type: 'EXPENSE',
    });
  });

  test('that sends back the response changes nothing', async () => {
    const { body } = await bank.get('btxn_split');
    const { classSegments, children, ...own } = body.data;
    const ids = (segments: { id: string; child?: object }[]) => segments.map(lowest);
    const saved = await bank.save({
      id: own.id,
      date: own.date,
      amount: own.amount,
      description: own.description,
      notes: own.notes,
      classSegmentIds: ids(classSegments),
      customData: own.customData,
      tax: own.tax,
      children: children.map((child: typeof own) => ({
        id: child.id,
        amount: child.amount,
        notes: child.notes,
        classSegmentIds: ids(child.classSegments),
        customerId: child.customer?.id ?? null,
        categoryId: child.category?.id ?? null,
        glAccountId: child.glAccount?.id ?? null,
      })),
    });
    expect(saved).toEqual(body.data);
  });
});

/** The id at the end of the path. */
function lowest({ id, child }: { id: string; child?: object }): string {
  return child ? lowest(child as { id: string; child?: object }) : id;
}

describe('a split', () => {
  const parts = [
    {
      amount: -300,
      categoryId: 'ctg_software',
      notes: 'License',
      invoiceId: 'inv_1',
      billId: 'b-1',
      customerId: 'cus_cafe',
    },
    { amount: -200, glAccountId: 'gla_6200', classSegmentIds: ['dv_print'], payrollId: 'p-1', apiItemId: 'i-1' },
    { amount: 50 },
  ];

  test('is returned with its lines in order, and each line is posted', async () => {
    const { id, children } = await bank.save({ ...coffee, children: parts });
    const nothing = { notes: null, customer: null, category: null, glAccount: null, classSegments: [] };
    const noIds = { invoiceId: null, billId: null, payrollId: null, apiItemId: null };
    expect(children.map(({ id, glAccount, ...child }) => ({ ...child, glAccount: glAccount?.id ?? null }))).toEqual([
      {
        ...nothing,
        ...noIds,
        amount: -300,
        category: software,
        notes: 'License',
        invoiceId: 'inv_1',
        billId: 'b-1',
        customer: { id: 'cus_cafe', name: 'Café Ångström', email: 'books@cafe.example' },
      },
      {
        ...nothing,
        ...noIds,
        amount: -200,
        glAccount: 'gla_6200',
        payrollId: 'p-1',
        apiItemId: 'i-1',
        classSegments: [{ id: 'dv_print', name: 'Print', label: team }],
      },
      { ...nothing, ...noIds, amount: 50 },
    ]);
    expect(await bank.postings(id)).toEqual(['1010 0 450', '4999 0 50', '6100 300 0', '6200 200 0']);
  });

  test('keeps the ids of submitted lines, and an empty list removes the split', async () => {
    const { id, children } = await bank.save({ ...coffee, children: parts });
    const keptId = children[1]?.id;
    const changed = await bank.save({ id, amount: -250, children: [{ amount: -50 }, { id: keptId, amount: -200 }] });
    expect(changed.children.map((child) => [child.id === keptId, child.amount])).toEqual([
      [false, -50],
      [true, -200],
    ]);
    const unsplit = await bank.save({ id, children: [] });
    expect(unsplit.children).toEqual([]);
    expect(await bank.postings(id)).toEqual(['1010 0 250', '6999 250 0']);
  });

  test('is kept by an update that omits it', async () => {
    const { id, children } = await bank.save({ ...coffee, children: parts });
    expect((await bank.save({ id, notes: 'split' })).children).toEqual(children);
  });
});

test('a deleted match becomes null', async () => {
  const other = await bank.save(coffee);
  const { id } = await bank.save({ ...coffee, matchingBankTransactionId: other.id });
  await bank.remove(other.id);
  expect((await bank.get(id)).body.data.matchingBankTransaction).toBe(null);
  expect((await bank.save({ id, notes: 'still saves' })).matchingBankTransaction).toBe(null);
});
