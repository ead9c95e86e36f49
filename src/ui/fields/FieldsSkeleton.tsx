import type { ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';

/** A field while its value loads. */
export interface FieldSkeleton {
  id: string;
  /** Undefined if it is beside the control. */
  label: string | undefined;
  hint?: ReactNode;
  /** Whether its value is text. */
  isText?: boolean | undefined;
  /** Whether it is as wide as the form. */
  isWide?: boolean;
}

/** The labels of a form while its values load. */
export function FieldsSkeleton({ fields }: { fields: readonly FieldSkeleton[] }) {
  return (
    <div className="daybook-field-grid">
      {fields.map(({ id, label, hint, isText, isWide }) => (
        <div key={id} className={isWide ? 'daybook-field daybook-editor-wide' : 'daybook-field'}>
          {label !== undefined && <span>{label}</span>}
          {isText ? <span>{'\u00a0'}</span> : <span className="daybook-skeleton" />}
          {!isText && <FieldNotes fieldId="" hint={hint} />}
        </div>
      ))}
    </div>
  );
}
