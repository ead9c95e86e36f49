import { describe, expect, test } from 'vitest';
import { sampleBooks } from '../../../sandbox/service/sample-company/sampleBooks.ts';
import { dailyBalances, exactInvoice, invoiceTotal, isPosted, profitMargin, totalOf } from './bookFigures.ts';

const studio = { today: '2026-03-31', seed: 1, size: 'studio', company: 'studio' } as const;

describe('the design studio’s figures', () => {
  const books = sampleBooks(studio);

  test.each([1, 2, 3, 4, 5])('each full year has a realistic profit (seed %i)', (seed) => {
    const seeded = sampleBooks({ ...studio, seed });
    for (const year of ['2024', '2025']) {
      expect(profitMargin(seeded, year)).toBeGreaterThan(10);
      expect(profitMargin(seeded, year)).toBeLessThan(25);
    }
  });

  test('the checking balance is realistic, except on the day of the bank’s error', () => {
    const checking = dailyBalances(books, 'gla_1010').map(({ end }) => end);
    expect(Math.min(...checking)).toBeGreaterThan(10_000_00);
    expect(checking.filter((end) => end > 500_000_00).length).toBeLessThan(4);
    expect(dailyBalances(books, 'gla_9010').at(-1)?.end).toBe(0);
  });

  test('about one in twelve invoices is a draft, scheduled or cancelled, and numbers start at INV-1001', () => {
    const share = books.invoices.filter((invoice) => !isPosted(invoice)).length / books.invoices.length;
    expect(share).toBeGreaterThan(0.06);
    expect(share).toBeLessThan(0.1);
    const numbers = books.invoices.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => `INV-${1001 + index}`));
  });

  test('some invoices are overdue, most open ones are from the last three months', () => {
    const open = books.invoices.filter(({ invoiceStatus }) => invoiceStatus === 'OPEN');
    expect(open.filter(({ dueDate }) => dueDate < studio.today).length).toBeGreaterThan(3);
    expect(open.filter(({ date }) => date >= '2026-01-01').length).toBeGreaterThan(open.length / 2);
  });

  test('some invoices are discounted by 5 or 10 %, some are taxed, and no total depends on rounding', () => {
    expect(new Set(books.invoices.map(({ discountPercent }) => discountPercent))).toEqual(new Set([null, '5', '10']));
    const taxes = new Set(books.invoices.flatMap(({ lineItems }) => lineItems.map((line) => line.salesTaxPercent)));
    expect(taxes).toEqual(new Set([null, '8.875']));
    for (const invoice of books.invoices) {
      const { lines } = exactInvoice(invoice);
      expect(lines.every(({ amount, discounted }) => Number.isInteger(amount) && Number.isInteger(discounted))).toBe(
        true,
      );
      expect(lines.filter(({ thousandths }) => thousandths > 0).length).toBeLessThan(2);
    }
  });

  test('exactly the sales tax of all past quarters is paid', () => {
    const taxed = books.invoices.filter((invoice) => isPosted(invoice) && invoice.date < '2026-01-01');
    const owed = taxed.reduce((sum, item) => sum + invoiceTotal(item) - exactInvoice(item).discountedTotal, 0);
    const payments = books.bankTransactions.filter(({ glAccountId }) => glAccountId === 'gla_2200');
    expect(payments.map(({ date }) => date.slice(5, 7))).toEqual(['04', '07', '10', '01', '04', '07', '10', '01']);
    expect(totalOf(payments)).toBe(-owed);
  });

  test('payments are full, partial or in two installments, and some deposits are bundled', () => {
    const counts = new Map<string, number>();
    for (const { invoiceId } of books.payments) counts.set(invoiceId, (counts.get(invoiceId) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count === 2).length).toBeGreaterThan(20);
    const partly = books.invoices.filter(({ id, invoiceStatus }) => invoiceStatus === 'OPEN' && counts.has(id));
    expect(partly.length).toBeGreaterThan(3);
    const deposits = books.bankTransactions.filter(({ displayName }) => /^Deposit of \d payments$/.test(displayName));
    expect(deposits.length).toBeGreaterThan(50);
  });

  test('unreviewed transactions are recent and uncategorized', () => {
    const waiting = books.bankTransactions.filter(({ reviewStatus }) => reviewStatus === 'PARTNER_REVIEW_REQUIRED');
    expect(waiting.length).toBeGreaterThan(10);
    for (const { date, categoryId, glAccountId, vendorId, children } of waiting) {
      expect(date > '2026-03-01').toBe(true);
      expect([categoryId, glAccountId, vendorId, ...children]).toEqual([null, null, null]);
    }
  });

  test('bank transactions cover every kind of detail', () => {
    const having = (name: keyof (typeof books.bankTransactions)[number]) =>
      books.bankTransactions.filter((transaction) => transaction[name] !== undefined).length;
    expect(having('rule')).toBeGreaterThan(100);
    expect(having('suggestedCategoryIds')).toBeGreaterThan(10);
    expect(books.attachments?.length).toBeGreaterThan(3);
    expect([having('currencyInfo'), having('reconciliationMatchId'), having('tax')]).toEqual([3, 2, 8]);
    expect([having('conversation'), having('customData'), having('invoiceItemId')]).toEqual([2, 1, 1]);
    const reads = books.bankTransactions.flatMap(({ conversation }) => conversation?.readStatus ?? []);
    expect(reads).toEqual(['READ', 'UNREAD']);
  });

  test('weekends are quiet, and subscriptions are monthly with rising prices', () => {
    const isWeekend = ({ date }: { date: string }) => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
    expect(books.bankTransactions.filter(isWeekend).length).toBeLessThan(books.bankTransactions.length * 0.15);
    const adobe = books.bankTransactions.filter(({ displayName }) => displayName === 'Adobe');
    expect(adobe.map(({ date }) => date.slice(0, 7))).toEqual([...new Set(adobe.map(({ date }) => date.slice(0, 7)))]);
    expect(adobe).toHaveLength(27);
    expect(adobe.at(-1)?.amount).toBeLessThan(adobe[0]?.amount ?? 0);
  });

  test('some names and amounts are hard to lay out', () => {
    const names = [...books.vendors, ...books.customers].map(({ name }) => name);
    for (const script of [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /[äöüß]/, /’/, /.{80}/]) {
      expect(names.some((name) => script.test(name))).toBe(true);
    }
    expect(books.bankTransactions.some(({ description }) => description.length > 300)).toBe(true);
    expect(books.bankTransactions.some(({ amount }) => amount > 10_000_000_00)).toBe(true);
  });

  test('every reviewed expense has a team, and many documents have a project', () => {
    const teams = new Set(books.dimensions.find(({ name }) => name === 'Team')?.values.map(({ id }) => id));
    const reviewed = books.bankTransactions.filter(({ type, categoryId }) => type === 'EXPENSE' && categoryId);
    for (const { dimensionValueIds } of reviewed) expect(dimensionValueIds.some((id) => teams.has(id))).toBe(true);
    const withTwo = [...books.bankTransactions, ...books.invoices].filter((item) => item.dimensionValueIds.length > 1);
    expect(withTwo.length).toBeGreaterThan(300);
  });
});
