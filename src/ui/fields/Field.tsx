'use client';
import { type ReactNode, useContext, useId } from 'react';
import { FieldLabel } from './FieldLabel.tsx';
import { type ControlState, controlState, FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { FieldText } from './FieldText.tsx';
import { IsTextContext } from './IsTextContext.ts';

interface LabeledFieldProps extends FieldProps {
  /** Whether errors are announced as they appear. */
  isAnnounced?: boolean;
  /** The value, if the form is text. */
  text: ReactNode;
  /** What belongs to that text, after it. */
  detail?: ReactNode;
  /** Renders the control with the attributes that link it to its label and notes. */
  children: (control: ControlState & { id: string }) => ReactNode;
}

/** A control with a label above it, and a hint and errors below it. */
export function Field({ label, isLabelHidden, isAnnounced, text, detail, children, ...field }: LabeledFieldProps) {
  const id = useId();
  if (useContext(IsTextContext)) {
    return (
      <FieldText label={label} isLabelHidden={isLabelHidden} detail={detail}>
        {text}
      </FieldText>
    );
  }
  return (
    <div className="daybook-field">
      <FieldLabel htmlFor={id} label={label} isLabelHidden={isLabelHidden} isRequired={field.isRequired} />
      {children({ id, ...controlState(id, field) })}
      <FieldNotes fieldId={id} {...field} isAnnounced={isAnnounced} />
    </div>
  );
}
