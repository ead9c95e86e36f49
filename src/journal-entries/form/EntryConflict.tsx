'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { Conflict } from '../../form/document/defineFields.ts';
import { ConflictPanel } from '../../form/parts/ConflictPanel.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { FormField, FormValues } from '../model/formValues.ts';
import { useFieldText } from './useFieldText.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface EntryConflictProps extends Pick<JournalEntryFormState, 'choose' | 'keepStored'> {
  conflict: Conflict<FormValues, FormField>;
  stored: JournalEntry | undefined;
  messages: typeof journalEntryMessages;
}

/** What someone else changed of an entry: a choice for each field, and one for all. */
export function EntryConflict({ conflict, stored, choose, keepStored, messages }: EntryConflictProps) {
  const { locale } = useDaybookContext();
  const textOf = useFieldText(stored, messages);
  const fieldsOf = (side: 'mine' | 'stored') =>
    conflict.choices.filter(({ choice }) => choice === side).map(({ field }) => field);
  const namesOf = (fields: readonly FormField[]) =>
    new Intl.ListFormat(locale).format(fields.map((field) => messages[field]));
  const [taken, kept] = [fieldsOf('stored'), fieldsOf('mine')];
  return (
    <ConflictPanel
      conflict={conflict}
      title={
        kept.length > 0
          ? messages.keptOverOther({ fields: namesOf(kept) })
          : messages.takenFromOther({ fields: namesOf(taken) })
      }
      labelOf={(field) => messages[field]}
      textOf={textOf}
      onChoose={choose}
      action={kept.length > 0 && <Button onPress={keepStored}>{messages.useSaved}</Button>}
      messages={messages}
    />
  );
}
