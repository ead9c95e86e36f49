import { describe, expect, test } from 'vitest';
import { type SampleOptions, sampleBooks } from '../../../sandbox/service/sample-company/sampleBooks.ts';
import { dailyBalances, invoiceTotal, isPosted, totalOf } from './bookFigures.ts';
import { idsOf, recordsByPrefix, referencesOf } from './bookRecords.ts';

const studio: SampleOptions = { today: '2026-03-31', seed: 1, size: 'studio', company: 'studio' };
const days = ['2026-03-31', '2024-02-29', '2026-01-01', '2025-12-31', '2025-07-04'];
const kinds = [
  { company: 'studio', size: 'studio' },
  { company: 'studio', size: 'small' },
  { company: 'second', size: 'studio' },
  { company: 'second', size: 'small' },
] as const;
const companies = days.flatMap((today) =>
  kinds.map(({ company, size }) => ({
    label: `${company} (${size}) on ${today}`,
    today,
    size,
    books: sampleBooks({ today, seed: 7, size, company }),
  })),
);

describe('size', () => {
  test.each(days)(
    'the design studio has 3,000 bank transactions, 600 invoices and 40 journal entries on %s',
    (today) => {
      const books = sampleBooks({ ...studio, today });
      expect(books.bankTransactions).toHaveLength(3_000);
      expect(books.invoices).toHaveLength(600);
      expect(books.journalEntries).toHaveLength(40);
    },
  );

  test('the design studio has about 60 accounts, 60 customers, several bank accounts and two dimensions', () => {
    const books = sampleBooks(studio);
    expect(books.glAccounts.length).toBeGreaterThan(55);
    expect(books.glAccounts.length).toBeLessThan(75);
    expect(new Set(books.glAccounts.map(({ type }) => type)).size).toBe(9);
    expect(books.customers.length).toBeGreaterThanOrEqual(60);
    expect(books.bankAccounts.length).toBeGreaterThanOrEqual(3);
    expect(books.dimensions.map(({ requiredness }) => requiredness).sort()).toEqual(['NOT_REQUIRED', 'REQUIRED']);
    expect(books.glAccounts).toContainEqual(
      expect.objectContaining({ id: 'gla_1010', accountNo: '1010', displayName: '1010 · Operating Checking' }),
    );
  });

  test('a small company has about 200 bank transactions, 40 invoices and 8 journal entries', () => {
    const books = sampleBooks({ ...studio, size: 'small' });
    expect(books.bankTransactions).toHaveLength(200);
    expect(books.invoices).toHaveLength(40);
    expect(books.journalEntries).toHaveLength(8);
  });

  test('the bookkeeper’s second company is smaller, another business, and on cash basis', () => {
    const books = sampleBooks({ ...studio, company: 'second' });
    expect(books.bankTransactions).toHaveLength(400);
    expect(books.company.accountingMethod).toBe('CASH');
    expect(sampleBooks(studio).company.accountingMethod).toBe('ACCRUAL');
  });
});

describe('determinism', () => {
  test('the same seed and day generate the same books, another seed different ones', () => {
    expect(sampleBooks(studio)).toEqual(sampleBooks(studio));
    expect(sampleBooks({ ...studio, seed: 2 }).bankTransactions).not.toEqual(sampleBooks(studio).bankTransactions);
  });

  test('ids are unique across companies', () => {
    const ids = (['', 'p1', 'p2'] as const).flatMap((idPrefix) =>
      idsOf(sampleBooks({ ...studio, size: 'small', idPrefix })),
    );
    const second = idsOf(sampleBooks({ ...studio, company: 'second' }));
    expect(new Set([...ids, ...second]).size).toBe(ids.length + second.length);
    expect(second).toContain('gla_b1010');
  });

  test('a company can be renamed', () => {
    expect(sampleBooks({ ...studio, size: 'small', name: 'Ateliér Ž' }).company.name).toBe('Ateliér Ž');
  });
});

