'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { savingMessages } from '../../form/savingMessages.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { modificationsChoices } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';
import type { ClosingValues } from '../model/closingDocument.ts';
import { unknownModeText } from '../model/unknownModeText.ts';
import type { ClosingFormState } from './useClosingForm.ts';

interface ModificationsFieldProps extends Pick<ClosingFormState, 'change' | 'isReadOnly' | 'isOutcomeUnknown'> {
  values: ClosingValues;
  /** The stored mode. */
  stored: string | null;
  isChanged: boolean;
  errors: readonly string[] | undefined;
  /** Whether the date field's text is invalid. */
  isDateInvalid: boolean;
  messages: typeof closingMessages;
}

/** What happens to changes in the closed period. */
export const ModificationsField = memoPart(
  { date: true, modifications: true },
  function ModificationsField(props: ModificationsFieldProps) {
    const { values, stored, isChanged, errors, isDateInvalid, isReadOnly, change, messages } = props;
    const shared = useMessages('ui', savingMessages);
    const unsaved =
      isChanged && stored ? unsavedNote(props, wordOf(messages, 'modifications', stored), shared) : undefined;
    return (
      <RadioGroup
        legend={messages.modifications}
        note={
          unsaved ??
          unknownModeText(values, messages) ??
          (values.date === null && !isDateInvalid ? messages.notYet : undefined)
        }
        errors={errors}
        options={modesWith(stored).map((value) => ({
          value,
          label: wordOf(messages, 'modifications', value),
          description: descriptionOf(value, messages),
        }))}
        value={values.modifications}
        onChange={(modifications) => change({ modifications })}
        isReadOnly={isReadOnly}
      />
    );
  },
);

/** The known modes, plus the saved one if it's unknown. */
function modesWith(stored: string | null): string[] {
  return [...new Set<string>([...modificationsChoices, ...(stored === null ? [] : [stored])])];
}

function descriptionOf(mode: string, messages: typeof closingMessages): string {
  const known = modificationsChoices.find((choice) => choice === mode);
  return known ? messages[`modifications${known}Description`] : messages.modificationsUnknown;
}
