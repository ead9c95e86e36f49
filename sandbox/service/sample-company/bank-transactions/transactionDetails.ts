import type { AttachmentRecord, BankTransactionRecord, Books, InvoiceRecord } from '../books.ts';
import { runningNumber, type SampleContext } from '../context.ts';

/**
 * Adds details other than postings to bank transactions: rules, transfer matches, receipts and conversations.
 * @param transactions oldest first.
 */
export function withDetails(
  context: SampleContext,
  transactions: readonly BankTransactionRecord[],
  invoices: readonly InvoiceRecord[],
): Pick<Books, 'bankTransactions' | 'attachments'> {
  const otherSides = transferSides(transactions);
  const reversed = reversals(transactions);
  const receipts = receiptsOf(context, transactions);
  const unreviewed = transactions.filter(({ reviewStatus }) => reviewStatus === 'PARTNER_REVIEW_REQUIRED');
  const [unread, read] = unreviewed.toReversed();
  const billed = transactions.findLast(({ customerId }) => customerId !== null);
  const largest = transactions.findLast(({ amount, vendorId }) => amount < -1_000_00 && vendorId !== null);

  const bankTransactions = transactions.map((transaction): BankTransactionRecord => {
    const { id, vendorId } = transaction;
    const details: Partial<BankTransactionRecord> = {
      rule: vendorId === null ? undefined : { id: vendorId.replace('vnd_', 'rul_'), transactionSource: 'BANK_FEED' },
      matchingBankTransactionId: otherSides.get(id),
      reconciliationMatchId: reversed.get(id),
      attachmentIds: receipts.get(id)?.map((receipt) => receipt.id),
    };
    if (transaction === unread) details.conversation = { id: context.id('cnv', '2'), readStatus: 'UNREAD' };
    if (transaction === read) details.conversation = { id: context.id('cnv', '1'), readStatus: 'READ' };
    if (transaction === billed) details.invoiceItemId = lineOf(transaction, invoices);
    if (transaction === largest) details.customData = { purchaseOrder: 'PO-1042', approved: true };
    return { ...transaction, ...details };
  });
  return { bankTransactions, attachments: [...receipts.values()].flat() };
}

/** The ids of both sides of each transfer, in both directions. */
function transferSides(transactions: readonly BankTransactionRecord[]) {
  const sides = new Map<string, string>();
  const open = new Map<string, string>();
  for (const { id, type, date, description, amount } of transactions) {
    if (type !== 'TRANSFER') continue;
    const key = (signed: number) => `${date} ${description} ${signed}`;
    const other = open.get(key(-amount));
    if (other === undefined) open.set(key(amount), id);
    else sides.set(id, other).set(other, id);
  }
  return sides;
}

/** Reversals by id, with their original: the same payee and the opposite amount. */
function reversals(transactions: readonly BankTransactionRecord[]) {
  const originals = new Map<string, string>();
  const candidates = transactions.filter(({ type, notes }) => type !== 'TRANSFER' && notes !== null);
  for (const { id, displayName, amount } of candidates) {
    const original = candidates.find((other) => other.displayName === displayName && other.amount === -amount);
    if (original && !originals.has(original.id)) originals.set(id, original.id);
  }
  return originals;
}

/** Receipts for some of the recent card purchases. */
function receiptsOf(context: SampleContext, transactions: readonly BankTransactionRecord[]) {
  const random = context.random('receipts');
  const receipts = new Map<string, AttachmentRecord[]>();
  const card = context.id('bka', 'card');
  for (const { id, bankAccountId, date, amount } of transactions.slice(-200)) {
    if (bankAccountId !== card || amount > -20_00 || !random.chance(0.2)) continue;
    const number = runningNumber(receipts.size, 3);
    const receipt = {
      id: context.id('att', number),
      url: `https://files.example/${context.id('att', number)}.pdf`,
      fileName: `receipt-${date}.pdf`,
      byteCount: random.integer(18_000, 1_900_000),
      createdAt: `${date}T16:30:00Z`,
    };
    receipts.set(id, [receipt]);
  }
  return receipts;
}

function lineOf({ customerId }: BankTransactionRecord, invoices: readonly InvoiceRecord[]): string | undefined {
  return invoices.findLast((invoice) => invoice.customerId === customerId)?.lineItems[0]?.id;
}
