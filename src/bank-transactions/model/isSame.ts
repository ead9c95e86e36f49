import { serialize } from '../../form/document/serialize.ts';
import type { BankTransaction } from '../data/schema.ts';
import { itemOfTransaction } from './itemOfTransaction.ts';

/** Whether two versions of a transaction have the same values. */
export function isSame(one: BankTransaction, other: BankTransaction): boolean {
  return serialize(itemOfTransaction(one)) === serialize(itemOfTransaction(other));
}
