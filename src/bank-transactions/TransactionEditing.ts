'use client';
import { useCallback, useState } from 'react';
import type { Closing } from '../closing/schema.ts';
import { useSupplied } from '../core/context.ts';
import { NotFoundError, OutcomeUnknownError, RejectedError } from '../core/http/errors.ts';
import { formErrorsOf } from '../core/query/formErrors.ts';
import { useLatest } from '../core/query/useLatest.ts';
import type { Dimension } from '../reference-lists/schema.ts';
import type { BankTransactionItem } from './api.ts';
import { type DraftProblem, problemsOf } from './DraftProblems.ts';
import type { Refusal } from './EditorErrors.ts';
import {
  baseOf,
  type EditorState,
  isDirty,
  isStoredAsSent,
  openedEditor,
  withSaved,
  withStored,
} from './EditorState.ts';
import { fieldOfParameter, useSaveBankTransactions } from './mutations.ts';
import { bankTransactionOptions } from './queries.ts';
import { newSourceId, storedOf } from './SavedAlready.ts';
import type { BankTransaction } from './schema.ts';
import { isSameTransaction, openChoices, withChoice } from './TransactionConflict.ts';
import type { DraftField, TransactionDraft } from './TransactionDraft.ts';
import { itemOfDraft } from './TransactionItem.ts';

interface EditingOptions {
  /** As the cache has it; undefined for a new one. */
  stored: BankTransaction | undefined;
  /** What a new one begins with. */
  initial: TransactionDraft;
  closing: Closing | undefined;
  dimensions: readonly Dimension[] | undefined;
  /** Saved with it. */
  customData: Record<string, unknown> | undefined;
  onSaved: (transaction: BankTransaction) => void;
  /** Called when something has to be looked at before it can be saved. */
  onWrong: () => void;
}

/** What came of the last try, besides what is wrong with single fields. */
export type EditingOutcome =
  | 'saved'
  | 'nothingToSave'
  | 'wasSaved'
  | 'wasNotSaved'
  | 'earlierTryWasSaved'
  | 'notChecked'
  | 'checkFailed'
  | 'goneMeanwhile';

/** A save that was sent. */
interface Sent {
  item: BankTransactionItem;
  draft: TransactionDraft;
  /** What was stored before; undefined for a new one. */
  before: BankTransaction | undefined;
}

export type TransactionEditing = ReturnType<typeof useTransactionEditing>;

