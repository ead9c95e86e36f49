'use client';
import { useState } from 'react';
import { unresolvedFields } from '../../form/document/defineFields.ts';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import type { BankTransaction } from '../data/schema.ts';
import type { FormField, FormValues } from '../model/formValues.ts';
import type { Conflict } from '../model/mergeConflict.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { useFieldText } from './useFieldText.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  stored: BankTransaction | undefined;
  onChoose: (field: FormField, choice: 'mine' | 'stored') => void;
  messages: typeof transactionMessages;
}

/** The fields that someone else changed, with a choice of the value to keep. */
export function ConflictPanel({ conflict, stored, onChoose, messages }: ConflictPanelProps) {
  const textOf = useFieldText(stored, messages);
  const [seen, setSeen] = useState<FormValues>();
  const isUnseen = seen !== conflict.stored && unresolvedFields(conflict).length === 0;
  return (
    // Without open choices it takes the focus once; afterwards errors come first.
    <section
      className="daybook-conflict"
      aria-label={messages.conflict}
      tabIndex={-1}
      data-first-invalid={isUnseen || undefined}
      onFocus={({ target }) => {
        setSeen(conflict.stored);
        // An open choice focuses its first radio button.
        if (target.matches('.daybook-conflict-field')) target.querySelector('input')?.focus();
      }}
    >
      {/* It may appear while the user types and must not take the focus. */}
      <Notice tone="warning">{messages.conflict}</Notice>
      {conflict.choices.map(({ field, choice }) => (
        <div
          key={field}
          className="daybook-conflict-field"
          data-first-invalid={choice === undefined || undefined}
          tabIndex={-1}
        >
          <SegmentedControl
            legend={messages[field]}
            options={[
              { value: 'mine', label: `${messages.yours}: ${textOf(field, conflict.mine)}` },
              { value: 'stored', label: `${messages.current}: ${textOf(field, conflict.stored)}` },
            ]}
            value={choice ?? null}
            onChange={(side) => onChoose(field, side)}
            errors={choice === undefined ? [messages.conflictOpen] : undefined}
          />
        </div>
      ))}
    </section>
  );
}
