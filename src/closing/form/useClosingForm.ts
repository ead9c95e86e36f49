'use client';
import { useRef, useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { DocumentState } from '../../form/document/documentState.ts';
import { useSettingsForm } from '../../form/document/useSettingsForm.ts';
import { closingOptions } from '../data/options.ts';
import { reopensClosedPeriod } from '../data/rules.ts';
import type { Closing } from '../data/schema.ts';
import { type ClosingDocument, type ClosingValues, closingDocument } from '../model/closingDocument.ts';
import { type ClosingShift, closingShift } from '../model/closingShift.ts';
import { useSaveClosing } from '../model/mutations.ts';

/** Why a save has to be confirmed: it reopens a closed period, or closes one with open items. */
export type ClosingQuestion = 'reopens' | 'openItems';

/** The last save, which can be undone, or the outcome of that. */
interface LastSave {
  before: Closing;
  after: Closing;
  outcome: 'saved' | 'undone' | 'changedSince';
}

interface ClosingFormOptions {
  /** Whether the host turned off all changes. */
  isReadOnly: boolean;
  /** Whether items are open in the days through a date. */
  hasOpenItems: (date: PlainDate | null) => boolean;
  isDateInvalid: () => boolean;
  /** Called when something needs attention. */
  onInvalid: () => void;
}

export type ClosingFormState = ReturnType<typeof useClosingForm>;

const { fields, toItem } = closingDocument;

/** The closing in a form, which confirms what a save would reopen, or close with open items. */
export function useClosingForm(closing: Closing, options: ClosingFormOptions) {
  const { isReadOnly, hasOpenItems, isDateInvalid, onInvalid } = options;
  const daybook = useDaybookContext();
  const query = closingOptions(daybook);
  const [question, setQuestion] = useState<ClosingQuestion>();
  const [lastSave, setLastSave] = useState<LastSave>();
  /** What this save may do: reopen the days that were closed when the user confirmed it, close others with open items. */
  const confirmed = useRef<{ closed?: PlainDate | null | undefined; hasOpenItems?: boolean }>({});
  const undoing = useRef<LastSave>(undefined);

  const questionOf = ({ stored, values }: Pick<DocumentState<ClosingDocument>, 'stored' | 'values'>) => {
    const date = stored?.date ?? null;
    if (reopensClosedPeriod({ date }, values)) {
      const { closed } = confirmed.current;
      return closed && date && date <= closed ? undefined : 'reopens'; // more may have been closed since
    }
    const isClosing = closingShift(date, values.date)?.kind === 'close';
    return isClosing && !confirmed.current.hasOpenItems && hasOpenItems(values.date) ? 'openItems' : undefined;
  };
  const isChangedSinceUndone = (now: Closing | undefined) =>
    undoing.current !== undefined && now !== undefined && !isSame(now, undoing.current.after);

  const form = useSettingsForm<ClosingDocument>(closingDocument, {
    stored: closing,
    query: { ...query, staleTime: 0 },
    write: useSaveClosing(),
    savedAs: (fields) => ({ type: 'closing.saved', fields, isUndo: undoing.current !== undefined }),
    isReadOnly,
    isValid: ({ values }) => !isDateInvalid() && !isModeMissing(values),
    permissionOf: (document) => {
      if (isChangedSinceUndone(document.stored)) return 'refused';
      return questionOf(document) ? 'confirm' : 'allowed';
    },
    onQuestion: (document) => setQuestion(questionOf(document)),
    onInvalid: () => {
      if (lastSave && isChangedSinceUndone(daybook.queryClient.getQueryData(query.queryKey))) {
        setLastSave({ ...lastSave, outcome: 'changedSince' });
        form.discard();
        undoing.current = undefined;
      }
      onInvalid();
    },
    onSaved: (change) => setLastSave({ ...change, outcome: undoing.current ? 'undone' : 'saved' }),
  });
  const { stored, values, isSubmitted, save } = form;
  const shift = useStore(values, ({ date }) => closingShift(stored.date, date), isSameShift);
  const isIncomplete = useStore(values, isModeMissing);

  return {
    ...form,
    /** The days that saving closes or reopens. */
    shift,
    isModeMissing: isSubmitted && isIncomplete,
    /** A save that waits for confirmation. */
    question,
    /** The last save; undefined once the closing differs from it. */
    lastSave:
      lastSave && (lastSave.outcome !== 'saved' || isSame(lastSave.after, closing))
        ? { ...lastSave, canUndo: canUndo(lastSave) }
        : undefined,
    save(): void {
      confirmed.current = {};
      undoing.current = undefined;
      save();
    },
    /** Confirms what the question is about. */
    confirm(): void {
      const answer = question === 'reopens' ? { closed: stored.date } : { hasOpenItems: true };
      confirmed.current = { ...confirmed.current, ...answer };
      setQuestion(undefined);
      save();
    },
    cancel: () => setQuestion(undefined),
    /** Saves the former values, unless someone else has changed the closing since. */
    undo(): void {
      if (!lastSave) return;
      undoing.current = lastSave;
      confirmed.current = { closed: lastSave.after.date, hasOpenItems: true };
      form.change(fields.from(lastSave.before));
      save();
    },
  };
}

function changedBetween(one: Closing, other: Closing) {
  return fields.changed(fields.from(one), fields.from(other));
}

function isSame(one: Closing, other: Closing): boolean {
  return changedBetween(one, other).length === 0;
}

function isSameShift(one: ClosingShift | undefined, other: ClosingShift | undefined): boolean {
  return one && other ? hasSameMembers(one, other) : one === other;
}

function isModeMissing({ date, modifications }: ClosingValues): boolean {
  return date !== null && modifications === null;
}

/** Whether all that a save changed can be sent back, which an unknown mode can't. */
function canUndo({ before, after, outcome }: LastSave): boolean {
  const changed = changedBetween(before, after).length;
  return outcome === 'saved' && changed > 0 && changed === Object.keys(toItem(fields.from(before), after)).length;
}
