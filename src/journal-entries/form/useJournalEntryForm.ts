'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { closingOptions, useReadClosing } from '../../closing/data/queries.ts';
import type { ClosingState } from '../../closing/data/rules.ts';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { OfflineError, OutcomeUnknownError, RejectedError } from '../../core/errors.ts';
import { isNotFound } from '../../core/query/isNotFound.ts';
import { newSourceId } from '../../core/query/newSourceId.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { useSaveJournalEntries } from '../data/mutations.ts';
import { journalEntryOptions } from '../data/queries.ts';
import type { JournalEntry } from '../data/schema.ts';
import {
  type Attempt,
  applySaved,
  changeValues,
  type FormState,
  initialFormState,
  isBlankEntry,
  isDirty,
  isDone,
  isToSave,
  mergeStored,
  resolveConflict,
} from '../model/formState.ts';
import { areFormValuesEqual, type FormValues, toFormValues } from '../model/formValues.ts';
import { applySaveOutcome, isNotModifiable, isStoredAs } from '../model/saveOutcome.ts';
import { toItem } from '../model/toItem.ts';
import { closingOfEntry, validate } from '../model/validate.ts';

interface EditingOptions {
  /** The cached entry; undefined for new entries. */
  stored: JournalEntry | undefined;
  /** Initial values of a new entry. */
  copied: Partial<JournalEntry> | undefined;
  onSaved: (entries: JournalEntry[]) => void;
  /** Called when something needs attention. */
  onInvalid: () => void;
  /** Called instead of saving into a closed period, which the user has to confirm. */
  onClosed: () => void;
}

/** The notice about the last attempt as a whole. */
type FormNotice = 'nothingToSave' | 'notChecked' | 'checkFailed' | 'checkOtherEntry';

export type JournalEntryFormState = ReturnType<typeof useJournalEntryForm>;

