'use client';
import { useState } from 'react';
import type { PlainDate } from '../core/dates/plainDate.ts';
import { useSaveClosing } from './mutations.ts';
import type { Closing } from './schema.ts';

/** What the form shows: a day, or null for open books. */
export interface ClosingValues extends Pick<Closing, 'modifications'> {
  date: PlainDate | null;
}

export type ClosingDraft = ReturnType<typeof useClosingDraft>;

/** What a person changed over what is stored; where they changed nothing, what is stored shows as it changes. */
export function useClosingDraft(closing: Closing) {
  const write = useSaveClosing();
  const [chosen, setChosen] = useState<Partial<ClosingValues>>({});
  const stored: ClosingValues = { date: closing.date ?? null, modifications: closing.modifications };
  const changed = differing(chosen, stored);
  return {
    write,
    stored,
    values: { ...stored, ...chosen },
    /** What is not as it is stored. */
    changed,
    change(change: Partial<ClosingValues>): void {
      setChosen((current) => ({ ...current, ...change }));
    },
    save(): void {
      // What is changed again while this is under way stays to be saved.
      write.mutate(changed, { onSuccess: () => setChosen((current) => differing(current, changed)) });
    },
  };
}

/** What was changed and is not so on the other side: not stored yet, or changed again since it was sent. */
function differing(chosen: Partial<ClosingValues>, from: Partial<ClosingValues>): Partial<ClosingValues> {
  const { date, modifications } = chosen;
  return {
    ...(date !== undefined && date !== from.date && { date }),
    ...(modifications !== undefined && modifications !== from.modifications && { modifications }),
  };
}
