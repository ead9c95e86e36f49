'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { modificationsChoices } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';
import { unknownModeText } from '../model/unknownModeText.ts';
import type { ClosingFormState } from './useClosingForm.ts';

interface ModificationsFieldProps {
  state: ClosingFormState;
  /** Whether the date field's text is invalid. */
  isDateInvalid: boolean;
  messages: typeof closingMessages;
}

/** What happens to changes in the closed period. */
export function ModificationsField({ state, isDateInvalid, messages }: ModificationsFieldProps) {
  const { stored, values, changed, change, isReadOnly, isModeMissing } = state;
  const shared = useMessages('ui', uiMessages);
  const unsaved =
    changed.includes('modifications') && stored.modifications
      ? unsavedNote(state, wordOf(messages, 'modifications', stored.modifications), shared)
      : undefined;
  return (
    <RadioGroup
      legend={messages.modifications}
      note={
        unsaved ??
        unknownModeText(values, messages) ??
        (values.date === null && !isDateInvalid ? messages.notYet : undefined)
      }
      errors={isModeMissing ? [messages.modeMissing] : state.errorsOf('modifications')}
      options={modesWith(stored.modifications).map((value) => ({
        value,
        label: wordOf(messages, 'modifications', value),
        description: descriptionOf(value, messages),
      }))}
      value={values.modifications}
      onChange={(modifications) => change({ modifications })}
      isReadOnly={isReadOnly}
    />
  );
}

/** The known modes, plus the saved one if it's unknown. */
function modesWith(stored: string | null): string[] {
  return [...new Set<string>([...modificationsChoices, ...(stored === null ? [] : [stored])])];
}

function descriptionOf(mode: string, messages: typeof closingMessages): string {
  const known = modificationsChoices.find((choice) => choice === mode);
  return known ? messages[`modifications${known}Description`] : messages.modificationsUnknown;
}
