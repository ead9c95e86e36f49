import { formErrorsOf } from '../../core/writes/formErrors.ts';
import { defineDocument } from '../../form/document/defineDocument.ts';
import { visibleErrors } from '../../form/document/fieldErrors.ts';
import { keepLineKeys, takeLineIds } from '../../form/document/lines.ts';
import type { BankTransactionItem } from '../data/api.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type FormField, type FormValues, toFormValues, transactionFields } from './formValues.ts';
import { applyChoice, mergeConflict } from './mergeConflict.ts';

/** The types of a bank transaction in a form. */
export interface TransactionDocument {
  Values: FormValues;
  Stored: BankTransaction;
  Item: BankTransactionItem;
  Name: FormField;
  Field: (typeof transactionFields.fieldOf)[string];
}

/** A bank transaction in a form. */
export const transactionDocument = defineDocument<TransactionDocument>({
  fields: transactionFields,
  from: toFormValues,
  merge: mergeConflict,
  choose: applyChoice,
  keepLocal: (saved, sent, { hasRemainderLine, linesAdded }) => ({
    ...saved,
    lines: keepLineKeys(saved.lines, sent.lines),
    hasRemainderLine,
    linesAdded,
  }),
  takeIds: (values, saved) => ({ ...values, lines: takeLineIds(values.lines, saved.lines) }),
  errorsOf: (error, { values, before }) => {
    const hasMatch = Boolean(
      before?.reconciliationMatch ?? before?.matchingBankTransaction ?? values.matchingBankTransactionId,
    );
    const errors = formErrorsOf(error, transactionFields.fieldOf);
    return visibleErrors(errors, values.lines.length, (place) => place !== 'match' || hasMatch);
  },
});
