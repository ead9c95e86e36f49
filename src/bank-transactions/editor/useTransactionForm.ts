'use client';
import { useCallback, useState } from 'react';
import { useReadClosing } from '../../closing/data/queries.ts';
import { type ClosingState, closingOf } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { NotFoundError, OfflineError, OutcomeUnknownError, RejectedError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { isNotFound } from '../../core/query/isNotFound.ts';
import { newSourceId } from '../../core/query/newSourceId.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { findSaved } from '../data/findSaved.ts';
import { fieldOfParameter, useSaveBankTransactions } from '../data/mutations.ts';
import { bankTransactionLists, bankTransactionOptions } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { drawnErrors, type Refusal } from '../model/fieldErrors.ts';
import {
  baseOf,
  type FormState,
  initialFormState,
  isDirty,
  isStoredAsSent,
  withSaved,
  withStored,
} from '../model/formState.ts';
import { type FormField, type FormValues, toFormValues } from '../model/formValues.ts';
import { openChoices, withChoice } from '../model/mergeConflict.ts';
import { toItem } from '../model/toItem.ts';
import { type ValidationError, validate } from '../model/validate.ts';

interface EditingOptions {
  /** As the cache has it; undefined for a new one. */
  stored: BankTransaction | undefined;
  /** What a new one begins with. */
  initial: FormValues;
  closing: ClosingState | undefined;
  dimensions: readonly Dimension[] | undefined;
  /** Whether `stored` is as a list had it, until the service answers. */
  isProvisional: boolean;
  /** Saved with it. */
  customData: Record<string, unknown> | undefined;
  onSaved: (transaction: BankTransaction) => void;
  /** Called when something has to be looked at before it can be saved. */
  onWrong: () => void;
  /** Called in place of a save that would change closed books, which a person has to allow. */
  onClosed: () => void;
}

/** What came of the last try, besides what is wrong with single fields. */
export type EditingOutcome =
  | 'saved'
  | 'nothingToSave'
  | 'wasSaved'
  | 'wasNotSaved'
  | 'earlierAttemptSaved'
  | 'notChecked'
  | 'checkFailed'
  | 'deletedByOther';

/** A save that was sent. */
interface Sent {
  item: BankTransactionItem;
  draft: FormValues;
  /** What was stored before; undefined for a new one. */
  before: BankTransaction | undefined;
}

export type TransactionFormState = ReturnType<typeof useTransactionForm>;

/** One bank transaction that a person edits: what they typed over what is stored, and how it gets there. */
export function useTransactionForm(options: EditingOptions) {
  const { stored, initial, closing, dimensions, isProvisional, customData, onSaved, onWrong, onClosed } = options;
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  const write = useSaveBankTransactions();
  const readClosing = useReadClosing();
  const [state, setState] = useState<FormState>(() => initialFormState(stored, initial, isProvisional));
  const [seen, setSeen] = useState(stored);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'unknown' | 'checking'>('editing');
  /** Of a new one every try that was sent; of a stored one the last. */
  const [tries, setTries] = useState<readonly Sent[]>([]);
  const [refusal, setRefusal] = useState<Refusal & { error: Error }>();
  const [outcome, setOutcome] = useState<EditingOutcome>();
  const [isTried, setIsTried] = useState(false);
  const [sourceId] = useState(newSourceId);
  const isThere = useIsMounted();

  if (stored !== seen && phase === 'editing') {
    setSeen(stored);
    if (stored) setState(withStored(state, stored));
  }

  const problems = validate(state.draft, { closing, dimensions, base: baseOf(state) });
  const edit = useCallback((change: (draft: FormValues, base: FormValues) => FormValues) => {
    setState((now) => ({ ...now, draft: change(now.draft, baseOf(now)) }));
    setOutcome(undefined);
  }, []);

  const finish = (sent: Sent, saved: BankTransaction, how: EditingOutcome) => {
    setState((now) => withSaved(now, sent.draft, saved));
    setTries([]);
    setRefusal(undefined);
    setIsTried(false);
    setOutcome(how);
    setPhase('editing');
    if (how === 'wasSaved') onWrong(); // the button that was pressed is gone
    // A fault of the host's own is not one of the save.
    queueMicrotask(() => isThere.current && onSaved(saved));
  };
  const stop = (how?: EditingOutcome) => {
    setOutcome(how);
    setPhase('editing');
    onWrong();
  };
  const stopGone = () => {
    queryClient.invalidateQueries({ queryKey: bankTransactionLists(daybook.session) });
    stop('deletedByOther');
  };
  const fail = (error: Error, sent: Sent | undefined, all: readonly Sent[]) => {
    if (sent && error instanceof OutcomeUnknownError) {
      setPhase('unknown');
      onWrong();
      return;
    }
    if (sent && isSavedBefore(error, sent)) return look(all);
    if (isNotFound(error)) return stopGone();
    if (!sent && !(error instanceof OfflineError)) return stop('notChecked');
    const { draft, before } = sent ?? { draft: state.draft, before: state.stored };
    const errors = drawnErrors(formErrorsOf(error, fieldOfParameter), draft, before);
    setRefusal({ error, draft, errors });
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
    choose: (field: FormField, choice: 'mine' | 'stored') =>
      setState((now) => (now.conflict ? { ...now, ...withChoice(now.draft, now.conflict, field, choice) } : now)),
    /** Takes back what was typed. */
    discard: () => {
      setState((now) => ({ ...now, draft: baseOf(now), conflict: undefined }));
      setTries([]);
      setRefusal(undefined);
      setIsTried(false);
      setOutcome(undefined);
      setPhase('editing');
    },

    /**
     * Saves what a person has changed by now, over what is stored now: whatever else was changed meanwhile stays so, and what
     * is typed while it goes on is for the next time.
     * @param isAllowed whether the person agreed to change closed books.
     */
    async save(isAllowed: boolean): Promise<void> {
      if (phase !== 'editing') return;
      setIsTried(true);
      setRefusal(undefined);
      setOutcome(undefined);
      const isOpen = state.conflict && openChoices(state.conflict).length > 0;
      if (problems.length > 0 || isOpen) return stop();
      if (state.stored && !isDirty(state)) {
        setState((now) => ({ ...now, conflict: undefined }));
        return setOutcome('nothingToSave');
      }
      setPhase('saving');
      let [sent, all]: [Sent | undefined, readonly Sent[]] = [undefined, []];
      try {
        const current = await overStoredNow(isAllowed);
        if (!current) return;
        const item = toItem(current.draft, current.stored);
        if (customData) item.customData = customData;
        if (!current.stored) item.apiSourceId = sourceId;
        sent = { item, draft: current.draft, before: current.stored };
        all = current.stored ? [sent] : [...tries, sent];
        setTries(all);
        const [result] = await write.mutateAsync([item]);
        if (result?.isSaved) return finish(sent, result.data, 'saved');
        await fail(result?.error ?? new OutcomeUnknownError('The service did not say what became of it.'), sent, all);
      } catch (error) {
        await fail(error as Error, sent, all); // as the client promises
      }
    },

    /** Looks whether what was sent is stored. Nothing is sent again. */
    async check(): Promise<void> {
      if (phase === 'unknown') await look(tries);
    },
  };

  async function look(all: readonly Sent[]): Promise<void> {
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return;
    setPhase('checking');
    try {
      const items = all.map(({ item }) => item);
      const now = await findSaved(http, items);
      if (now) queryClient.setQueryData(bankTransactionOptions(daybook, now.id).queryKey, now);
      // A new one is there by its source: what is compared is what was changed since the first try.
      const before = last.before ? toFormValues(last.before) : first.draft;
      if (now && isStoredAsSent(now, last.draft, before)) return finish(last, now, 'wasSaved');
      if (now && !last.before) {
        setTries([]);
        setState((state) => ({ ...state, stored: now }));
        return stop('earlierAttemptSaved');
      }
      if (now) setState((state) => withStored(state, now));
      stop('wasNotSaved');
    } catch (error) {
      if (error instanceof NotFoundError) return stopGone();
      setOutcome('checkFailed');
      setPhase('unknown');
    }
  }

  /** The state that is saved, over what is stored at this moment; undefined where a person has to look at it first. */
  async function overStoredNow(isAllowed: boolean): Promise<FormState | undefined> {
    const closingNow = await readClosing();
    const now =
      state.stored &&
      (await queryClient.fetchQuery({ ...bankTransactionOptions(daybook, state.stored.id), staleTime: 0 }));
    const merged = now ? withStored(state, now) : state;
    if (now) setState((before) => withStored(before, now));
    const isToChoose = merged.conflict !== undefined && merged.conflict !== state.conflict;
    const found = validate(merged.draft, { closing: closingNow, dimensions, base: baseOf(merged) });
    const isLocked = merged.stored !== undefined && closingOf(merged.stored.date, closingNow) === 'locked';
    if (isToChoose || isLocked || found.length > 0) {
      stop();
      return undefined;
    }
    const days = [merged.draft.date, merged.stored?.date].filter((date) => date !== undefined);
    if (isAllowed || !days.some((date) => closingOf(date, closingNow) === 'warn')) return merged;
    setPhase('editing');
    onClosed();
    return undefined;
  }
}

const noProblems: readonly ValidationError[] = [];

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
