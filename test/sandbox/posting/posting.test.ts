import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankTransactionPostings } from '../../../sandbox/service/bank-transactions/posting.ts';
import { invoicePostings } from '../../../sandbox/service/invoices/posting.ts';
import { invoiceTotals } from '../../../sandbox/service/invoices/totals.ts';
import { journalEntryPostings } from '../../../sandbox/service/journal-entries/posting.ts';
import { paymentPostings } from '../../../sandbox/service/payments/posting.ts';
import { balancedPostings } from '../../../sandbox/service/posting/balancedPostings.ts';
import type { Posting } from '../../../sandbox/service/posting/posting.ts';
import type { InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';
import { tinyBooks, tinyChart } from '../../support/sandbox/tinyBooks.ts';

const chart = tinyChart();
const { bankTransactions, invoices, payments, journalEntries } = tinyBooks();
const [software, split, unknownOut, unknownIn, inactive] = bankTransactions as [Bank, Bank, Bank, Bank, Bank];
const [invoice] = invoices as [InvoiceRecord];
const [journalEntry] = journalEntries as [(typeof journalEntries)[number]];
type Bank = (typeof bankTransactions)[number];

/** The lines of each posting, as `account debit credit`. */
function linesOf(postings: Posting[]): string[][] {
  return balancedPostings(postings).map(({ lines }) =>
    lines.map(({ glAccountId, drAmount, crAmount }) => `${glAccountId.slice(4)} ${drAmount} ${crAmount}`),
  );
}

describe('a bank transaction', () => {
  test('with money out credits the bank account and debits the category’s account', () => {
    expect(linesOf(bankTransactionPostings(software, chart))).toEqual([['1010 0 5999', '6100 5999 0']]);
  });

  test('with splits posts each line to its account, and a negative line on the other side', () => {
    expect(linesOf(bankTransactionPostings(split, chart))).toEqual([['1010 0 10000', '6200 12000 0', '6100 0 2000']]);
  });

  test('uses each line’s customer and dimensions, else the transaction’s', () => {
    const [posting] = bankTransactionPostings(split, chart);
    expect(posting?.lines.map(({ customerId, dimensionValueIds }) => [customerId, dimensionValueIds])).toEqual([
      [null, ['dv_print', 'dv_rome']],
      [null, ['dv_print', 'dv_rome']],
      ['cus_other', ['dv_brand', 'dv_rome']],
    ]);
  });

  test('without a category posts to uncategorized expense or income, by direction', () => {
    expect(linesOf(bankTransactionPostings(unknownOut, chart))).toEqual([['1010 0 700', '6999 700 0']]);
    expect(linesOf(bankTransactionPostings(unknownIn, chart))).toEqual([['1010 300 0', '4999 0 300']]);
  });

  test('that pays an invoice is no income: it takes undeposited funds', () => {
    const line = { id: 'l1', amount: 300, notes: null, categoryId: null, glAccountId: null, customerId: null };
    const children = [{ ...line, dimensionValueIds: [], invoiceId: 'inv_1' }];
    expect(linesOf(bankTransactionPostings({ ...unknownIn, children }, chart))).toEqual([['1010 300 0', '1300 0 300']]);
  });

  test('that is inactive or zero posts nothing', () => {
    expect(linesOf(bankTransactionPostings(inactive, chart))).toEqual([]);
    expect(linesOf(bankTransactionPostings({ ...unknownIn, amount: 0 }, chart))).toEqual([]);
  });

  test('with splits that don’t add up is rejected', () => {
    expect(() => bankTransactionPostings({ ...split, amount: -10_001 }, chart)).toThrow('split lines add up to -10000');
  });
});

describe('an invoice', () => {
  test('posts receivable, income before discount, discount and sales tax, for accrual only', () => {
    const postings = invoicePostings(invoice, chart);
    expect(linesOf(postings)).toEqual([['1200 10343 0', '4010 0 10000', '4900 500 0', '2200 0 843']]);
    expect(postings.map(({ basis }) => basis)).toEqual(['ACCRUAL']);
  });

  test.each(['DRAFT', 'SCHEDULED', 'CANCELLED'] as const)('that is %s posts nothing', (invoiceStatus) => {
    expect(invoicePostings({ ...invoice, invoiceStatus }, chart)).toEqual([]);
  });

  test.each(['DRAFT', 'SCHEDULED', 'CANCELLED'] as const)('that is %s can’t have payments', (invoiceStatus) => {
    expect(() => paymentPostings({ ...invoice, invoiceStatus }, payments, chart)).toThrow("can't have payments");
  });
});

describe('payments of an invoice', () => {
  test('settle the receivable for accrual, and earn a share of the income for cash', () => {
    // 3333 of 10343: 10000 → 3222.47, −500 → −161.12, 843 → 271.66
    expect(linesOf(paymentPostings(invoice, payments, chart))).toEqual([
      ['1300 3333 0', '1200 0 3333'],
      ['1300 3333 0', '4010 0 3222', '4900 161 0', '2200 0 272'],
      ['1300 7010 0', '1200 0 7010'],
      ['1300 7010 0', '4010 0 6778', '4900 339 0', '2200 0 571'],
    ]);
  });

  test('beyond the total stay as customer credit', () => {
    const overpaid = [{ id: 'ptxn_1', invoiceId: 'inv_1', date: '2026-02-10', amount: 10_400 }];
    expect(linesOf(paymentPostings(invoice, overpaid, chart))[1]).toEqual([
      '1300 10400 0',
      '4010 0 10000',
      '4900 500 0',
      '2200 0 843',
      '1200 0 57',
    ]);
  });

  test('balance for any amounts and lines, and earn exactly the invoice’s income once fully paid', () => {
    const decimal = (max: number) =>
      fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: 999 })).map((parts) => parts.join('.'));
    const items = fc.array(fc.tuple(decimal(50), decimal(100_000), fc.constantFrom(null, '8.875', '0', '19')), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(items, decimal(99), fc.array(fc.nat(100), { maxLength: 5 }), (lines, discountPercent, shares) => {
        const lineItems = lines.map(([quantity, rate, salesTaxPercent], index) => {
          const glAccountId = `gla_40${index}`;
          return { id: `ili_${index}`, description: '', quantity, rate, salesTaxPercent, glAccountId };
        });
        const one = { ...invoice, discountPercent, lineItems };
        const { total } = invoiceTotals(one);
        fc.pre(total > shares.length + 1);
        const parts = shares.map((share) => 1 + Math.floor(((total - shares.length - 1) * share) / 600));
        const amounts = [...parts, total - parts.reduce((sum, part) => sum + part, 0)];
        const paid = amounts.map((amount, index) => ({
          id: `p${index}`,
          invoiceId: one.id,
          date: '2026-03-01',
          amount,
        }));

        const cash = balancedPostings(paymentPostings(one, paid, chart)).filter(({ basis }) => basis === 'CASH');
        const accrual = balancedPostings(invoicePostings(one, chart));
        const earned = netByAccount(cash);
        earned.delete(chart.postingAccounts.undepositedFunds);
        const invoiced = netByAccount(accrual);
        invoiced.delete(chart.postingAccounts.accountsReceivable);
        expect(earned).toEqual(invoiced);
      }),
    );
  });
});

