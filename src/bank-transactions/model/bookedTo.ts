import type { Invoice } from '../../invoices/data/schema.ts';
import { bankAccountNames, directionOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';

/** What a transaction is booked to, in words. */
export interface BookedTo {
  kind: 'split' | 'match' | 'transfer' | 'category' | 'account' | 'uncategorized';
  text: string;
  /** More words, where there is space. */
  detail?: string | undefined;
}

export interface BookedToOptions {
  messages: typeof transactionListMessages;
  /** A matched invoice, by its id or that of a line item; undefined if it isn't loaded. */
  invoiceOf: (
    id: string,
  ) => { invoiceNumber?: Invoice['invoiceNumber']; totals?: Pick<Invoice['totals'], 'total'> } | undefined;
  /** Whether invoices are still loading; until then the text stays short, so that the row keeps its height. */
  isPending?: boolean;
}

/**
 * The first that applies: split, matched invoices, matched transfer, category, account, matched bill or payroll, other transfer.
 * A single line is not a split. A category says whether a rule set it.
 */
export function bookedTo(transaction: BankTransaction, { messages, invoiceOf, isPending }: BookedToOptions): BookedTo {
  const { children, matchingBankTransaction, invoiceItem, type } = transaction;
  const lines = children ?? [];
  const [line] = lines;
  const numberOf = (invoiceId: string | null | undefined) => invoiceId && invoiceOf(invoiceId)?.invoiceNumber;
  const areInvoices = lines.length > 0 && lines.every(({ invoiceId }) => invoiceId);
  if (lines.length > 1 && !areInvoices) {
    const names = lines.flatMap(
      ({ category, glAccount, invoiceId }) => numberOf(invoiceId) || category?.name || glAccount?.name || [],
    );
    return { kind: 'split', text: messages.split({ count: lines.length }), detail: [...new Set(names)].join(', ') };
  }
  if (areInvoices || invoiceItem) {
    const matchedId = line?.invoiceId || invoiceItem?.id;
    const { invoiceNumber: number, totals } = (matchedId && invoiceOf(matchedId)) || {};
    const what = number || (areInvoices || isPending ? undefined : invoiceItem?.description);
    const text = what ? messages.matchedTo({ number: what }) : messages.matched;
    if (lines.length > 1) return { kind: 'match', text, detail: `+${lines.length - 1}` };
    const isPartial = totals && Math.abs((line ?? transaction).amount) < totals.total;
    return { kind: 'match', text, detail: isPartial ? messages.matchedPartly : undefined };
  }
  if (matchingBankTransaction) {
    const [name, number] = bankAccountNames(matchingBankTransaction.bankAccount);
    const account = number || name;
    const toOrFrom = directionOf(transaction) === 'out' ? messages.transferTo : messages.transferFrom;
    const text = account ? toOrFrom({ account }) : messages.typeTRANSFER;
    return { kind: 'transfer', text, detail: number ? name : undefined };
  }
  const category = line?.category?.name || transaction.category?.name;
  if (category) return { kind: 'category', text: category, detail: transaction.rule ? messages.rule : undefined };
  const { name, displayName } = line?.glAccount ?? transaction.glAccount ?? {};
  const account = name || displayName;
  if (account) return { kind: 'account', text: account, detail: messages.ledgerAccount };
  if (line?.billId) return { kind: 'match', text: messages.matchedToBill };
  if (line?.payrollId) return { kind: 'match', text: messages.matchedToPayroll };
  if (type === 'TRANSFER') return { kind: 'transfer', text: messages.typeTRANSFER };
  return { kind: 'uncategorized', text: messages.uncategorized };
}
