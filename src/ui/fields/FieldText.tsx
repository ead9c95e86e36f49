import type { ReactNode } from 'react';
import type { FieldProps } from './FieldNotes.tsx';

interface FieldTextProps extends Pick<FieldProps, 'label' | 'isLabelHidden'> {
  /** The value; without one, only a cell of a table keeps its place. */
  children: ReactNode;
  /** What belongs to the value, after it. */
  detail?: ReactNode;
}

/** A field of a form in which nothing can be changed: its label and its value as text. */
export function FieldText({ label, isLabelHidden, children, detail }: FieldTextProps) {
  return (
    <dl className="daybook-field daybook-field-text">
      <dt className={isLabelHidden ? 'daybook-visually-hidden' : undefined}>{label}</dt>
      <dd dir="auto">
        {children}
        {children && detail && <span className="daybook-secondary"> {detail}</span>}
      </dd>
    </dl>
  );
}
