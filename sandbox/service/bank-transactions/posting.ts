import type { Chart } from '../posting/chart.ts';
import { credit, debit, type LineDetails, type Posting, PostingError } from '../posting/posting.ts';
import type { BankTransactionRow, BankTransactionSplitRow } from './tables.ts';

/** The members of a bank transaction that posting needs. */
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
 * The posting of a bank transaction, for both accounting methods: the bank account on one side, and on the other its
 * account or those of its split lines. Money in debits the bank account, money out credits it. An inactive transaction
 * posts nothing.
 * @throws {PostingError} if the signed split amounts don't add up to the amount.
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

/** A split line's `notes` are its ledger description; an unsplit transaction's notes are not. */
type Part = Pick<
  BankTransactionSplitRow,
  'amount' | 'notes' | 'categoryId' | 'glAccountId' | 'customerId' | 'dimensionValueIds'
> &
  Partial<Pick<BankTransactionSplitRow, 'invoiceId'>>;

function partsOf(transaction: PostedBankTransaction): readonly Part[] {
  if (transaction.children.length === 0) return [{ ...transaction, notes: null }];
  const splitTotal = transaction.children.reduce((sum, split) => sum + split.amount, 0);
  if (splitTotal !== transaction.amount) {
    throw new PostingError(`${transaction.id}: the split lines add up to ${splitTotal}, not to ${transaction.amount}.`);
  }
  return transaction.children;
}

/**
 * The line's account or category, else undeposited funds if it pays an invoice, whose income is posted already, else the
 * transaction's account or category, else uncategorized income or expense.
 */
function accountOf(part: Part, transaction: PostedBankTransaction, chart: Chart): string {
  const own = postedTo(part, chart);
  if (own) return own;
  if (part.invoiceId) return chart.postingAccounts.undepositedFunds;
  const ofTransaction = postedTo(transaction, chart);
  if (ofTransaction) return ofTransaction;
  return part.amount < 0 ? chart.postingAccounts.uncategorizedExpense : chart.postingAccounts.uncategorizedIncome;
}

function postedTo(
  { glAccountId, categoryId }: Pick<Part, 'glAccountId' | 'categoryId'>,
  chart: Chart,
): string | undefined {
  return glAccountId ?? (categoryId ? chart.glAccountOfCategory(categoryId) : undefined);
}

function partyName({ vendorId, customerId }: PostedBankTransaction, chart: Chart): string {
  if (vendorId) return chart.vendorName(vendorId);
  return customerId ? chart.customerName(customerId) : '';
}
