import type { ReactNode } from 'react';

/** Props of every form field. */
export interface FieldProps {
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** What marks a required field after its label; default an asterisk. */
  requiredText?: string | undefined;
  hint?: ReactNode;
  /** Errors of its value, as sentences. */
  errors?: readonly string[] | undefined;
}

/** ARIA attributes of a field's control. */
export interface ControlState {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** @param id the control's id, from which the id of its notes is derived. */
export function controlState(id: string, { hint, errors = [], isRequired }: Omit<FieldProps, 'label'>): ControlState {
  const isInvalid = errors.length > 0;
  return {
    ...((hint || isInvalid) && { 'aria-describedby': notesId(id) }),
    ...(isInvalid && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
  };
}

interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'errors'> {
  /** The control's id. */
  fieldId: string;
  /** Whether errors are announced as they appear, rather than when the field gets focus. */
  isAnnounced?: boolean;
}

/** The hint and errors below a control; the error icon works without color. */
export function FieldNotes({ fieldId, hint, errors = [], isAnnounced = false }: FieldNotesProps) {
  if (!hint && errors.length === 0) return null;
  return (
    <div id={notesId(fieldId)} className="daybook-field-notes">
      {hint && <div>{hint}</div>}
      {errors.length > 0 && (
        <p className="daybook-field-error" role={isAnnounced ? 'alert' : undefined}>
          <span aria-hidden="true">{'⚠\ufe0e '}</span>
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

function notesId(id: string): string {
  return `${id}-notes`;
}