describe.each(companies)('$label', ({ books, today, size }) => {
  test('ids are unique and start with the prefix of their kind', () => {
    const ids = idsOf(books);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [prefix, records] of recordsByPrefix(books)) {
      for (const { id } of records) expect(id).toMatch(new RegExp(`^${prefix}_[0-9a-z_]+$`));
    }
  });

  test('every reference is valid', () => {
    const known = new Set<string | null>([null, ...idsOf(books)]);
    expect(referencesOf(books).filter((id) => !known.has(id))).toEqual([]);
  });

  test('nothing is dated before the first fiscal year or after today', () => {
    const first =
      size === 'studio' && books.company.accountingMethod === 'ACCRUAL' ? `${+today.slice(0, 4) - 2}-01-01` : '';
    const documents = [...books.bankTransactions, ...books.invoices, ...books.payments, ...books.journalEntries];
    for (const { date } of documents) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(date >= first && date <= today).toBe(true);
    }
    expect(books.invoices.every(({ date, dueDate }) => dueDate >= date)).toBe(true);
    expect((books.company.closing.date ?? '') < today).toBe(true);
  });

  test('the splits of a bank transaction add up to it', () => {
    const split = books.bankTransactions.filter(({ children }) => children.length > 0);
    expect(split.length).toBeGreaterThan(5);
    for (const { amount, children } of split) expect(totalOf(children)).toBe(amount);
  });

  test('every bank transaction or split line has all required dimensions, except transfers', () => {
    for (const { requiredness, values } of books.dimensions) {
      if (requiredness !== 'REQUIRED') continue;
      const hasValue = (ids: readonly string[]) => values.some(({ id }) => ids.includes(id));
      for (const { type, dimensionValueIds, children } of books.bankTransactions) {
        const parts = children.map((part) =>
          part.dimensionValueIds.length > 0 ? part.dimensionValueIds : dimensionValueIds,
        );
        expect(type === 'TRANSFER' || (children.length > 0 ? parts.every(hasValue) : hasValue(dimensionValueIds))).toBe(
          true,
        );
      }
    }
  });

  test('each side of a transfer references the other', () => {
    const byId = new Map(books.bankTransactions.map((transaction) => [transaction.id, transaction]));
    for (const { type, matchingBankTransactionId, id, amount } of books.bankTransactions) {
      const other = byId.get(matchingBankTransactionId ?? '');
      expect(other === undefined).toBe(type !== 'TRANSFER');
      if (other) expect([other.amount, other.matchingBankTransactionId]).toEqual([-amount, id]);
    }
  });

  test('every amount is a whole, nonzero number of minor units', () => {
    const amounts = [...books.bankTransactions.flatMap((item) => [item, ...item.children]), ...books.payments];
    for (const { amount } of amounts) expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true);
  });

  test('debits equal credits in every journal entry, and the first one opens the books', () => {
    for (const { children } of books.journalEntries) {
      expect(children.reduce((sum, { drAmount, crAmount }) => sum + drAmount - crAmount, 0)).toBe(0);
      for (const { drAmount, crAmount } of children) expect(Math.min(drAmount, crAmount)).toBe(0);
      for (const { drAmount, crAmount } of children) expect(Math.max(drAmount, crAmount)).toBeGreaterThan(0);
    }
    const dates = books.journalEntries.map(({ date }) => date);
    expect(books.bankTransactions.every(({ date }) => date >= (dates[0] ?? ''))).toBe(true);
  });

  test('an invoice is closed exactly if it is fully paid, and at most one is overpaid', () => {
    const paid = new Map<string, number>();
    const issued = new Map(books.invoices.map(({ id, date }) => [id, date]));
    for (const { invoiceId, amount, date } of books.payments) {
      expect(amount > 0 && date >= (issued.get(invoiceId) ?? '')).toBe(true);
      paid.set(invoiceId, (paid.get(invoiceId) ?? 0) + amount);
    }
    let overpaid = 0;
    for (const invoice of books.invoices) {
      const amount = paid.get(invoice.id) ?? 0;
      if (invoice.invoiceStatus === 'REFUNDED') expect(amount).toBe(invoiceTotal(invoice));
      else expect(invoice.invoiceStatus === 'CLOSED').toBe(amount >= invoiceTotal(invoice));
      if (invoice.invoiceStatus !== 'REFUNDED' && !isPosted(invoice)) expect(amount).toBe(0);
      if (amount > invoiceTotal(invoice)) overpaid += 1;
    }
    expect(overpaid).toBeLessThan(2);
  });

  test('transfers between the company’s accounts net to zero', () => {
    expect(totalOf(books.bankTransactions.filter(({ type }) => type === 'TRANSFER'))).toBe(0);
  });

  test('undeposited funds are never negative and only contain recent payments', () => {
    const balances = dailyBalances(books, books.company.postingAccounts.undepositedFunds);
    expect(Math.min(...balances.map(({ low }) => low))).toBeGreaterThanOrEqual(0);
    expect(balances.at(-1)?.end).toBeLessThan(totalOf(books.payments) / 10);
  });

  test('no bank account is overdrawn', () => {
    for (const { glAccountId } of books.bankAccounts) {
      const isCard = books.glAccounts.find(({ id }) => id === glAccountId)?.type === 'LIABILITY';
      const ends = dailyBalances(books, glAccountId).map(({ end }) => end);
      const worst = isCard ? Math.max(...ends) : Math.min(0, ...ends);
      expect(isCard ? worst < 0 : worst === 0).toBe(true);
    }
  });
});
