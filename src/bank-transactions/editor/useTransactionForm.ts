'use client';
import { useCallback, useState } from 'react';
import { useReadClosing } from '../../closing/data/queries.ts';
import { type ClosingState, closingOf } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { NotFoundError, OfflineError, OutcomeUnknownError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { isNotFound } from '../../core/query/isNotFound.ts';
import { newSourceId } from '../../core/query/newSourceId.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { unresolvedFields } from '../../form/defineFields.ts';
import { type Rejection, visibleErrors } from '../../form/fieldErrors.ts';
import { isDuplicate } from '../../form/isDuplicate.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import type { BankTransactionItem } from '../data/api.ts';
import { findSaved } from '../data/findSaved.ts';
import { fieldOfParameter, type TransactionField, useSaveBankTransactions } from '../data/mutations.ts';
import { bankTransactionLists, bankTransactionOptions } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import {
  applySaved,
  type FormState,
  initialFormState,
  isDirty,
  isStoredAsSent,
  mergeStored,
} from '../model/formState.ts';
import { type FormField, type FormValues, toFormValues } from '../model/formValues.ts';
import { applyChoice } from '../model/mergeConflict.ts';
import { toItem } from '../model/toItem.ts';
import { type ValidationError, validate } from '../model/validate.ts';

interface TransactionFormOptions {
  /** Undefined for a new one. */
  stored: BankTransaction | undefined;
  /** The values of a new one. */
  initial: FormValues;
  closing: ClosingState | undefined;
  dimensions: readonly Dimension[] | undefined;
  /** Whether `stored` is placeholder data, until the service responds. */
  isProvisional: boolean;
  customData: Record<string, unknown> | undefined;
  onSaved: (transaction: BankTransaction) => void;
  /** Called when the form couldn’t be saved, to focus the first error. */
  onInvalid: () => void;
  /** Called instead of a save in a closed period that the user has to confirm. */
  onClosed: () => void;
}

/** The notice about the last save, apart from field errors. */
export type FormNotice =
  | 'saved'
  | 'nothingToSave'
  | 'wasSaved'
  | 'wasNotSaved'
  | 'earlierAttemptSaved'
  | 'notChecked'
  | 'checkFailed'
  | 'deletedByOther';

/** A save that was sent. */
interface Attempt {
  item: BankTransactionItem;
  values: FormValues;
  /** The stored transaction before; undefined for a new one. */
  before: BankTransaction | undefined;
}

export type TransactionFormState = ReturnType<typeof useTransactionForm>;

/** The state of the form, and how it is saved: read again, merged, sent, and looked up if the response is lost. */
export function useTransactionForm(options: TransactionFormOptions) {
  const { stored, initial, closing, dimensions, isProvisional, customData, onSaved, onInvalid, onClosed } = options;
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  const write = useSaveBankTransactions();
  const readClosing = useReadClosing();
  const recent = useRecentChanges();
  const [state, setState] = useState<FormState>(() => initialFormState(stored, initial, isProvisional));
  const [lastStored, setLastStored] = useState(stored);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'outcomeUnknown' | 'checking'>('editing');
  /** Every attempt to save a new one; the last attempt for an existing one. */
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const [rejection, setRejection] = useState<Rejection<FormValues, TransactionField>>();
  const [notice, setNotice] = useState<FormNotice>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sourceId] = useState(newSourceId);
  const isMounted = useIsMounted();

  if (stored !== lastStored && phase === 'editing') {
    setLastStored(stored);
    if (stored) setState(mergeStored(state, stored));
  }

  const validationErrors = validate(state.values, { closing, dimensions, base: state.base });
  const edit = useCallback((change: (values: FormValues, base: FormValues) => FormValues) => {
    setState((now) => ({ ...now, values: change(now.values, now.base) }));
    setNotice(undefined);
  }, []);

  const finish = (attempt: Attempt, saved: BankTransaction, how: FormNotice) => {
    const { before } = attempt;
    if (before) recent.add({ transaction: saved, count: 1, saved: [{ before, after: saved }] });
    setState((now) => applySaved(now, attempt.values, saved));
    setAttempts([]);
    setRejection(undefined);
    setIsSubmitted(false);
    setNotice(how);
    setPhase('editing');
    if (how === 'wasSaved') onInvalid(); // the pressed button is gone
    // An error in the host’s callback doesn’t fail the save.
    queueMicrotask(() => isMounted.current && onSaved(saved));
  };
  const abort = (how?: FormNotice) => {
    setNotice(how);
    setPhase('editing');
    onInvalid();
  };
  const abortDeleted = () => {
    queryClient.invalidateQueries({ queryKey: bankTransactionLists(daybook.session) });
    abort('deletedByOther');
  };
  const fail = (error: Error, attempt: Attempt | undefined, attempts: readonly Attempt[]) => {
    if (attempt && error instanceof OutcomeUnknownError) {
      setPhase('outcomeUnknown');
      onInvalid();
      return;
    }
    if (attempt && !attempt.before && isDuplicate(error)) return checkOutcome(attempts);
    if (isNotFound(error)) return abortDeleted();
    if (!attempt && !(error instanceof OfflineError)) return abort('notChecked');
    const { values, before } = attempt ?? { values: state.values, before: state.stored };
    const hasMatch = Boolean(
      before?.reconciliationMatch ?? before?.matchingBankTransaction ?? values.matchingBankTransactionId,
    );
    const all = formErrorsOf(error, fieldOfParameter);
    const errors = visibleErrors(all, values.lines.length, (place) => place !== 'match' || hasMatch);
    setRejection({ error, values, errors });
    abort();
  };

  return {
    ...state,
    isDirty: isDirty(state),
    validationErrors: isSubmitted ? validationErrors : noErrors,
    rejection,
    phase,
    notice,
    isReadOnly: write.isReadOnly,
    error: rejection?.error ?? null,
    edit,
    choose: (field: FormField, choice: 'mine' | 'stored') =>
      setState((now) => (now.conflict ? { ...now, ...applyChoice(now.values, now.conflict, field, choice) } : now)),
    /** Resets the form. */
    discard: () => {
      setState((now) => ({ ...now, values: now.base, conflict: undefined }));
      setAttempts([]);
      setRejection(undefined);
      setIsSubmitted(false);
      setNotice(undefined);
      setPhase('editing');
    },

    /**
     * Applies the changes to the latest stored version, so that other people's changes are kept. Edits made during a save go
     * into the next one. @param isConfirmed whether the user confirmed the change in a closed period.
     */
    async save(isConfirmed: boolean): Promise<void> {
      if (phase !== 'editing') return;
      setIsSubmitted(true);
      setRejection(undefined);
      setNotice(undefined);
      const isUnresolved = state.conflict && unresolvedFields(state.conflict).length > 0;
      if (validationErrors.length > 0 || isUnresolved) return abort();
      if (state.stored && !isDirty(state)) {
        setState((now) => ({ ...now, conflict: undefined }));
        return setNotice('nothingToSave');
      }
      setPhase('saving');
      let [attempt, all]: [Attempt | undefined, readonly Attempt[]] = [undefined, []];
      try {
        const current = await mergeLatest(isConfirmed);
        if (!current) return;
        const item = toItem(current.values, current.stored);
        if (customData) item.customData = customData;
        if (!current.stored) item.apiSourceId = sourceId;
        attempt = { item, values: current.values, before: current.stored };
        all = current.stored ? [attempt] : [...attempts, attempt];
        setAttempts(all);
        const [result] = await write.mutateAsync([item]);
        if (result?.isSaved) return finish(attempt, result.data, 'saved');
        await fail(result?.error ?? new OutcomeUnknownError('The service did not report an outcome.'), attempt, all);
      } catch (error) {
        await fail(error as Error, attempt, all); // the client throws nothing else
      }
    },

    /** Checks whether the last attempt was saved. Nothing is resent. */
    async check(): Promise<void> {
      if (phase === 'outcomeUnknown') await checkOutcome(attempts);
    },
  };

  async function checkOutcome(all: readonly Attempt[]): Promise<void> {
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return;
    setPhase('checking');
    try {
      const items = all.map(({ item }) => item);
      const now = await findSaved(http, items);
      if (now) queryClient.setQueryData(bankTransactionOptions(daybook, now.id).queryKey, now);
      // A new one is found by its source ID; compare the changes since the first attempt.
      const before = last.before ? toFormValues(last.before) : first.values;
      if (now && isStoredAsSent(now, last.values, before)) return finish(last, now, 'wasSaved');
      if (now && !last.before) {
        setAttempts([]);
        setState((state) => ({ ...state, stored: now, base: toFormValues(now) }));
        return abort('earlierAttemptSaved');
      }
      if (now) setState((state) => mergeStored(state, now));
      abort('wasNotSaved');
    } catch (error) {
      if (error instanceof NotFoundError) return abortDeleted();
      setNotice('checkFailed');
      setPhase('outcomeUnknown');
    }
  }

  /** The state merged with the current stored transaction; undefined if the user has to review it first. */
  async function mergeLatest(isConfirmed: boolean): Promise<FormState | undefined> {
    const closingNow = await readClosing();
    const now =
      state.stored &&
      (await queryClient.fetchQuery({ ...bankTransactionOptions(daybook, state.stored.id), staleTime: 0 }));
    const merged = now ? mergeStored(state, now) : state;
    if (now) setState((before) => mergeStored(before, now));
    const hasNewConflict = merged.conflict !== undefined && merged.conflict !== state.conflict;
    const found = validate(merged.values, { closing: closingNow, dimensions, base: merged.base });
    const isLocked = merged.stored !== undefined && closingOf(merged.stored.date, closingNow) === 'locked';
    if (hasNewConflict || isLocked || found.length > 0) {
      abort();
      return undefined;
    }
    const dates = [merged.values.date, merged.stored?.date].filter((date) => date !== undefined);
    if (isConfirmed || !dates.some((date) => closingOf(date, closingNow) === 'warn')) return merged;
    setPhase('editing');
    onClosed();
    return undefined;
  }
}

const noErrors: readonly ValidationError[] = [];
