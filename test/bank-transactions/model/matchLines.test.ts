import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FormValues, toFormValues } from '../../../src/bank-transactions/model/formValues.ts';
import {
  addInvoice,
  type InvoiceBalance,
  leaveOpen,
  matchTransaction,
  removeInvoice,
  removeMatch,
} from '../../../src/bank-transactions/model/matchInvoices.ts';
import {
  bookDifference,
  changeAmount,
  invoiceLines,
  isMatchOnly,
  linesToLeaveOpen,
  matchDifference,
} from '../../../src/bank-transactions/model/matchLines.ts';
import { remainderOf } from '../../../src/bank-transactions/model/splitLines.ts';
import { toItem } from '../../../src/bank-transactions/model/toItem.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { buildStoredTransaction } from '../../support/bank-transactions/stored.ts';

const invoice = (id: string, balance: number): InvoiceBalance => ({ id, balance: toMinor(balance) });
const deposit = (amount: number, item: object = {}) => buildStoredTransaction({ amount, type: 'REVENUE', ...item });
const match = (values: FormValues, invoices: readonly InvoiceBalance[], base = values) =>
  invoices.reduce((matched, each) => addInvoice(matched, each, base), values);
const sent = (values: FormValues, stored = deposit(10_000)) =>
  toItem(values, stored).children?.map(({ amount, invoiceId, categoryId }) => [amount, invoiceId ?? categoryId]);

const anyAmount = fc.integer({ min: 1, max: 999_999_999_999 });
const anyInvoices = fc
  .array(anyAmount, { minLength: 1, maxLength: 6 })
  .map((balances) => balances.map((balance, place) => invoice(`inv_${place}`, balance)));

test('lines of a settled match add up to the amount, and none pays more than its invoice', () => {
  const check = fc.property(anyAmount, anyInvoices, fc.nat(5), fc.boolean(), (amount, invoices, place, leavesOpen) => {
    const stored = deposit(amount);
    const matched = match(toFormValues(stored), invoices);
    const left = linesToLeaveOpen(matched);
    const open = left[place % Math.max(left.length, 1)];
    const settled = leavesOpen && open ? leaveOpen(matched, open.invoiceId) : bookDifference(matched, 'ctg_1');
    expect(remainderOf(settled)).toBe(0);
    const children = toItem(settled, stored).children ?? [];
    expect(children.reduce((sum, child) => sum + child.amount, 0)).toBe(amount);
    for (const child of children) {
      const balance = invoices.find(({ id }) => id === child.invoiceId)?.balance;
      if (balance === undefined) expect(child.categoryId).toBe('ctg_1');
      else expect(child.amount > 0 && child.amount <= balance).toBe(true);
    }
  });
  fc.assert(check);
});

test('adding and removing invoices in any order leaves what the remaining ones make of it', () => {
  const check = fc.property(anyAmount, anyInvoices, fc.array(fc.nat(5)), (amount, invoices, removed) => {
    const base = toFormValues(deposit(amount, { categoryId: 'ctg_9' }));
    const ids = new Set(removed.map((place) => `inv_${place}`));
    const matched = removed.reduce(
      (values, place) => removeInvoice(values, `inv_${place}`, base),
      bookDifference(match(base, invoices), 'ctg_1'),
    );
    const kept = invoices.filter(({ id }) => !ids.has(id));
    expect(invoiceLines(matched).map(({ invoiceId }) => invoiceId)).toEqual(kept.map(({ id }) => id));
    expect(matched.categoryId).toBe(kept.length > 0 ? null : 'ctg_9');
    if (kept.length > 0) {
      const paid = kept.reduce((sum, { balance }) => sum + balance, 0);
      expect(matchDifference(matched)).toBe(amount - paid);
    } else expect(matched.lines).toEqual([]);
  });
  fc.assert(check);
});

test('pays several invoices and books the rest to a category', () => {
  const matched = match(toFormValues(deposit(10_000)), [invoice('inv_1', 4000), invoice('inv_2', 5000)]);
  expect(matchDifference(matched)).toBe(1000);
  expect(sent(bookDifference(matched, 'ctg_1'))).toEqual([
    [4000, 'inv_1'],
    [5000, 'inv_2'],
    [1000, 'ctg_1'],
  ]);
});

test('books what is missing as a negative line, or leaves it open on one invoice', () => {
  const matched = match(toFormValues(deposit(10_000)), [invoice('inv_1', 9000), invoice('inv_2', 1025)]);
  expect(sent(bookDifference(matched, 'ctg_fees'))).toEqual([
    [9000, 'inv_1'],
    [1025, 'inv_2'],
    [-25, 'ctg_fees'],
  ]);
  expect(sent(leaveOpen(bookDifference(matched, 'ctg_fees'), 'inv_2'))).toEqual([
    [9000, 'inv_1'],
    [1000, 'inv_2'],
  ]);
});

