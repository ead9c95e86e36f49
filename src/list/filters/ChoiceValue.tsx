'use client';
import type { KeyboardEvent } from 'react';
import type { FilterField } from '../../core/http/defineFilters.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Select } from '../../ui/fields/Select.tsx';
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

/** One or several of the known values, and of unknown ones that are selected. Letters and arrow keys move between them. */
export function ChoiceValue({ field, label, isSingle, value, onChange, onApply, messages }: ChoiceValueProps) {
  const options = [...new Set([...(field.values ?? []), ...value])].map((each) => ({
    value: each,
    label: wordOf(messages, field.words ?? field.label, each),
  }));
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
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const { key, currentTarget, target, ctrlKey, metaKey, altKey } = event;
    const boxes = [...currentTarget.querySelectorAll('input')];
    const at = boxes.indexOf(target as HTMLInputElement);
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    const steps = { ArrowDown: 1, ArrowUp: boxes.length - 1 }[key];
    if (steps) boxes[(at + steps) % boxes.length]?.focus();
    else if (isLetter) {
      const after = [...options.slice(at + 1), ...options.slice(0, at + 1)];
      const found = after.find((option) => option.label.toLowerCase().startsWith(key.toLowerCase()));
      if (found) boxes[options.indexOf(found)]?.focus();
    } else if (key === 'Enter' && at >= 0 && value.length === 0)
      onApply(options.slice(at, at + 1).map((each) => each.value));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
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
