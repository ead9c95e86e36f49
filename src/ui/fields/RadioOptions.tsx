interface RadioOptionsProps<Value extends string> {
  /** The name that groups them. */
  name: string;
  options: readonly { value: Value; label: string }[];
  /** A value that is not among the options, or null, selects none. */
  value: string | null;
  onChange: (value: Value) => void;
  isReadOnly: boolean;
  /** Whether they appear side by side as one segmented control. */
  isSegmented?: boolean;
}

/** A group of radio buttons. */
export function RadioOptions<Value extends string>(props: RadioOptionsProps<Value>) {
  const { name, options, value, onChange, isReadOnly, isSegmented } = props;
  return (
    <div className="daybook-radio-options" data-segmented={isSegmented} data-read-only={isReadOnly || undefined}>
      {options.map((option) => (
        <label key={option.value}>
          {/* Not `disabled`: keyboard users could not reach it. */}
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
