import type { BankTransaction } from '../data/schema.ts';
import { toFormValues } from '../model/formValues.ts';
import { isSame } from '../model/isSame.ts';
import { toItem } from '../model/toItem.ts';
import type { TransactionChange } from './useSaveChanges.ts';

/** The change that saves the former values of a transaction, unless it has changed since: then its outcome is a reason. */
export function undoOf({ before, after }: { before: BankTransaction; after: BankTransaction }): TransactionChange {
  return {
    transaction: after,
    shown: toItem(toFormValues(before), after),
    plan: (stored) => {
      if (isSame(stored, before)) return undefined;
      return isSame(stored, after) ? toItem(toFormValues(before), stored) : 'changed';
    },
  };
}
