import type { Chart } from '../posting/chart.ts';
import { credit, debit, type LineDetails, type Posting, PostingError } from '../posting/posting.ts';
import type { BankTransactionRow, BankTransactionSplitRow } from './tables.ts';

/** What posting has to know of a bank transaction. */
export type PostedBankTransaction = Pick<
  BankTransactionRow,
  | 'id'
  | 'bankAccountId'
  | 'date'
  | 'amount'
  | 'displayName'
  | 'description'
  | 'status'
  | 'vendorId'
  | 'customerId'
  | 'categoryId'
  | 'glAccountId'
  | 'dimensionValueIds'
> & { children: readonly Part[] };

/**
 * What a bank transaction posts, for both accounting methods: its bank account on one side; on the other its account, or
 * its splits each with its own. Money in debits the bank account, money out credits it. An inactive one posts nothing.
 * @throws {PostingError} if the splits do not add up to the amount, each with its sign.
 */
export function bankTransactionPostings(transaction: PostedBankTransaction, chart: Chart): Posting[] {
  if (transaction.status === 'INACTIVE') return [];
  const bankAccount = chart.bankAccount(transaction.bankAccountId);
  const details: LineDetails = {
    description: transaction.description,
    customerId: transaction.customerId,
    dimensionValueIds: transaction.dimensionValueIds,
  };
  return [
    {
      sourceKind: 'BANK_TRANSACTION',
      sourceId: transaction.id,
      date: transaction.date,
      basis: 'BOTH',
      description: transaction.description,
      displayName: transaction.displayName || partyName(transaction, chart) || transaction.description,
      secondaryDisplayName: bankAccount.displayName,
      ownGlAccountId: bankAccount.glAccountId,
      lines: [
        debit(bankAccount.glAccountId, transaction.amount, details),
        ...partsOf(transaction).map((part) =>
          credit(accountOf(part, transaction, chart), part.amount, {
            description: part.notes || details.description,
            customerId: part.customerId ?? details.customerId,
            dimensionValueIds: part.dimensionValueIds.length > 0 ? part.dimensionValueIds : details.dimensionValueIds,
          }),
        ),
      ],
    },
  ];
}

/** Its `notes` are a split's own; an unsplit transaction's notes are remarks, not its ledger description. */
type Part = Pick<
  BankTransactionSplitRow,
  'amount' | 'notes' | 'categoryId' | 'glAccountId' | 'customerId' | 'dimensionValueIds'
>;

function partsOf(transaction: PostedBankTransaction): readonly Part[] {
  if (transaction.children.length === 0) return [{ ...transaction, notes: null }];
  const splitTotal = transaction.children.reduce((sum, split) => sum + split.amount, 0);
  if (splitTotal !== transaction.amount) {
    throw new PostingError(`${transaction.id}: the splits add up to ${splitTotal}, not to ${transaction.amount}.`);
  }
  return transaction.children;
}

/** Its own account, else its category's, else the whole transaction's, else uncategorized by the direction of the money. */
function accountOf(part: Part, transaction: PostedBankTransaction, chart: Chart): string {
  for (const { glAccountId, categoryId } of [part, transaction]) {
    if (glAccountId) return glAccountId;
    if (categoryId) return chart.glAccountOfCategory(categoryId);
  }
  return part.amount < 0 ? chart.postingAccounts.uncategorizedExpense : chart.postingAccounts.uncategorizedIncome;
}

function partyName({ vendorId, customerId }: PostedBankTransaction, chart: Chart): string {
  if (vendorId) return chart.vendorName(vendorId);
  return customerId ? chart.customerName(customerId) : '';
}
