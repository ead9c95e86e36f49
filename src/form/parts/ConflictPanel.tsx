'use client';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { unbrokenMoney } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import type { Conflict } from '../document/defineFields.ts';
import type { formMessages } from '../messages.ts';

interface ConflictPanelProps<Values, Name extends string> {
  conflict: Conflict<Values, Name>;
  /** What happened. */
  title: string;
  labelOf: (field: Name) => string;
  /** A value as text. */
  textOf: (field: Name, values: Values) => string;
  onChoose: (field: Name, choice: 'mine' | 'stored') => void;
  /** Buttons that choose for all fields. */
  action?: ReactNode;
  messages: typeof formMessages;
}

/** The fields that someone else changed, with a choice of the value to keep. */
export function ConflictPanel<Values, Name extends string>(props: ConflictPanelProps<Values, Name>) {
  const { conflict, title, labelOf, textOf, onChoose, action, messages } = props;
  const [seen, setSeen] = useState<Values>();
  const firstKept = conflict.choices.findIndex(({ choice }) => choice === 'mine');
  const optionOf = (field: Name, values: Values, side: string) =>
    unbrokenMoney(`${side}: ${textOf(field, values) || messages.empty}`);
  return (
    // It takes the focus once, at the first value that a save would overwrite; afterwards errors come first.
    <section
      className="daybook-conflict"
      aria-label={title}
      tabIndex={-1}
      data-first-invalid={seen !== conflict.stored || undefined}
      onFocus={({ target, currentTarget }) => {
        setSeen(() => conflict.stored);
        const field = currentTarget.querySelectorAll('.daybook-conflict-field')[firstKept];
        if (target === currentTarget) field?.querySelector('input')?.focus();
      }}
    >
      {/* It may appear while the user types and must not take the focus. */}
      <Notice tone="warning" action={action}>
        {title}
      </Notice>
      {conflict.choices.map(({ field, choice }) => (
        <div key={field} className="daybook-conflict-field">
          <SegmentedControl
            legend={labelOf(field)}
            options={[
              { value: 'mine', label: optionOf(field, conflict.mine, messages.yours) },
              { value: 'stored', label: optionOf(field, conflict.stored, messages.current) },
            ]}
            value={choice}
            onChange={(side) => onChoose(field, side)}
          />
        </div>
      ))}
    </section>
  );
}