/** The entries of a form: one saved entry, or several new ones that are saved together. */
export function useJournalEntryForm({ stored, copied, onSaved, onInvalid, onClosed }: EditingOptions) {
  const daybook = useDaybookContext();
  const { queryClient, timeZone } = daybook;
  const write = useSaveJournalEntries();
  const [entries, setEntries] = useState<readonly FormState[]>(() => [
    initialFormState('entry-0', { stored, copied, sourceId: newSourceId() }),
  ]);
  const [added, setAdded] = useState(1);
  const [currentKey, setCurrentKey] = useState('entry-0');
  const [seen, setSeen] = useState(stored);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'checking'>('editing');
  const [notice, setNotice] = useState<FormNotice>();
  const readClosing = useReadClosing();
  const isMounted = useIsMounted();
  /** Whether an operation is in progress, even before the next render. */
  const isBusy = useRef(false);
  useEffect(() => {
    if (phase === 'editing') isBusy.current = false;
  });

  if (stored !== seen && phase === 'editing') {
    setSeen(stored);
    if (stored) setEntries(entries.map((entry) => (entry.stored ? mergeStored(entry, stored) : entry)));
  }
  // Falls back to the last entry after a removal.
  const current = entries.find(({ key }) => key === currentKey) ?? (entries.at(-1) as FormState); // there is always one

  const update = useCallback((key: string, change: (entry: FormState) => FormState) => {
    setEntries((before) => before.map((entry) => (entry.key === key ? change(entry) : entry)));
  }, []);
  const edit = useCallback(
    (change: (values: FormValues) => FormValues) => {
      update(currentKey, (entry) => changeValues(entry, change));
      setNotice(undefined);
    },
    [update, currentKey],
  );
  const abort = (reason?: FormNotice) => {
    setNotice(reason);
    setPhase('editing');
    onInvalid();
  };

  /** Sends entries as one batch and applies each outcome. */
  const send = async (all: readonly { key: string; sent: Attempt }[], isRetry: boolean) => {
    let outcomes: Parameters<typeof applySaveOutcome>[2][];
    try {
      outcomes = await write.mutateAsync(all.map(({ sent }) => sent.item));
    } catch (error) {
      outcomes = all.map(() => ({ isSaved: false, error: error as Error })); // the client throws nothing else
    }
    const results = all.map((one, place) => ({ ...one, outcome: outcomes[place] ?? unknownOutcome }));
    for (const { key, sent, outcome } of results) {
      update(key, (entry) => applySaveOutcome(entry, sent, outcome, isRetry));
    }
    const failed = results.filter((result) => !result.outcome.isSaved);
    if (failed.some(({ outcome }) => 'error' in outcome && isNotModifiable(outcome.error))) {
      queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey });
    }
    const isStillUnknown = failed.some(
      ({ outcome }) => 'error' in outcome && !(outcome.error instanceof RejectedError),
    );
    if (isRetry && isStillUnknown) setNotice('checkFailed');
    setPhase('editing');
    if (failed[0]) {
      if (!failed.some(({ key }) => key === current.key)) setCurrentKey(failed[0].key);
      onInvalid();
    }
    const saved = results.flatMap(({ outcome }) => (outcome.isSaved ? outcome.data : []));
    if (saved.length > 0) notifySaved(saved);
  };
  // An error in the host's callback isn't an error of the save.
  const notifySaved = (saved: JournalEntry[]) => queueMicrotask(() => isMounted.current && onSaved(saved));

  return {
    entries,
    current,
    phase,
    notice,
    toSave: entries.filter(isToSave),
    isDirty: entries.some(isDirty),
    isReadOnly: write.isReadOnly,
    validationErrors: current.isSubmitted ? validate(current.values, current.stored) : noErrors,
    edit,
    show: setCurrentKey,
    resolveConflict: (keep: 'mine' | 'saved') => update(current.key, (entry) => resolveConflict(entry, keep)),

    /** Adds a new entry, or a copy of one, which takes the place of a blank entry. */
    add: (copied?: Partial<JournalEntry>) => {
      const key = `entry-${added}`;
      const others = copied ? entries.filter((entry) => entry !== current || !isBlankEntry(entry)) : entries;
      setEntries([...others, initialFormState(key, { stored: undefined, copied, sourceId: newSourceId() })]);
      setAdded(added + 1);
      setCurrentKey(key);
      setNotice(undefined);
    },
    /** Removes the current entry, unless it's the only one. */
    remove: () => {
      const place = entries.indexOf(current);
      const next = entries[place + 1] ?? entries[place - 1];
      if (!next) return;
      setEntries(entries.filter((entry) => entry !== current));
      setCurrentKey(next.key);
    },
    /** Discards unsaved changes. */
    discard: () => {
      // A sent entry may exist, so its source id isn't reused.
      const reset = (entry: FormState) =>
        isDone(entry) ? entry : initialFormState(entry.key, { ...entry, sourceId: newSourceId() });
      setEntries(entries.map(reset));
      setNotice(undefined);
      setPhase('editing');
    },

    /** Saves all changed entries in one batch, or none. @param isAllowed whether the user allowed changing closed books. */
    async save(isAllowed: boolean): Promise<void> {
      if (phase !== 'editing' || isBusy.current) return;
      setNotice(undefined);
      const changed = entries.filter(isToSave);
      const candidates = changed.length === 0 && isBlankEntry(current) ? [current] : changed;
      if (candidates.length === 0) return setNotice('nothingToSave');
      for (const { key } of candidates) update(key, (entry) => ({ ...entry, isSubmitted: true, rejection: undefined }));
      const invalid = candidates.filter(({ values, stored }) => validate(values, stored).length > 0);
      if (invalid[0]) {
        if (invalid.includes(current)) return abort();
        setCurrentKey(invalid[0].key);
        return abort('checkOtherEntry');
      }
      isBusy.current = true;
      setPhase('saving');
      const ready: FormState[] = [];
      const reading = readClosing();
      for (const entry of candidates) {
        const now = await prepareEntry(entry, reading, isAllowed);
        if (!now) return;
        ready.push(now);
      }
      const all = ready.map(({ key, values, stored, sourceId }) => {
        const item = toItem(values, stored);
        if (!stored) item.apiSourceId = sourceId;
        return { key, sent: { item, values } };
      });
      await send(all, false);
    },

    /** Resolves unknown outcomes. New entries are sent again unchanged: their source id prevents duplicates. */
    async check(): Promise<void> {
      if (phase !== 'editing' || isBusy.current) return;
      isBusy.current = true;
      setNotice(undefined);
      setPhase('checking');
      const unconfirmed = entries.flatMap(({ key, outcome, sent, stored, base }) =>
        outcome === 'outcomeUnknown' && sent ? [{ key, sent, stored, base }] : [],
      );
      const newEntries = unconfirmed.filter(({ stored }) => !stored);
      for (const { key, sent, stored, base } of unconfirmed)
        if (stored) await verifyChange(key, sent, { stored, base });
      if (newEntries.length > 0) await send(newEntries, true);
      else setPhase('editing');
    },
  };

  /** Checks whether a sent change was saved. */
  async function verifyChange(
    key: string,
    sent: Attempt,
    { stored, base }: Pick<FormState, 'base'> & { stored: JournalEntry },
  ) {
    try {
      const now = await readNow(stored.id);
      if (isStoredAs(sent.item, now)) {
        update(key, (entry) => ({ ...applySaved(entry, sent, now), outcome: 'wasSaved' }));
        notifySaved([now]);
      } else {
        const changedByOther = areFormValuesEqual(toFormValues(now), base) ? undefined : now;
        update(key, (entry) => ({
          ...entry,
          sent: undefined,
          changedByOther,
          outcome: changedByOther ? 'savedDiffers' : 'wasNotSaved',
        }));
      }
      onInvalid(); // the pressed button is gone
    } catch (error) {
      if (isNotFound(error as Error))
        update(key, (entry) => ({ ...entry, sent: undefined, outcome: 'deletedByOther' }));
      else setNotice('checkFailed');
    }
  }

  /** The entry with its latest saved version; undefined if the user has to act first. */
  async function prepareEntry(entry: FormState, reading: Promise<ClosingState>, isAllowed: boolean) {
    const { values, stored } = entry;
    try {
      const closing = await reading;
      const now = stored && (await readNow(stored.id));
      if (now && !areFormValuesEqual(toFormValues(now), entry.base)) {
        update(entry.key, (before) => ({ ...before, changedByOther: now }));
        setCurrentKey(entry.key);
        abort();
        return undefined;
      }
      const state = closingOfEntry(now, closing, today(timeZone));
      if (state === 'open' || (state === 'warn' && isAllowed)) return { ...entry, stored: now };
      setCurrentKey(entry.key);
      if (state === 'locked')
        abort(); // the form says why
      else {
        setPhase('editing');
        onClosed();
      }
    } catch (error) {
      setCurrentKey(entry.key);
      if (error instanceof OfflineError) {
        const notSent = { item: toItem(values, stored), values };
        update(entry.key, (before) => applySaveOutcome(before, notSent, { isSaved: false, error }, false));
        return abort();
      }
      const isMissing = isNotFound(error as Error);
      if (isMissing) update(entry.key, (before) => ({ ...before, outcome: 'deletedByOther' }));
      abort(isMissing ? undefined : 'notChecked');
    }
    return undefined;
  }

  function readNow(id: string): Promise<JournalEntry> {
    return queryClient.fetchQuery({ ...journalEntryOptions(daybook, id), staleTime: 0 });
  }
}

const noErrors: ReturnType<typeof validate> = [];
const unknownOutcome = {
  isSaved: false as const,
  error: new OutcomeUnknownError('The response has no outcome for this entry.'),
};
