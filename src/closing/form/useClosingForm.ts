'use client';
import { useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { changesFrom } from '../../form/document/changesFrom.ts';
import type { ClosingChanges } from '../data/api.ts';
import { useSaveClosing } from '../data/mutations.ts';
import { closingOptions } from '../data/queries.ts';
import { reopensClosedPeriod } from '../data/rules.ts';
import type { Closing } from '../data/schema.ts';

/** The form's values. `date` is null for open books. */
export interface ClosingValues {
  date: PlainDate | null;
  /** Null if the service returned none. */
  modifications: string | null;
}

/** The user's changes. `modifications` can only be set to a known value. */
export interface ChangedClosing extends Pick<ClosingChanges, 'modifications'> {
  date?: PlainDate | null;
}

/** A save that waits for confirmation, because it reopens a closed period. */
export interface PendingSave {
  changed: ChangedClosing;
  /** The closing date shown in the dialog. */
  closed: PlainDate;
}

export type ClosingFormState = ReturnType<typeof useClosingForm>;

/** The user's changes over the saved closing. Unchanged fields follow the saved closing. */
export function useClosingForm(closing: Closing) {
  const daybook = useDaybookContext();
  const write = useSaveClosing();
  const [edits, setEdits] = useState<ChangedClosing>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isCheckFailed, setIsCheckFailed] = useState(false);
  const [pending, setPending] = useState<PendingSave>();
  const stored: ClosingValues = { date: closing.date ?? null, modifications: closing.modifications ?? null };
  const changed = changesFrom(edits, stored);

  /** Reads the closing first: someone else may have changed it since the form was loaded. */
  const send = async (changed: ChangedClosing, confirmed?: PendingSave) => {
    const now = await readNow().catch(() => undefined);
    if (!now) return setIsCheckFailed(true);
    const reopens = changed.date !== undefined && reopensClosedPeriod(now, { date: changed.date });
    const isConfirmed = confirmed !== undefined && now.date && now.date <= confirmed.closed;
    if (reopens && now.date && !isConfirmed) return setPending({ changed, closed: now.date });
    await write.mutateAsync(changed);
    // Changes made during the save stay unsaved.
    setEdits((current) => changesFrom(current, changed));
  };
  const readNow = () => daybook.queryClient.fetchQuery({ ...closingOptions(daybook), staleTime: 0 });
  const saveOnce = (...args: Parameters<typeof send>) => {
    if (isSaving) return;
    setIsSaving(true);
    setIsCheckFailed(false);
    setPending(undefined);
    write.reset();
    send(...args)
      .catch(() => {}) // `write` has the error
      .finally(() => setIsSaving(false));
  };

  return {
    write: { ...write, isPending: isSaving || write.isPending },
    stored,
    values: { ...stored, ...edits },
    /** The unsaved changes. */
    changed,
    /** Whether the last save was aborted because the closing couldn't be loaded. */
    isCheckFailed,
    /** A save that needs confirmation. */
    pending,
    change(change: ChangedClosing): void {
      setEdits((current) => ({ ...current, ...change }));
    },
    save: () => saveOnce(changed),
    /** Confirms the pending save. */
    confirm: () => pending && saveOnce(pending.changed, pending),
    /** Cancels the pending save. */
    cancel: () => setPending(undefined),
  };
}
