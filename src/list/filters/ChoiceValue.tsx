'use client';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { useCheckboxKeyboard } from './useCheckboxKeyboard.ts';
import type { FilterMessages } from './useFilterChips.ts';

interface ChoiceValueProps {
  field: FilterField;
  label: string;
  isSingle: boolean;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  onApply: (value: readonly string[]) => void;
  messages: FilterMessages;
}

/** One or several of the known values, and of unknown ones that are selected. Typing and arrow keys move between them. */
export function ChoiceValue({ field, label, isSingle, value, onChange, onApply, messages }: ChoiceValueProps) {
  const options = [...new Set([...(field.values ?? []), ...value])].map((each) => ({
    value: each,
    label: wordOf(messages, field.words ?? field.label, each),
  }));
  const onKeyDown = useCheckboxKeyboard((_box, index) =>
    onApply(options.slice(index, index + 1).map((each) => each.value)),
  );
  if (isSingle) {
    const unset = { value: '', label: '' };
    return (
      <Select
        label={label}
        isLabelHidden
        value={value[0] ?? ''}
        options={value.length > 0 ? options : [unset, ...options]}
        onChange={(chosen) => onChange(chosen ? [chosen] : [])}
      />
    );
  }
  return (
    <fieldset className="daybook-field" onKeyDown={onKeyDown}>
      <legend className="daybook-visually-hidden">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          isChecked={value.includes(option.value)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...value, option.value] : value.filter((each) => each !== option.value))
          }
        />
      ))}
    </fieldset>
  );
}
