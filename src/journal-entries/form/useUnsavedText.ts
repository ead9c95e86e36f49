'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import type { journalEntryMessages } from '../messages.ts';
import { entryDocument } from '../model/entryDocument.ts';
import { totalsOf } from '../model/totals.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

/** Returns a function that says which entries aren't saved, and by how much they are out of balance. */
export function useUnsavedText(
  { entries }: Pick<JournalEntryFormState, 'entries'>,
  messages: typeof journalEntryMessages,
): () => string {
  const { currency, locale } = useDaybookContext();
  return () =>
    entries
      .flatMap((entry, place) => {
        if (!entryDocument.isDirty(entry)) return [];
        const { description, lines } = entry.values;
        const name = description.trim() || messages.entry({ number: (place + 1).toLocaleString(locale) });
        const { difference } = totalsOf(lines);
        if (!difference) return [messages.unsavedEntry({ name })];
        const amount = formatMoney(toMinor(Math.abs(difference)), { currency, locale });
        return [messages.unbalancedEntry({ name, amount })];
      })
      .join(' ');
}
