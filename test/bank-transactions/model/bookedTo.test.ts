import { expect, test } from 'vitest';
import type { BankTransaction } from '../../../src/bank-transactions/data/schema.ts';
import { transactionListMessages as messages } from '../../../src/bank-transactions/messages.ts';
import { bookedTo } from '../../../src/bank-transactions/model/bookedTo.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';

const rent = { id: 'rent', name: 'Rent' };
const fees = { id: 'fees', name: 'Fees' };
const undeposited = { id: 'funds', name: 'Undeposited Funds', displayName: '1290 · Undeposited Funds' };
const otherSide = {
  id: 'other',
  amount: toMinor(85_73),
  date: toPlainDate('2026-05-12'),
  bankAccount: { id: 'card', displayName: 'Credit Card ··1009' },
};
const half = { amount: toMinor(-42_00), dimensionValues: [] };
const everything = { category: rent, glAccount: undeposited, matchingBankTransaction: otherSide };

test.each<[string, Partial<BankTransaction>, object]>([
  [
    'several lines, whatever else there is',
    { ...everything, children: [{ ...half, category: rent, invoiceId: 'known' }, { ...half, category: fees }, half] },
    { kind: 'split', text: 'Split (3)', detail: 'INV-1594, Fees' },
  ],
  [
    'a loaded invoice',
    { ...everything, children: [{ ...half, invoiceId: 'known' }] },
    { kind: 'match', text: 'Matched INV-1594' },
  ],
  [
    'a part of an invoice',
    { children: [{ ...half, amount: toMinor(-41_99), invoiceId: 'known' }] },
    { kind: 'match', text: 'Matched INV-1594', detail: 'partly' },
  ],
  [
    'several invoices',
    { children: ['known', 'other', 'third'].map((invoiceId) => ({ ...half, invoiceId })) },
    { kind: 'match', text: 'Matched INV-1594', detail: '+2' },
  ],
  [
    'an invoice that is not loaded',
    { children: [{ ...half, invoiceId: 'other' }] },
    { kind: 'match', text: 'Matched' },
  ],
  ['an invoice’s item', { ...everything, invoiceItem: { id: 'item' } }, { kind: 'match', text: 'Matched' }],
  [
    'a loaded invoice’s item',
    { ...everything, invoiceItem: { id: 'known', description: 'Logo design' } },
    { kind: 'match', text: 'Matched INV-1594' },
  ],
  [
    'a part of a loaded invoice, by its item',
    { amount: toMinor(41_99), invoiceItem: { id: 'known', description: 'Logo design' } },
    { kind: 'match', text: 'Matched INV-1594', detail: 'partly' },
  ],
  [
    'an invoice’s item with a description',
    { ...everything, invoiceItem: { id: 'item', description: 'Logo design' } },
    { kind: 'match', text: 'Matched Logo design' },
  ],
  [
    'an invoice and a fee',
    {
      children: [
        { ...half, glAccount: undeposited, invoiceId: 'known' },
        { ...half, category: fees },
      ],
    },
    { kind: 'split', text: 'Split (2)', detail: 'INV-1594, Fees' },
  ],
  ['a bill', { children: [{ ...half, billId: 'bill', category: rent }] }, { kind: 'category', text: 'Rent' }],
  ['only a bill', { children: [{ ...half, billId: 'bill' }] }, { kind: 'match', text: 'Matched to a bill' }],
  [
    'a bill of a transaction whose type is a transfer',
    { type: 'TRANSFER', children: [{ ...half, billId: 'bill' }] },
    { kind: 'match', text: 'Matched to a bill' },
  ],
  [
    'payroll of a transaction whose type is a transfer',
    { type: 'TRANSFER', children: [{ ...half, payrollId: 'pay' }] },
    { kind: 'match', text: 'Matched to payroll' },
  ],
  ['only payroll', { children: [{ ...half, payrollId: 'pay' }] }, { kind: 'match', text: 'Matched to payroll' }],
  ['money out to an own account', everything, { kind: 'transfer', text: 'Transfer to ··1009', detail: 'Credit Card' }],
  [
    'money in from an own account',
    { amount: toMinor(85_73), matchingBankTransaction: otherSide },
    { kind: 'transfer', text: 'Transfer from ··1009', detail: 'Credit Card' },
  ],
  [
    'an own account without a number',
    { matchingBankTransaction: { ...otherSide, bankAccount: { id: 'cash', name: 'Cash box' } } },
    { kind: 'transfer', text: 'Transfer to Cash box' },
  ],
  [
    'an unknown own account',
    { matchingBankTransaction: { ...otherSide, bankAccount: null } },
    { kind: 'transfer', text: 'Transfer' },
  ],
  ['a category', { category: rent, glAccount: undeposited }, { kind: 'category', text: 'Rent' }],
  [
    'the category of a single line',
    { category: fees, children: [{ ...half, category: rent }] },
    { kind: 'category', text: 'Rent' },
  ],
  ['an account', { glAccount: undeposited }, { kind: 'account', text: 'Undeposited Funds', detail: 'account' }],
  ['a transfer whose other side is unknown', { type: 'TRANSFER' }, { kind: 'transfer', text: 'Transfer' }],
  ['nothing', {}, { kind: 'uncategorized', text: 'Uncategorized' }],
])('names %s', (_name, members, expected) => {
  const transaction = {
    id: 'one',
    date: toPlainDate('2026-05-12'),
    amount: toMinor(-85_73),
    dimensionValues: [],
    ...members,
  };
  const invoiceOf = (id: string) =>
    id === 'known' ? { id, invoiceNumber: 'INV-1594', totals: { total: toMinor(42_00) } } : undefined;
  expect(bookedTo(transaction, { messages, invoiceOf })).toEqual(expected);
});
