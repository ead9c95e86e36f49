'use client';
import { type ClosingState, closingOf, isUnavailable } from '../../closing/data/rules.ts';
import { useLockedReason } from '../../closing/notice/useLockedReason.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { NotFoundError, RejectedError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/writes/formErrors.ts';
import { isNotFound } from '../../core/writes/isNotFound.ts';
import { saveFailureTexts } from '../../form/parts/saveFailureTexts.ts';
import { savingMessages } from '../../form/savingMessages.ts';
import { settledBy } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { ChangeOutcome } from './useSaveChanges.ts';

/** Says why the list can't change a transaction, and why a change was not saved. */
export function useSaveTexts(messages: typeof transactionListMessages) {
  const { locale } = useDaybookContext();
  const shared = useMessages('ui', savingMessages);
  const lockedReason = useLockedReason();
  const reasonFor = (row: BankTransaction, closing: ClosingState | undefined, what: ChangedField = 'category') => {
    const reason = what === 'category' && settledBy(row);
    if (reason) return reason === 'split' ? messages.splitRow : messages[`posting_${reason}`];
    if (isUnavailable(closing)) return closing.unavailable === 'unreadable' ? lockedReason(closing) : undefined;
    const state = closingOf(row.date, closing);
    if (state === 'locked') return lockedReason(closing);
    const date = closing?.date ? formatDate(closing.date, { locale }) : '';
    return state === 'warn' ? messages.warnedRow({ date }) : undefined;
  };
  const errorText = (
    outcome: Exclude<ChangeOutcome, { kind: 'saved' | 'unchanged' }>,
    what: ChangedField = 'category',
  ): string => {
    if (outcome.kind === 'blocked') return messages.notSavedBecause({ reason: outcome.reason });
    const { error } = outcome;
    if (isNotFound(error)) return messages.notSavedBecause({ reason: messages.deletedRow });
    const { rest } = formErrorsOf(error, {});
    if (error instanceof RejectedError || error instanceof NotFoundError)
      return messages.notSavedBecause({ reason: rest.join(' ') });
    const formErrors = { byField: {}, rest: [] };
    return saveFailureTexts({ error, formErrors }, messages[`what_${what}`], shared).join(' ');
  };
  return { reasonFor, errorText };
}

/** What the list can change of a transaction. */
export type ChangedField = 'category' | 'reviewStatus';
