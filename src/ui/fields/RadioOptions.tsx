interface RadioOptionsProps<Value extends string> {
  /** The name that makes them one choice. */
  name: string;
  options: readonly { value: Value; label: string }[];
  /** A value that is not among the options, or null, leaves all of them unchosen. */
  value: string | null;
  onChange: (value: Value) => void;
  isReadOnly: boolean;
  /** Whether they are drawn side by side as parts of one control. */
  isSegmented?: boolean;
}

/** The radio buttons of one choice. */
export function RadioOptions<Value extends string>(props: RadioOptionsProps<Value>) {
  const { name, options, value, onChange, isReadOnly, isSegmented } = props;
  return (
    <div className="daybook-radio-options" data-segmented={isSegmented} data-read-only={isReadOnly || undefined}>
      {options.map((option) => (
        <label key={option.value}>
          {/* Not disabled: that would take the focus away, and the choice from those who read by the keyboard. */}
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-disabled={isReadOnly || undefined}
            onChange={() => {
              if (!isReadOnly) onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
