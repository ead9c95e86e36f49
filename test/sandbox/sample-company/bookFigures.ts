import type { Books, InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';

/** One side of a document on one account: debits positive, credits negative, minor units. */
interface Movement {
  date: string;
  glAccountId: string;
  amount: number;
}

export function totalOf(items: readonly { amount: number }[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}

/** Unrounded line amounts of an invoice, as multiples of 1/100,000 of a minor unit. */
export function exactInvoice({ lineItems, discountPercent }: InvoiceRecord) {
  const remainingPercent = 100 - Number(discountPercent ?? '0');
  const lines = lineItems.map(({ quantity, rate, salesTaxPercent }) => {
    // Quantities have at most two decimals, rates one and tax percentages three.
    const amount = (Math.round(Number(quantity) * 100) * Math.round(Number(rate) * 10)) / 1000;
    const thousandths = Math.round(Number(salesTaxPercent ?? '0') * 1000);
    return { amount, discounted: (amount * remainingPercent) / 100, thousandths };
  });
  return { lines, discountedTotal: lines.reduce((sum, { discounted }) => sum + discounted, 0) };
}

/** Minor units with tax, rounded half up. */
export function invoiceTotal(invoice: InvoiceRecord): number {
  const { lines, discountedTotal } = exactInvoice(invoice);
  const tax = lines.reduce((sum, line) => sum + Math.floor((line.discounted * line.thousandths + 50_000) / 100_000), 0);
  return discountedTotal + tax;
}

/** An account's balance at the end of each day with movements, debits positive, and the lowest possible balance that day. */
export function dailyBalances(books: Books, glAccountId: string): { end: number; low: number }[] {
  const days = new Map<string, { change: number; out: number }>();
  for (const { date, amount } of movementsOf(books).filter((movement) => movement.glAccountId === glAccountId)) {
    const day = days.get(date) ?? { change: 0, out: 0 };
    days.set(date, { change: day.change + amount, out: day.out + Math.min(amount, 0) });
  }
  let balance = 0;
  return [...days]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, { change, out }]) => {
      const low = balance + out;
      balance += change;
      return { end: balance, low };
    });
}

/** A year's profit in percent of its revenue, on accrual basis. */
export function profitMargin(books: Books, year: string): number {
  const types = new Map(books.glAccounts.map(({ id, type }) => [id, type]));
  const sumOf = (...wanted: string[]) =>
    totalOf(
      movementsOf(books).filter(
        ({ date, glAccountId }) => date.startsWith(year) && wanted.includes(types.get(glAccountId) ?? ''),
      ),
    );
  const invoiced = books.invoices.filter(({ date }) => date.startsWith(year)).filter(isPosted);
  const revenue =
    invoiced.reduce((sum, invoice) => sum + exactInvoice(invoice).discountedTotal, 0) - sumOf('INCOME', 'OTHER_INCOME');
  return (100 * (revenue - sumOf('COGS', 'EXPENSE', 'OTHER_EXPENSE'))) / revenue;
}

export function isPosted({ invoiceStatus }: InvoiceRecord): boolean {
  return invoiceStatus === 'OPEN' || invoiceStatus === 'CLOSED';
}

/** The movements of bank transactions, payments and journal entries, without invoices. */
function movementsOf(books: Books): Movement[] {
  const { undepositedFunds, uncategorizedExpense, uncategorizedIncome } = books.company.postingAccounts;
  const bankGlAccounts = new Map(books.bankAccounts.map(({ id, glAccountId }) => [id, glAccountId]));
  const categoryGlAccounts = new Map(books.categories.map(({ id, glAccountId }) => [id, glAccountId]));
  const fromBank = books.bankTransactions.flatMap((transaction) => {
    const { date, amount, bankAccountId, children } = transaction;
    const parts = children.length > 0 ? children : [transaction];
    return [
      { date, amount, glAccountId: bankGlAccounts.get(bankAccountId) ?? '' },
      ...parts.map((part) => ({
        date,
        amount: -part.amount,
        glAccountId:
          part.glAccountId ??
          categoryGlAccounts.get(part.categoryId ?? '') ??
          (part.amount < 0 ? uncategorizedExpense : uncategorizedIncome),
      })),
    ];
  });
  const fromPayments = books.payments.map(({ date, amount }) => ({ date, amount, glAccountId: undepositedFunds }));
  const fromJournal = books.journalEntries.flatMap(({ date, children }) =>
    children.map(({ glAccountId, drAmount, crAmount }) => ({ date, glAccountId, amount: drAmount - crAmount })),
  );
  return [...fromBank, ...fromPayments, ...fromJournal];
}
