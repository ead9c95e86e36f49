'use client';
import { useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ClosingChanges } from '../data/api.ts';
import { useSaveClosing } from '../data/mutations.ts';
import { closingOptions } from '../data/queries.ts';
import { reopensClosedPeriod } from '../data/rules.ts';
import type { Closing } from '../data/schema.ts';

/** What the form shows: a day, or null for open books. */
export interface ClosingValues {
  date: PlainDate | null;
  /** Null where the service does not say. */
  modifications: string | null;
}

/** What a user can change: `modifications` to one of the known values. */
export interface ChangedClosing extends Pick<ClosingChanges, 'modifications'> {
  date?: PlainDate | null;
}

/** A save that waits for a person's word, as it opens closed days. */
export interface PendingSave {
  changed: ChangedClosing;
  /** The last closed day as they are pending. */
  closed: PlainDate;
}

export type ClosingFormState = ReturnType<typeof useClosingForm>;

/** What a person changed over what is stored; where they changed nothing, what is stored shows as it changes. */
export function useClosingForm(closing: Closing) {
  const daybook = useDaybookContext();
  const write = useSaveClosing();
  const [edits, setEdits] = useState<ChangedClosing>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isCheckFailed, setIsUnchecked] = useState(false);
  const [pending, setPending] = useState<PendingSave>();
  const stored: ClosingValues = { date: closing.date ?? null, modifications: closing.modifications ?? null };
  const changed = changesFrom(edits, stored);

  /** Somebody else may have closed more days since the form was loaded: which days it opens shows only now. */
  const send = async (changed: ChangedClosing, confirmed?: PendingSave) => {
    const now = await readNow().catch(() => undefined);
    if (!now) return setIsUnchecked(true);
    const opens = changed.date !== undefined && reopensClosedPeriod(now, { date: changed.date });
    const isConfirmed = confirmed !== undefined && now.date && now.date <= confirmed.closed;
    if (opens && now.date && !isConfirmed) return setPending({ changed, closed: now.date });
    await write.mutateAsync(changed);
    // What is changed again while this is under way stays to be saved.
    setEdits((current) => changesFrom(current, changed));
  };
  const readNow = () => daybook.queryClient.fetchQuery({ ...closingOptions(daybook), staleTime: 0 });
  const saveOnce = (...what: Parameters<typeof send>) => {
    if (isSaving) return;
    setIsSaving(true);
    setIsUnchecked(false);
    setPending(undefined);
    write.reset();
    send(...what)
      .catch(() => {}) // the write tells why
      .finally(() => setIsSaving(false));
  };

  return {
    write: { ...write, isPending: isSaving || write.isPending },
    stored,
    values: { ...stored, ...edits },
    /** What is not as it is stored. */
    changed,
    /** Whether the last save was given up, as nobody could say what is stored. */
    isCheckFailed,
    /** What a person has to allow before it is saved. */
    pending,
    change(change: ChangedClosing): void {
      setEdits((current) => ({ ...current, ...change }));
    },
    save: () => saveOnce(changed),
    /** Answers what was pending. */
    answer(isAllowed: boolean): void {
      if (pending && isAllowed) saveOnce(pending.changed, pending);
      else setPending(undefined);
    },
  };
}

/** What was changed and is not so on the other side: not stored yet, or changed again since it was sent. */
function changesFrom(edits: ChangedClosing, from: Partial<ClosingValues>): ChangedClosing {
  const { date, modifications } = edits;
  return {
    ...(date !== undefined && date !== from.date && { date }),
    ...(modifications !== undefined && modifications !== from.modifications && { modifications }),
  };
}
