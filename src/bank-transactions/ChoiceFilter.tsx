'use client';
import { wordOf } from '../core/messages/wordOf.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import type { Choice } from './api.ts';
import type { transactionListMessages } from './messages.ts';

interface ChoiceFilterProps {
  legend: string;
  /** What the keys of the values' words begin with. */
  words: 'review' | 'type' | 'status';
  known: readonly string[];
  choice: Choice | undefined;
  onToggle: (value: string) => void;
  messages: typeof transactionListMessages;
}

/** Some of a few values; one that is chosen and not known is among them. */
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
