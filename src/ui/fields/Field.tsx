'use client';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from './FieldLabel.tsx';
import { type ControlState, controlState, FieldNotes, type FieldProps } from './FieldNotes.tsx';

interface LabelledProps extends FieldProps {
  /** Whether errors are told as they come. */
  isAnnounced?: boolean;
  /** Draws the control with what ties it to its label and notes. */
  children: (control: ControlState & { id: string }) => ReactNode;
}

/** A control with its label above it, and below it what helps and what is wrong. */
export function Field({ label, isLabelHidden, isAnnounced, children, ...field }: LabelledProps) {
  const id = useId();
  return (
    <div className="daybook-field">
      <FieldLabel of={id} label={label} isLabelHidden={isLabelHidden} isRequired={field.isRequired} />
      {children({ id, ...controlState(id, field) })}
      <FieldNotes of={id} {...field} isAnnounced={isAnnounced} />
    </div>
  );
}
