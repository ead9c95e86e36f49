'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import { toFormValues } from '../model/formValues.ts';
import { totalsOf } from '../model/totals.ts';

interface SavedEntriesProps {
  /** The entries that this form has created, latest last. */
  entries: readonly JournalEntry[];
  onOpen: (entry: JournalEntry) => void;
  onCopy: (entry: JournalEntry) => void;
  messages: typeof journalEntryMessages;
}

/** The entry that was just created, and a list of those before it. */
export function SavedEntries({ entries, onOpen, onCopy, messages }: SavedEntriesProps) {
  const { locale } = useDaybookContext();
  const format = useMoneyFormat();
  const latest = entries.at(-1);
  if (!latest) return null;
  const textOf = (entry: JournalEntry) => {
    const { debits } = totalsOf(toFormValues(entry).lines);
    return messages.savedEntry({
      name: nameOf(entry, messages),
      date: formatDate(entry.date, { locale }),
      amount: debits === undefined ? '' : format(debits),
    });
  };
  return (
    <>
      <Notice
        tone="calm"
        isAnnounced={false} // the form’s status says it
        action={
          <div className="daybook-lines-actions">
            <Button onPress={() => onOpen(latest)}>{messages.open}</Button>
            <Button onPress={() => onCopy(latest)}>{messages.copyEntry}</Button>
          </div>
        }
      >
        <span aria-hidden="true" className="daybook-journal-state" data-state="saved" /> <bdi>{textOf(latest)}</bdi>
      </Notice>
      {entries.length > 1 && (
        <details className="daybook-more">
          <summary className="daybook-part-title">{messages.sessionEntries({ count: entries.length })}</summary>
          <ol className="daybook-attachments">
            {entries.toReversed().map((entry) => (
              <li key={entry.id}>
                <bdi>{textOf(entry)}</bdi>
                <Button isQuiet onPress={() => onOpen(entry)}>
                  {messages.open}
                  <span className="daybook-visually-hidden"> {nameOf(entry, messages)}</span>
                </Button>
                <Button isQuiet onPress={() => onCopy(entry)}>
                  {messages.copyEntry}
                  <span className="daybook-visually-hidden"> {nameOf(entry, messages)}</span>
                </Button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function nameOf({ description }: JournalEntry, messages: typeof journalEntryMessages): string {
  return description || messages.title;
}