test('nothing is left open on an invoice that would get nothing', () => {
  const matched = match(toFormValues(deposit(1000)), [invoice('inv_1', 900), invoice('inv_2', 3000)]);
  expect(linesToLeaveOpen(matched).map(({ invoiceId }) => invoiceId)).toEqual(['inv_2']);
  expect(leaveOpen(matched, 'inv_1')).toBe(matched);
});

test('a stored match comes back unchanged', () => {
  const children = [
    { id: 'l1', amount: 4000, invoiceId: 'inv_1' },
    { id: 'l2', amount: 6000, categoryId: 'ctg_1' },
  ];
  const stored = deposit(10_000, { children });
  const base = toFormValues(stored);
  expect(isMatchOnly(base)).toBe(true);
  const without = removeMatch(base, base);
  expect(without.lines).toEqual([]);
  const again = bookDifference(addInvoice(without, invoice('inv_1', 9999), base), 'ctg_1');
  expect(toItem(again, stored).children).toMatchObject([
    { id: 'l1', amount: 4000, invoiceId: 'inv_1' },
    { amount: 6000 },
  ]);
});

test.each([
  ['a note', { notes: 'Fee' }],
  ['an account', { glAccountId: 'gla_1' }],
  ['classes', { classSegmentIds: ['dv_1'] }],
])('a line with %s is more than a match shows', (_name, more) => {
  const children = [
    { id: 'l1', amount: 4000, invoiceId: 'inv_1' },
    { id: 'l2', amount: 6000, ...more },
  ];
  expect(isMatchOnly(toFormValues(deposit(10_000, { children })))).toBe(false);
});

test('an amount that changes also changes the booked difference, and ends it if the invoices fit', () => {
  const matched = bookDifference(match(toFormValues(deposit(10_000)), [invoice('inv_1', 9000)]), 'ctg_1');
  expect(sent(changeAmount(matched, { amount: toMinor(9500) }))).toEqual([
    [9000, 'inv_1'],
    [500, 'ctg_1'],
  ]);
  expect(sent(changeAmount(matched, { amount: toMinor(9000) }))).toEqual([[9000, 'inv_1']]);
});

test('a transfer takes the place of a category and of invoices, and both come back without it', () => {
  const categorized = toFormValues(deposit(10_000, { category: { id: 'ctg_1', name: 'Sales' } }));
  const transfer = matchTransaction(categorized, 'btx_2', categorized);
  expect(transfer).toMatchObject({ matchingBankTransactionId: 'btx_2', categoryId: null });
  expect(matchTransaction(transfer, null, categorized)).toEqual(categorized);
  const paying = match(categorized, [invoice('inv_1', 10_000)]);
  const instead = matchTransaction(paying, 'btx_2', categorized);
  expect(instead).toMatchObject({ lines: [], matchingBankTransactionId: 'btx_2', categoryId: null });
  expect(addInvoice(instead, invoice('inv_1', 10_000), categorized).matchingBankTransactionId).toBeNull();
});

test('a category that is not saved comes back after a match', () => {
  const base = toFormValues(deposit(10_000));
  const chosen = { ...base, categoryId: 'ctg_2' };
  const paying = match(chosen, [invoice('inv_1', 4000), invoice('inv_2', 6000)], base);
  const [without, unpaid] = [
    removeMatch(paying, base),
    removeInvoice(match(chosen, [invoice('inv_1', 1)]), 'inv_1', base),
  ];
  expect([paying.categoryId, without.categoryId, unpaid.categoryId]).toEqual([null, 'ctg_2', 'ctg_2']);
  const transfer = matchTransaction(paying, 'btx_2', base);
  expect(transfer.categoryId).toBeNull();
  expect(matchTransaction(transfer, null, base).categoryId).toBe('ctg_2');
  const again = match({ ...without, categoryId: null }, [invoice('inv_1', 4000)], base);
  expect(removeMatch(again, base).categoryId).toBeNull();
});

test('a line that comes back after a match has the amount that was typed meanwhile', () => {
  const base = toFormValues(deposit(10_000, { children: [{ id: 'l1', amount: 10_000, categoryId: 'ctg_1' }] }));
  const matched = match(base, [invoice('inv_1', 9000)]);
  expect(removeMatch(matched, base).lines).toEqual(base.lines);
  const changed = changeAmount(matched, { amount: toMinor(8000) });
  expect(sent(removeMatch(changed, base))).toEqual([[8000, 'ctg_1']]);
});
