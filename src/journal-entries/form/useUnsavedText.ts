'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { toMinor } from '../../core/money/minor.ts';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import type { journalEntryMessages } from '../messages.ts';
import { entryDocument } from '../model/entryDocument.ts';
import { totalsOf } from '../model/totals.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

/** Returns a function that says which entries aren't saved, and by how much they are out of balance; the title names a single one. */
export function useUnsavedText(
  { entries, toSave, hasPaste }: Pick<JournalEntryFormState, 'entries' | 'toSave' | 'hasPaste'>,
  messages: typeof journalEntryMessages,
): () => { title?: string; text: string } {
  const { locale } = useDaybookContext();
  const format = useMoneyFormat();
  return () => {
    const all = entries();
    const unsaved = all.filter((entry) => hasPaste(entry) || entryDocument.isDirty(entry));
    const texts = unsaved.map((entry) => {
      const { description, lines } = entry.values;
      const number = (all.indexOf(entry) + 1).toLocaleString(locale);
      const name = description.trim() || messages.entry({ number });
      const { difference } = totalsOf(lines);
      if (!difference) return messages.unsavedEntry({ name });
      const amount = format(toMinor(Math.abs(difference)));
      return messages.unbalancedEntry({ name, amount });
    });
    const isOne = unsaved.length === 1 && toSave.length === 1 && toSave[0] === unsaved[0]?.key;
    const name = isOne && unsaved[0]?.values.description.trim();
    return { ...(name && { title: messages.leaveTitle({ name }) }), text: texts.join(' ') || messages.discardText };
  };
}
