import { accountNumbers } from '../accountNumbers.ts';
import type { BankTransactionRecord, Books } from '../books.ts';
import { randomFor } from '../random.ts';

/**
 * Generates more bank transactions for the company's first bank account, in batches, oldest first, spread over the days
 * of its books: small client purchases, where each tenth entry reimburses the nine before it, so that the account's
 * balance and the profit don't change. Calling it again for the same books repeats the ids.
 * @param seed a whole number; the same seed gives the same entries.
 */
export function* extraEntries(
  books: Books,
  count: number,
  seed: number,
  batchSize = 1_000,
): Generator<BankTransactionRecord[], void> {
  const random = randomFor(seed, 'extra entries');
  const dates = [...new Set(books.bankTransactions.map(({ date }) => date))].sort();
  const purchases = books.bankTransactions.filter(isSmallPurchase);
  const idStart = books.company.id.replace('co_', 'btxn_');
  let spent = 0;
  let batch: BankTransactionRecord[] = [];
  for (let index = 0; index < count; index += 1) {
    const isRepayment = index % 10 === 9;
    const amount = isRepayment ? spent : -random.integer(2_10, 64_00);
    spent = isRepayment ? 0 : spent - amount;
    const number = String(index + 1).padStart(6, '0');
    const purchase = random.pick(purchases);
    batch.push({
      ...(isRepayment ? repaymentLike(purchase, books) : purchase),
      ...withoutDetails,
      id: `${idStart}x${number}`,
      bankAccountId: books.bankAccounts[0]?.id ?? purchase.bankAccountId,
      date: dates[Math.floor((index * dates.length) / count)] ?? purchase.date,
      amount,
      apiSourceId: `extra-${number}`,
    });
    if (batch.length === batchSize || index === count - 1) {
      yield batch;
      batch = [];
    }
  }
}

/** Clears the details of the purchase that an entry copies. */
const withoutDetails = {
  attachmentIds: undefined,
  conversation: undefined,
  currencyInfo: undefined,
  customData: undefined,
  reconciliationMatchId: undefined,
  tax: undefined,
} satisfies Partial<BankTransactionRecord>;

function isSmallPurchase({ type, status, amount, vendorId, children }: BankTransactionRecord) {
  const isPosted = status === 'ACTIVE' && vendorId !== null && children.length === 0;
  return isPosted && type === 'EXPENSE' && amount < 0 && amount > -500_00;
}

function repaymentLike(purchase: BankTransactionRecord, { glAccounts }: Books): BankTransactionRecord {
  return {
    ...purchase,
    type: 'REVENUE',
    rule: undefined,
    displayName: 'Repaid by clients',
    description: 'STRIPE DES:TRANSFER EXPENSES PASSED ON CCD',
    vendorId: null,
    categoryId: null,
    glAccountId: glAccounts.find(({ accountNo }) => accountNo === accountNumbers.reimbursedExpenses)?.id ?? null,
  };
}
