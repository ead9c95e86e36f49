import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import {
  emptyFormValues,
  type FormValues,
  toFormValues,
  withDirection,
} from '../../../src/bank-transactions/model/formValues.ts';
import { itemOfTransaction } from '../../../src/bank-transactions/model/itemOfTransaction.ts';
import {
  addLine,
  changeLine,
  moveSplitLine,
  recalculate,
  removeLine,
} from '../../../src/bank-transactions/model/splitLines.ts';
import { toItem } from '../../../src/bank-transactions/model/toItem.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { isIntrospected } from '../../../src/core/writes/customData.ts';
import { anyNewItem, type NewItem } from '../../support/bank-transactions/items.ts';
import { anyStoredTransaction, buildStoredTransaction, choiceIds } from '../../support/bank-transactions/stored.ts';

/** An item as sent. */
const sent = (item: object): ReturnType<typeof JSON.parse> => JSON.parse(JSON.stringify(item));
const untouched = (stored: BankTransaction) => sent(toItem(toFormValues(stored), stored));
const changed = (stored: BankTransaction, changes: Partial<FormValues>) =>
  sent(toItem({ ...toFormValues(stored), ...changes }, stored));

/** An item with every member. */
const full: NewItem = {
  date: '2026-03-02',
  amount: -10_000,
  description: 'PAPER SHOP',
  notes: 'Two reams',
  apiName: 'BANK_FEED',
  apiSourceId: 'feed-7',
  bankAccountId: 'bka_1',
  status: 'INACTIVE',
  reviewStatus: 'SEEN_BY_THE_BANK',
  type: 'OWNER_LOAN',
  matchingBankTransactionId: 'btxn_9',
  vendorId: 'vnd_1',
  customerId: 'cus_1',
  categoryId: 'ctg_1',
  glAccountId: 'gla_1',
  classSegmentIds: ['dv_3', 'dv_1'],
  tax: { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q1' } },
  attachmentIds: ['att_2', 'att_1'],
  customData: { order: { lines: [1, 2.5, null] }, constructor: 'x' },
  children: [
    {
      id: 'p1',
      amount: -12_000,
      notes: 'Paper',
      classSegmentIds: ['dv_3', 'dv_2'],
      customerId: 'cus_2',
      categoryId: 'ctg_2',
      glAccountId: 'gla_2',
      invoiceId: 'inv_1',
      billId: 'bill 1',
      payrollId: 'pay 1',
      apiItemId: 'item 1',
    },
    { id: 'p2', amount: 2000, classSegmentIds: [] },
  ],
};

describe('an unchanged transaction', () => {
  test('is sent with every stored member', () => {
    expect(untouched(buildStoredTransaction(full))).toEqual({ id: 'btxn_1', ...full });
  });

  test('is sent as saved, for any values, without empty members', () => {
    fc.assert(
      fc.property(anyNewItem(choiceIds), (item) => {
        const stored = buildStoredTransaction(item);
        const { type, status } = stored;
        const parts = (item.children ?? []).map((part, at) => ({ id: `part_${at}`, classSegmentIds: [], ...part }));
        const none = { attachmentIds: [], customData: {} };
        const expected = { id: 'btxn_1', ...none, ...sent({ ...item, children: parts }), type, status };
        expect(untouched(stored)).toEqual(expected);
        expect(untouched(stored)).toEqual(sent(itemOfTransaction(stored)));
      }),
    );
  });

  test('has no null outside custom data', () => {
    fc.assert(
      fc.property(anyStoredTransaction, (stored) => {
        const { customData, ...item } = untouched(stored);
        expect(JSON.stringify(item)).not.toMatch(/:null[,}]/);
      }),
    );
  });

  test('keeps a line without an id', () => {
    const stored = buildStoredTransaction({ children: [{ amount: -10_000, apiItemId: 'item 1' }] });
    const children = stored.children?.map((part) => ({ ...part, id: null }));
    expect(untouched({ ...stored, children }).children).toEqual([
      { amount: -10_000, classSegmentIds: [], apiItemId: 'item 1' },
    ]);
  });
});

describe('custom data', () => {
  const flags = { empty: false, object: true, nodeType: true, containerNode: true, array: false, null: false };

  test.each([
    ['flags', flags],
    ['flags of an empty object', { ...flags, empty: true }],
    ['flags that name the kind', { ...flags, nodeType: 'OBJECT' }],
  ])('that are %s are never sent back', (_what, customData) => {
    const stored = { ...buildStoredTransaction({}), customData };
    expect(untouched(stored)).not.toHaveProperty('customData');
    expect(changed(stored, { notes: 'x' })).not.toHaveProperty('customData');
  });

  test.each([
    [{}],
    [{ object: true }],
    [{ paid: true, checked: false }],
    [{ ...flags, order: 7 }],
    [{ empty: 'no', object: 'a vase', nodeType: 'x' }],
    [{ ...flags, nodeType: { toString: 'none' } }], // no text can be made of it
  ])('%j belong to the host and are sent', (customData) => {
    expect(isIntrospected(customData)).toBe(false);
    expect(untouched({ ...buildStoredTransaction({}), customData }).customData).toEqual(customData);
  });
});

