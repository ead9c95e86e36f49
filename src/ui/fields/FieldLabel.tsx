import type { FieldProps } from './FieldNotes.tsx';

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired' | 'requiredText'> {
  /** The control's id. */
  htmlFor: string;
}

/** A control's label. */
export function FieldLabel({ htmlFor, label, isLabelHidden = false, isRequired, requiredText }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className={isLabelHidden ? 'daybook-visually-hidden' : undefined}>
      {label}
      {isRequired && <RequiredMark text={requiredText} />}
    </label>
  );
}

/** An asterisk or a word after a required field's label; screen readers use `aria-required`. */
export function RequiredMark({ text = '*' }: { text?: string | undefined }) {
  return <span aria-hidden="true"> {text}</span>;
}
