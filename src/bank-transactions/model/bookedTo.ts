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

interface BookedToOptions {
  messages: typeof transactionListMessages;
  /** An invoice's number; undefined if it isn't loaded. */
  invoiceNumberOf: (invoiceId: string) => string | undefined;
}

/** The first that applies: split, matched invoice, transfer, category, account. A single line is not a split. */
export function bookedTo(transaction: BankTransaction, { messages, invoiceNumberOf }: BookedToOptions): BookedTo {
  const { children, matchingBankTransaction, invoiceItem, type } = transaction;
  const lines = children ?? [];
  const [line] = lines;
  if (lines.length > 1) {
    const names = lines.flatMap(({ category, glAccount }) => category?.name || glAccount?.name || []);
    return { kind: 'split', text: messages.split({ count: lines.length }), detail: [...new Set(names)].join(', ') };
  }
  if (line?.invoiceId || invoiceItem) {
    const number = line?.invoiceId && invoiceNumberOf(line.invoiceId);
    return { kind: 'match', text: number ? messages.matchedTo({ number }) : messages.matched };
  }
  if (matchingBankTransaction) {
    const [name, number] = bankAccountNames(matchingBankTransaction.bankAccount);
    const account = number || name;
    const toOrFrom = directionOf(transaction) === 'out' ? messages.transferTo : messages.transferFrom;
    const text = account ? toOrFrom({ account }) : messages.typeTRANSFER;
    return { kind: 'transfer', text, detail: number ? name : undefined };
  }
  const category = line?.category?.name || transaction.category?.name;
  if (category) return { kind: 'category', text: category };
  const { name, displayName } = line?.glAccount ?? transaction.glAccount ?? {};
  const account = name || displayName;
  if (account) return { kind: 'account', text: account, detail: messages.ledgerAccount };
  if (type === 'TRANSFER') return { kind: 'transfer', text: messages.typeTRANSFER };
  return { kind: 'uncategorized', text: messages.uncategorized };
}
