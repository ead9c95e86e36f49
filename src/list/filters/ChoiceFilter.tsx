'use client';
import type { Choice } from '../../core/http/filters.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';

interface ChoiceFilterProps {
  legend: string;
  /** The prefix of the message keys of the values. */
  words: string;
  known: readonly string[];
  choice: Choice | undefined;
  onToggle: (value: string) => void;
  messages: Messages;
}

/** Checkboxes for the known values, and for selected values that are unknown. */
export function ChoiceFilter({ legend, words, known, choice, onToggle, messages }: ChoiceFilterProps) {
  const chosen = choice?.in ?? [];
  return (
    <fieldset className="daybook-field">
      <legend>{legend}</legend>
      {[...new Set([...known, ...chosen])].map((value) => (
        <Checkbox
          key={value}
          label={wordOf(messages, words, value)}
          isChecked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </fieldset>
  );
}
