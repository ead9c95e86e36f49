'use client';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from './FieldLabel.tsx';
import { type ControlState, controlState, FieldNotes, type FieldProps } from './FieldNotes.tsx';

interface LabeledFieldProps extends FieldProps {
  /** Whether errors are announced as they appear. */
  isAnnounced?: boolean;
  /** Renders the control with the attributes that link it to its label and notes. */
  children: (control: ControlState & { id: string }) => ReactNode;
}

/** A control with a label above it, and a hint and errors below it. */
export function Field({ label, isLabelHidden, isAnnounced, children, ...field }: LabeledFieldProps) {
  const id = useId();
  return (
    <div className="daybook-field">
      <FieldLabel of={id} label={label} isLabelHidden={isLabelHidden} isRequired={field.isRequired} />
      {children({ id, ...controlState(id, field) })}
      <FieldNotes of={id} {...field} isAnnounced={isAnnounced} />
    </div>
  );
}
