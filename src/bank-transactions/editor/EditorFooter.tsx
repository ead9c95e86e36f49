'use client';
import { useEffect, useState } from 'react';
import type { ClosingState } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { OfflineError } from '../../core/errors.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import { useMountedValue } from '../../core/state/useMountedValue.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { FieldErrors } from '../../form/document/fieldErrors.ts';
import { FormActions } from '../../form/parts/FormActions.tsx';
import type { FormKey } from '../../form/parts/FormShortcutsDialog.tsx';
import { savingMessages } from '../../form/savingMessages.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { type EditorField, seenChoices } from '../model/editorFields.ts';
import type { FormValues } from '../model/formValues.ts';
import { isMatched, isMatchedByItem, isMatchOnly, undecidedDifference } from '../model/matchLines.ts';
import { isOverSplit, remainderLine, uncategorizedLines } from '../model/splitLines.ts';
import { unsavedFields } from '../model/unsavedFields.ts';
import { useListSession } from '../review/useListSession.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import type { TransactionFormState } from './useTransactionForm.ts';

interface EditorFooterProps {
  editing: TransactionFormState;
  fields: readonly EditorField[];
  /** Whether the bank details are fields. */
  isBankOpen: boolean;
  /** The change that the editor saved last; undefined if there is none. */
  savedChangeId: string | undefined;
  /** Called with the text of an undo that failed while the form had input. */
  onMissedFailure: (text: string) => void;
  closing: ClosingState | undefined;
  isLocked: boolean;
  isReadOnly: boolean;
  /** By field; of the last save. */
  errors: FieldErrors;
  /** Whether matched invoices are read again before the save. */
  isChecking: boolean;
  /** In the review queue: saving also marks the transaction as reviewed, and opens the next. */
  isInQueue: boolean;
  /** In the queue: whether it is still to be reviewed. */
  isToReview: boolean;
  onCancel: (() => void) | undefined;
  /** Whether keys lead to the next and previous transaction. */
  hasNeighbors: boolean;
  messages: typeof transactionMessages;
}

// Preloaded, so that undo also works offline.
const loadUndo = () => import('./EditorUndo.tsx');

/** The save status, Cancel and Save at the bottom of the editor. */
export function EditorFooter(props: EditorFooterProps) {
  const { editing, savedChangeId, onMissedFailure, isReadOnly, isInQueue, isToReview, onCancel, messages } = props;
  const { isDirty, phase, stored, conflict, rejection } = editing;
  const isUnknown = phase === 'outcomeUnknown' || phase === 'checking';
  const isKept = conflict?.choices.some(({ choice }) => choice === 'mine') ?? false;
  const isInConflict = isKept && isDirty && phase === 'editing';
  const isUntouched = !isDirty && stored !== undefined;
  const { hasChanged, changes } = useRecentChanges();
  const isUndone = savedChangeId !== undefined && !changes.some(({ id }) => id === savedChangeId);
  const status = useStatus(props, isUndone);
  const [undoText, setUndoText] = useState<string>();
  const showsUndo = hasChanged && stored !== undefined && !isReadOnly;
  const canUndo = showsUndo && isUntouched && phase === 'editing';
  useMountedValue(useListSession().savedChangeIds, showsUndo ? savedChangeId : undefined);
  useEffect(() => {
    if (!isReadOnly) loadUndo().catch(() => {}); // loaded again when it is shown
  }, [isReadOnly]);
  const next = isUntouched && isToReview ? messages.markReviewedAndNext : messages.saveAndNext;
  const keys = useStore(editing.values, (values) => keysOf(values, props, canUndo), hasSameMembers);
  let cancelLabel = isUntouched ? messages.close : undefined;
  if (isInConflict) cancelLabel = messages.keepStored;
  else if (isDirty && rejection?.error instanceof OfflineError) cancelLabel = messages.discard;
  return (
    <FormActions
      isReadOnly={isReadOnly || isUnknown}
      saveLabel={isInConflict ? messages.saveMyChoice : isInQueue ? next : undefined}
      isSaveInactive={phase !== 'editing' || props.isChecking || (isUntouched && !isToReview)}
      isKeyShown
      onCancel={isInConflict && !isReadOnly ? editing.keepStored : onCancel}
      cancelLabel={cancelLabel}
      keys={keys}
      status={undoText ?? status}
      isUnsaved={isDirty && phase === 'editing'}
      isUrgent={props.errors.size > 0}
      messages={messages}
    >
      {canUndo && (
        <LazyPart
          key={savedChangeId ?? 'none'}
          load={loadUndo}
          isOptional
          props={{ changeId: savedChangeId, transactionId: stored.id, onTextChange: setUndoText, onMissedFailure }}
        />
      )}
    </FormActions>
  );
}

