'use client';
import { useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useMergedValues } from '../../form/document/useMergedValues.ts';
import type { ClosingChanges } from '../data/api.ts';
import { useSaveClosing } from '../data/mutations.ts';
import { closingOptions } from '../data/queries.ts';
import { reopensClosedPeriod } from '../data/rules.ts';
import type { Closing } from '../data/schema.ts';
import { closingFields } from '../model/closingFields.ts';
import { closingShift } from '../model/closingShift.ts';

/** A save that waits for confirmation. */
export interface PendingSave {
  changes: ClosingChanges;
  /** Why: it reopens a closed period, or closes one with open items. */
  reason: 'reopens' | 'openItems';
  /** The closing date that the dialog is about. */
  closed: PlainDate | null;
}

/** The last save, which can be undone, or the outcome of that. */
interface LastSave {
  before: Closing;
  after: Closing;
  outcome: 'saved' | 'undone' | 'changedSince';
}

export type ClosingFormState = ReturnType<typeof useClosingForm>;

/** The user's values, merged with the saved closing. */
export function useClosingForm(closing: Closing) {
  const daybook = useDaybookContext();
  const write = useSaveClosing();
  const { stored, values, changed, change, reset } = useMergedValues(closingFields, closing);
  const [isSaving, setIsSaving] = useState(false);
  const [isCheckFailed, setIsCheckFailed] = useState(false);
  const [pending, setPending] = useState<PendingSave>();
  const [lastSave, setLastSave] = useState<LastSave>();

  /** Reads the closing first: someone else may have changed it since the form was loaded. */
  const send = async (changes: ClosingChanges, confirmed?: PendingSave) => {
    const now = await readNow();
    if (!now) return;
    const after = { date: changes.date as PlainDate | null | undefined }; // values have valid dates
    const reopens = after.date !== undefined && reopensClosedPeriod(now, { date: after.date });
    const isConfirmed =
      confirmed?.reason === 'reopens' && now.date && confirmed.closed !== null && now.date <= confirmed.closed;
    if (reopens && now.date && !isConfirmed) return setPending({ changes, reason: 'reopens', closed: now.date });
    setLastSave({ before: now, after: await write.mutateAsync(changes), outcome: 'saved' });
  };
  /** Sends the former values, unless someone else has changed the closing since. */
  const sendUndo = async ({ before, after }: LastSave) => {
    const now = await readNow();
    if (!now) return;
    if (isSame(now, after)) await write.mutateAsync(formerValues({ before, after }));
    setLastSave({ before, after, outcome: isSame(now, after) ? 'undone' : 'changedSince' });
  };
  const readNow = () =>
    daybook.queryClient.fetchQuery({ ...closingOptions(daybook), staleTime: 0 }).catch(() => {
      setIsCheckFailed(true);
      return undefined;
    });
  const runOnce = (task: () => Promise<void>) => {
    if (isSaving) return;
    setIsSaving(true);
    setIsCheckFailed(false);
    setPending(undefined);
    write.reset();
    task()
      .catch(() => {}) // `write` has the error
      .finally(() => setIsSaving(false));
  };

  return {
    write: { ...write, isPending: isSaving || write.isPending },
    stored,
    values,
    /** The fields with unsaved changes. */
    changed,
    /** The days that saving closes or reopens. */
    shift: closingShift(stored.date, values.date),
    /** Whether the last save was aborted because the closing couldn't be loaded. */
    isCheckFailed,
    /** A save that needs confirmation. */
    pending,
    /** The last save; undefined once the closing differs from it. */
    lastSave:
      lastSave && (lastSave.outcome !== 'saved' || isSame(lastSave.after, closing))
        ? { ...lastSave, canUndo: canUndo(lastSave) }
        : undefined,
    change,
    reset,
    /** @param hasOpenItems whether to ask first, as they can then no longer be changed. */
    save(hasOpenItems: boolean): void {
      const changes = closingFields.to(values, closing, changed);
      if (hasOpenItems && !isSaving) setPending({ changes, reason: 'openItems', closed: values.date });
      else runOnce(() => send(changes));
    },
    /** Confirms the pending save. */
    confirm: () => pending && runOnce(() => send(pending.changes, pending)),
    /** Cancels the pending save. */
    cancel: () => setPending(undefined),
    undo: () => lastSave && runOnce(() => sendUndo(lastSave)),
  };
}

function changedBetween(one: Closing, other: Closing) {
  return closingFields.changed(closingFields.from(one), closingFields.from(other));
}

function isSame(one: Closing, other: Closing): boolean {
  return changedBetween(one, other).length === 0;
}

/** The changes that undo a save; an unknown mode can't be sent back. */
function formerValues({ before, after }: Pick<LastSave, 'before' | 'after'>): ClosingChanges {
  return closingFields.to(closingFields.from(before), after, changedBetween(before, after));
}

function canUndo({ before, after, outcome }: LastSave): boolean {
  const changed = changedBetween(before, after);
  return (
    outcome === 'saved' && changed.length > 0 && changed.length === Object.keys(formerValues({ before, after })).length
  );
}
