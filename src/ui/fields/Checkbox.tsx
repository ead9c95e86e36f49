interface CheckboxProps {
  label: string;
  /** Whether the label is for those alone who hear the page. */
  isLabelHidden?: boolean;
  isChecked: boolean;
  /** Whether it stands for several of which some are checked. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
}

/** A checkbox. */
export function Checkbox({ label, isLabelHidden, isChecked, isMixed = false, onChange, isDisabled }: CheckboxProps) {
  return (
    <label className="daybook-checkbox">
      {/* Not disabled: that would take it from those who read by the keyboard. */}
      <input
        type="checkbox"
        checked={isChecked}
        aria-disabled={isDisabled || undefined}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={() => {
          if (!isDisabled) onChange(!isChecked);
        }}
      />
      <span className={isLabelHidden ? 'daybook-visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