function keysOf(values: FormValues, props: EditorFooterProps, canUndo: boolean): FormKey[] {
  const { fields, isBankOpen, isLocked, isReadOnly, hasNeighbors } = props;
  const { stored } = props.editing;
  const { lines } = values;
  const isFixed = (name: EditorField['id']) => isMatchedByItem(stored) && ['category', 'match'].includes(name);
  const has = (name: EditorField['id']) =>
    !isFixed(name) && fields.some(({ id, readOnly }) => id === name && !readOnly);
  const keys: FormKey[] = hasNeighbors ? ['neighbor'] : [];
  if (isReadOnly) return isLocked && lines.length > 0 && !isMatchOnly(values) ? [...keys, 'line'] : keys;
  if (!has('category')) {
    // It has the lines, too.
  } else if (lines.length === 0) {
    if (stored?.suggestedCategories?.length) keys.push('suggestion');
    keys.push('split');
  } else if (!isMatchOnly(values))
    keys.push('sameField', 'line', 'addLine', 'copyLine', 'moveLine', 'removeLine', 'undo', 'lineDetails', 'share');
  if (has('match') && (lines.length === 0 || isMatched(values))) keys.push('match', 'candidate', 'choose');
  if (isBankOpen && has('date')) keys.push('day', 'month');
  if (canUndo && !keys.includes('undo')) keys.push('undo');
  return keys;
}

/** The save status. @param isUndone whether the last save is. */
function useStatus(props: EditorFooterProps, isUndone: boolean): string | undefined {
  const { editing, closing, isLocked, isReadOnly, errors, isToReview, messages } = props;
  const { phase, notice, isDirty, conflict, rejection, stored, base } = editing;
  const { currency, locale } = useDaybookContext();
  const { savedWhenOnline, checkingSave } = useMessages('ui', savingMessages);
  return useStore(editing.values, (values) => {
    if (phase === 'saving') return messages.saving;
    if (phase === 'outcomeUnknown' || phase === 'checking') return checkingSave;
    if (isLocked && closing?.date) return messages.closedThrough({ date: formatDate(closing.date, { locale }) });
    if (isReadOnly) return undefined;
    if (rejection?.error instanceof OfflineError) return savedWhenOnline;
    const choices = conflict ? seenChoices(conflict, props.fields) : [];
    if (choices.length > 0 && isDirty) return messages.conflictCount({ count: choices.length });
    if (notice === 'nothingToSave' || (!isUndone && (notice === 'wasSaved' || (notice === 'saved' && !isDirty))))
      return messages[notice];
    const rest = remainderLine(values);
    if (isDirty && isOverSplit(values, base)) {
      const over = toMinor(Math.abs(rest?.amount.amount ?? 0));
      return messages.linesOver({ amount: formatMoney(over, { currency, locale, currencyDisplay: 'none' }) });
    }
    if (isDirty && rest && uncategorizedLines(values, base).includes(rest)) return messages.restUncategorized;
    const undecided = undecidedDifference(values);
    const [[reason] = []] = errors.values();
    if (reason) return errors.size > 1 ? messages.checkFields({ count: errors.size }) : messages.notSaved({ reason });
    if (isDirty && undecided) return messages[undecided];
    if (isDirty) {
      const unsaved = messages.unsaved({
        fields: unsavedFields({ ...editing, values }, props.fields, messages, locale),
      });
      return editing.alsoReviews && !isToReview ? `${unsaved} · ${messages.alsoReviews}` : unsaved;
    }
    return stored && messages.noChanges;
  });
}
