import type { FieldProps } from './FieldNotes.tsx';

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'> {
  /** The control's id. */
  of: string;
}

/** What a control is called. */
export function FieldLabel({ of: id, label, isLabelHidden = false, isRequired }: FieldLabelProps) {
  return (
    <label htmlFor={id} className={isLabelHidden ? 'daybook-visually-hidden' : undefined}>
      {label}
      {isRequired && <RequiredMark />}
    </label>
  );
}

/** Behind the name of what must be filled in, for those who see it; others are told by the control itself. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}
