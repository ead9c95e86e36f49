import type { FieldProps } from './FieldNotes.tsx';

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'> {
  /** The control's id. */
  of: string;
}

/** A control's label. */
export function FieldLabel({ of: id, label, isLabelHidden = false, isRequired }: FieldLabelProps) {
  return (
    <label htmlFor={id} className={isLabelHidden ? 'daybook-visually-hidden' : undefined}>
      {label}
      {isRequired && <RequiredMark />}
    </label>
  );
}

/** The asterisk after a required field's label; screen readers use `aria-required`. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}
