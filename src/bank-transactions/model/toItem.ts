import type { BankTransactionItem } from '../data/api.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type FormValues, toFormValues, transactionFields } from './formValues.ts';
import { itemOfTransaction, omitNullish } from './itemOfTransaction.ts';

/** The item that saves valid form values: unchanged fields as stored, changed ones as entered. @param stored undefined for a new one. */
export function toItem(values: FormValues, stored: BankTransaction | undefined): BankTransactionItem {
  if (!stored) return omitNullish({ ...transactionFields.to(values, stored), apiName: 'MANUAL_ENTRY' });
  const changed = transactionFields.changed(values, toFormValues(stored));
  return { ...itemOfTransaction(stored), ...transactionFields.to(values, stored, changed) };
}
