import type { ReactNode } from 'react';

/** What every field of a form takes. */
export interface FieldProps {
  label: string;
  /** Whether the label is for those alone who hear the page. */
  isLabelHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with what it holds, in sentences. */
  errors?: readonly string[] | undefined;
}

/** What a control tells of its field to those who hear the page. */
export interface ControlState {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** @param id the control's, from which that of its notes is made. */
export function controlState(id: string, { hint, errors = [], isRequired }: Omit<FieldProps, 'label'>): ControlState {
  const isWrong = errors.length > 0;
  return {
    ...((hint || isWrong) && { 'aria-describedby': notesId(id) }),
    ...(isWrong && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
  };
}

interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'errors'> {
  /** The control's id. */
  of: string;
  /** Whether errors are told as they come, rather than when somebody comes to the field. */
  isAnnounced?: boolean;
}

/** Below a control: what helps, and what is wrong, with a mark that needs no colour. */
export function FieldNotes({ of: id, hint, errors = [], isAnnounced = false }: FieldNotesProps) {
  if (!hint && errors.length === 0) return null;
  return (
    <div id={notesId(id)} className="daybook-field-notes">
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