describe('changes are sent with the stored values', () => {
  const stored = buildStoredTransaction(full);
  const unchanged = untouched(stored);

  test.each<[string, Partial<FormValues>, object]>([
    ['a date', { date: toPlainDate('2026-03-03') }, { date: '2026-03-03' }],
    ['an amount, with the sign of its direction', { amount: { amount: toMinor(1) } }, { amount: -1 }],
    ['a description', { description: 'x' }, { description: 'x' }],
    ['notes', { notes: 'x' }, { notes: 'x' }],
    ['a bank account', { bankAccountId: 'bka_2' }, { bankAccountId: 'bka_2' }],
    ['dimension values', { dimensionValueIds: ['dv_2'] }, { classSegmentIds: ['dv_2'] }],
    ['a status', { status: 'ACTIVE' }, { status: 'ACTIVE' }],
    [
      'one of its tax members',
      { tax: { region: 'FEDERAL', year: ' 2025 ', quarter: 'Q1' } },
      { tax: { paymentInfo: { region: 'FEDERAL', year: 2025, quarter: 'Q1' } } },
    ],
    ['files', { attachmentIds: [] }, { attachmentIds: [] }],
    ['no lines', { lines: [] }, { children: [] }],
  ])('%s', (_what, changes, expected) => {
    expect(changed(stored, changes)).toEqual({ ...unchanged, ...expected });
  });

  test.each<[string, Partial<FormValues>, string]>([
    ['notes', { notes: '' }, 'notes'],
    ['a category', { categoryId: null }, 'categoryId'],
    ['an account', { glAccountId: null }, 'glAccountId'],
    ['a vendor', { vendorId: null }, 'vendorId'],
    ['a customer', { customerId: null }, 'customerId'],
    ['a review status', { reviewStatus: null }, 'reviewStatus'],
    ['a match', { matchingBankTransactionId: null }, 'matchingBankTransactionId'],
  ])('%s removed, as null', (_what, changes, member) => {
    expect(changed(stored, changes)).toEqual({ ...unchanged, [member]: null });
  });

  test('a removed tax payment, as null in each of its members', () => {
    const none = { tax: { region: '', year: '', quarter: '' } };
    expect(changed(stored, none).tax).toEqual({ paymentInfo: { region: null, year: null, quarter: null } });
    const yearOnly = buildStoredTransaction({ tax: { paymentInfo: { year: 2026 } } });
    expect(changed(yearOnly, none).tax).toEqual({ paymentInfo: { year: null } });
    expect(changed(yearOnly, { tax: { region: '', year: '2026', quarter: 'Q2' } }).tax).toEqual({
      paymentInfo: { year: 2026, quarter: 'Q2' },
    });
  });

  test('a new direction, in the total and in each line', () => {
    const flipped = sent(toItem(withDirection(toFormValues(stored), 'in', toFormValues(stored)), stored));
    const [first, second] = full.children ?? [];
    expect(flipped).toEqual({
      ...unchanged,
      amount: 10_000,
      children: [
        { ...first, amount: 12_000 },
        { ...second, amount: -2000 },
      ],
    });
  });
});

describe('lines are sent', () => {
  const stored = buildStoredTransaction(full);
  const values = toFormValues(stored);
  const childrenOf = (values: FormValues) => sent(toItem(values, stored)).children;
  const [first, second] = full.children ?? [];

  test('with the changes of one, and everything else as stored', () => {
    expect(childrenOf(changeLine(values, 'p1', { glAccountId: 'gla_1', billId: '' }))).toEqual([
      { ...first, glAccountId: 'gla_1', billId: null },
      second,
    ]);
    expect(childrenOf(changeLine(values, 'p2', { categoryId: 'ctg_1' }))).toEqual([
      first,
      { ...second, categoryId: 'ctg_1' },
    ]);
  });

  test('in the order of the form, each with its id', () => {
    expect(childrenOf(moveSplitLine(values, 'p1', 1))).toEqual([second, first]);
  });

  test('without the removed one', () => {
    expect(childrenOf(removeLine(values, 'p2'))).toEqual([first]);
  });

  test('with a new one, without an id and without empty members', () => {
    const added = { amount: 0, classSegmentIds: [] };
    expect(childrenOf(addLine(values))).toEqual([first, second, added]);
  });

  test('as new ones with all their values, if they were deleted', () => {
    const now = buildStoredTransaction({ ...full, children: [] });
    const { id, ...rest } = first ?? {};
    expect(sent(toItem(values, now)).children).toEqual([rest, { amount: 2000, classSegmentIds: [] }]);
  });
});

describe('a new transaction', () => {
  const values = {
    ...emptyFormValues(toPlainDate('2026-03-02')),
    amount: { amount: toMinor(500) },
    description: 'x',
    bankAccountId: 'bka_1',
  };

  test('is sent with required members and without empty ones', () => {
    expect(sent(toItem(values, undefined))).toEqual({
      date: '2026-03-02',
      amount: -500,
      type: 'EXPENSE',
      description: 'x',
      apiName: 'MANUAL_ENTRY',
      bankAccountId: 'bka_1',
      status: 'ACTIVE',
      classSegmentIds: [],
      attachmentIds: [],
      children: [],
    });
  });

  test('is sent with its lines and its tax payment', () => {
    const split = changeLine(addLine(values), 'new-0', { percent: '25' });
    const taxed = { ...split, tax: { region: '', year: '2026', quarter: '' } };
    expect(sent(toItem(taxed, undefined))).toMatchObject({
      tax: { paymentInfo: { year: 2026 } },
      children: [{ amount: -125 }, { amount: -375 }],
    });
  });

  test('with an invalid amount throws', () => {
    const unreadable = recalculate({ ...values, amount: { amount: null, text: 'x', code: 'notANumber' } });
    expect(() => toItem(unreadable, undefined)).toThrow(RangeError);
  });
});
