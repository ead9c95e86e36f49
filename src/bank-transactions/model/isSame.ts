import { serialize } from '../../form/document/serialize.ts';
import type { BankTransactionItem } from '../data/api.ts';
import type { BankTransaction } from '../data/schema.ts';
import { itemOfTransaction } from './itemOfTransaction.ts';

/** Whether two versions of a transaction have the same values. Lines that an undo brought back have new ids, and are the same. */
export function isSame(one: BankTransaction, other: BankTransaction): boolean {
  return serialize(withoutLineIds(itemOfTransaction(one))) === serialize(withoutLineIds(itemOfTransaction(other)));
}

function withoutLineIds(item: BankTransactionItem): BankTransactionItem {
  return { ...item, children: item.children?.map(({ id: _, ...line }) => line) };
}
