'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { type Conflict, unresolvedFields } from '../../form/document/defineFields.ts';
import { ConflictPanel } from '../../form/parts/ConflictPanel.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { FormField, FormValues } from '../model/formValues.ts';
import { useFieldText } from './useFieldText.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface EntryConflictProps extends Pick<JournalEntryFormState, 'choose'> {
  conflict: Conflict<FormValues, FormField>;
  stored: JournalEntry | undefined;
  messages: typeof journalEntryMessages;
}

/** What someone else changed of an entry: a choice for each field, and one for all that are open. */
export function EntryConflict({ conflict, stored, choose, messages }: EntryConflictProps) {
  const { locale } = useDaybookContext();
  const textOf = useFieldText(stored, messages);
  const open = unresolvedFields(conflict);
  const fieldsOf = (side: 'mine' | 'stored') =>
    conflict.choices.filter(({ choice }) => choice === side).map(({ field }) => field);
  const namesOf = (fields: readonly FormField[]) =>
    new Intl.ListFormat(locale).format(fields.map((field) => messages[field]));
  const [taken, kept] = [fieldsOf('stored'), fieldsOf('mine')];
  let title = messages.keptOverOther({ fields: namesOf(kept) });
  if (open.length > 0) title = messages.changedByOther({ fields: namesOf(open) });
  else if (taken.length > 0) title = messages.takenFromOther({ fields: namesOf(taken) });
  const chooseAll = (choice: 'mine' | 'stored') => {
    for (const field of open) choose(field, choice);
  };
  return (
    <ConflictPanel
      conflict={conflict}
      title={title}
      labelOf={(field) => messages[field]}
      textOf={textOf}
      onChoose={choose}
      action={
        open.length > 0 && (
          <div className="daybook-lines-actions">
            <Button onPress={() => chooseAll('mine')}>{messages.keepMine}</Button>
            <Button onPress={() => chooseAll('stored')}>{messages.useSaved}</Button>
          </div>
        )
      }
      messages={messages}
    />
  );
}