describe('a journal entry', () => {
  test('posts its lines unchanged', () => {
    expect(linesOf(journalEntryPostings(journalEntry, chart))).toEqual([['1010 500000 0', '3000 0 500000']]);
  });

  test('that doesn’t balance, or has a line with both sides, is rejected', () => {
    const children = [
      { glAccountId: 'gla_1010', drAmount: 100, crAmount: 0 },
      { glAccountId: 'gla_3000', drAmount: 0, crAmount: 99 },
    ];
    const unbalanced = journalEntryPostings({ ...journalEntry, children }, chart);
    expect(() => balancedPostings(unbalanced)).toThrow('debits and credits differ by 1');
    const both = [{ glAccountId: 'gla_1010', drAmount: 100, crAmount: 100 }];
    expect(() => journalEntryPostings({ ...journalEntry, children: both }, chart)).toThrow(
      'either a debit or a credit',
    );
  });

  test.each([1.5, -1, Number.NaN, 2 ** 53])('with an amount of %d is rejected', (amount) => {
    const children = [
      { glAccountId: 'gla_1010', drAmount: amount, crAmount: 0 },
      { glAccountId: 'gla_3000', drAmount: 0, crAmount: amount },
    ];
    const postings = journalEntryPostings({ ...journalEntry, children }, chart);
    expect(() => balancedPostings(postings)).toThrow('not an amount in whole minor units');
  });
});

/** Credits minus debits by account, without zeros. */
function netByAccount(postings: Posting[]): Map<string, number> {
  const net = new Map<string, number>();
  for (const { glAccountId, drAmount, crAmount } of postings.flatMap(({ lines }) => lines)) {
    net.set(glAccountId, (net.get(glAccountId) ?? 0) + crAmount - drAmount);
  }
  return new Map([...net].filter(([, amount]) => amount !== 0));
}