/** One bank transaction that a person edits: what they typed over what is stored, and how it gets there. */
export function useTransactionEditing(options: EditingOptions) {
  const { stored, initial, closing, dimensions, customData, onSaved, onWrong } = options;
  const daybook = useSupplied();
  const { http, queryClient } = daybook;
  const write = useSaveBankTransactions();
  const [state, setState] = useState<EditorState>(() => openedEditor(stored, initial));
  const [seen, setSeen] = useState(stored);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'unknown' | 'checking'>('editing');
  const [unknown, setUnknown] = useState<Sent>();
  const [refusal, setRefusal] = useState<Refusal & { error: Error }>();
  const [outcome, setOutcome] = useState<EditingOutcome>();
  const [isTried, setIsTried] = useState(false);
  const [sourceId] = useState(newSourceId);
  const latest = useLatest(state);

  if (stored !== seen && phase === 'editing') {
    setSeen(stored);
    if (stored) setState(withStored(state, stored));
  }

  const circumstances = { closing, dimensions };
  const problems = problemsOf(state.draft, { ...circumstances, base: baseOf(state) });
  const edit = useCallback((change: (draft: TransactionDraft, base: TransactionDraft) => TransactionDraft) => {
    setState((now) => ({ ...now, draft: change(now.draft, baseOf(now)) }));
    setOutcome(undefined);
  }, []);

  const finish = (sent: Sent, saved: BankTransaction, how: EditingOutcome) => {
    setState((now) => withSaved(now, sent.draft, saved));
    setUnknown(undefined);
    setRefusal(undefined);
    setIsTried(false);
    setOutcome(how);
    setPhase('editing');
    onSaved(saved);
  };
  const stop = (how?: EditingOutcome) => {
    setOutcome(how);
    setPhase('editing');
    onWrong();
  };
  const fail = (error: Error, sent: Sent | undefined) => {
    if (sent && (error instanceof OutcomeUnknownError || isSavedBefore(error, sent))) {
      setUnknown(sent);
      setRefusal(undefined);
      setPhase('unknown');
      onWrong();
      return;
    }
    if (error instanceof NotFoundError) return stop('goneMeanwhile');
    if (!sent) return stop('notChecked');
    setRefusal({ error, draft: sent.draft, errors: formErrorsOf(error, fieldOfParameter) });
    stop();
  };

  return {
    ...state,
    isDirty: isDirty(state),
    problems: isTried ? problems : noProblems,
    refusal,
    phase,
    outcome,
    isReadOnly: write.isReadOnly,
    error: refusal?.error ?? null,
    edit,
    choose: (field: DraftField, choice: 'mine' | 'stored') =>
      setState((now) => (now.conflict ? { ...now, ...withChoice(now.draft, now.conflict, field, choice) } : now)),
    /** Takes back what was typed. */
    discard: () => {
      setState((now) => ({ ...now, draft: baseOf(now), conflict: undefined }));
      setRefusal(undefined);
      setIsTried(false);
      setOutcome(undefined);
    },

    /** Saves what a person changed over what is stored now: whatever else was changed meanwhile stays so. */
    async save(): Promise<void> {
      if (phase !== 'editing') return;
      setIsTried(true);
      const isOpen = state.conflict && openChoices(state.conflict).length > 0;
      if (problems.length > 0 || isOpen) return stop();
      if (state.stored && !isDirty(state)) return setOutcome('nothingToSave');
      setOutcome(undefined);
      setRefusal(undefined);
      setPhase('saving');
      let sent: Sent | undefined;
      try {
        const current = await overStoredNow();
        if (!current) return stop();
        const item = itemOfDraft(current.draft, current.stored);
        if (customData) item.customData = customData;
        if (!current.stored) item.apiSourceId = sourceId;
        sent = { item, draft: current.draft, before: current.stored };
        const [result] = await write.mutateAsync([item]);
        if (result?.isSaved) return finish(sent, result.data, 'saved');
        fail(result?.error ?? new OutcomeUnknownError('The service did not say what became of it.'), sent);
      } catch (error) {
        fail(error as Error, sent); // as the client promises
      }
    },

    /** Looks whether what was sent is stored. Nothing is sent again. */
    async check(): Promise<void> {
      if (!unknown || phase !== 'unknown') return;
      setPhase('checking');
      try {
        const now = await storedOf(http, unknown.item);
        if (now) queryClient.setQueryData(bankTransactionOptions(daybook, now.id).queryKey, now);
        if (now && isStoredAsSent(now, unknown.draft)) return finish(unknown, now, 'wasSaved');
        setUnknown(undefined);
        if (now && !unknown.before) {
          // An earlier try of the same new one got there: what was changed since is still to be saved.
          setState((before) => ({ ...before, stored: now }));
          return stop('earlierTryWasSaved');
        }
        if (now) setState((before) => withStored(before, now));
        stop('wasNotSaved');
      } catch (error) {
        if (error instanceof NotFoundError) return stop('goneMeanwhile');
        setOutcome('checkFailed');
        setPhase('unknown');
      }
    },
  };

  /** The state over what is stored at this moment; undefined where a person has to look at it first. */
  async function overStoredNow(): Promise<EditorState | undefined> {
    const { stored } = latest.current;
    if (!stored) return latest.current;
    const options = { ...bankTransactionOptions(daybook, stored.id), staleTime: 0 };
    const now = await queryClient.fetchQuery(options);
    const merged = withStored(latest.current, now);
    setState((before) => withStored(before, now));
    const isChangedElsewhere = !isSameTransaction(stored, now) && merged.conflict !== undefined;
    return isChangedElsewhere || problemsOf(merged.draft, { ...circumstances, base: baseOf(merged) }).length > 0
      ? undefined
      : merged;
  }
}

const noProblems: readonly DraftProblem[] = [];

/** Whether a new transaction is refused because it is there: an earlier try, whose answer was lost, had saved it. */
function isSavedBefore(error: Error, { before }: Sent): boolean {
  return (
    before === undefined &&
    error instanceof RejectedError &&
    error.problems.some(
      ({ type, param }) => type === 'DUPLICATE' && (param === undefined || /apiSourceId$/.test(param)),
    )
  );
}
