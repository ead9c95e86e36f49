'use client';
import { useContext, useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { parseDecimal } from '../../core/money/parseDecimal.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { controlState, FieldNotes } from '../../ui/fields/FieldNotes.tsx';
import { FieldText } from '../../ui/fields/FieldText.tsx';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { HostContent } from '../../ui/root/HostContent.tsx';
import { type CustomField, customFieldText, customFieldValue, optionOf } from '../document/customField.ts';

interface CustomFieldInputProps {
  field: CustomField;
  customData: Readonly<Record<string, unknown>>;
  onChange: (value: unknown) => void;
  errors: readonly string[] | undefined;
  isReadOnly: boolean;
  /** The empty choice. */
  notSet: string;
}

/** A field of the host’s. */
export function CustomFieldInput(props: CustomFieldInputProps) {
  const { field, customData, onChange, errors, isReadOnly, notSet } = props;
  const { label, hint, required: isRequired, render, type, options = [] } = field;
  const shared = { label, hint, isRequired, errors };
  const text = customFieldText(field, customData);
  const value = customFieldValue(field, customData);
  if (render) {
    return (
      <Field {...shared} text={text}>
        {(control) => (
          <HostContent
            render={() => render({ ...control, value, onChange, readOnly: isReadOnly, error: errors?.join(' ') })}
          />
        )}
      </Field>
    );
  }
  const setText = (typed: string) => onChange(typed === '' ? undefined : typed);
  switch (type) {
    case 'checkbox':
      return <CheckboxField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'select': {
      const option = optionOf(field, value);
      const isKnown = text === '' || option !== undefined;
      const choices = [{ value: '', label: notSet }, ...options, ...(isKnown ? [] : [{ value: text, label: text }])];
      return (
        <Select
          {...shared}
          isReadOnly={isReadOnly}
          options={choices}
          value={option?.value ?? (typeof value === 'string' ? value : text)}
          onChange={setText}
        />
      );
    }
    default:
      return <TextField {...shared} isReadOnly={isReadOnly} value={text} onChange={setText} />;
  }
}

function CheckboxField({ field, customData, onChange, errors = [], isReadOnly }: CustomFieldInputProps) {
  const id = useId();
  if (useContext(IsTextContext)) return <FieldText label={field.label}>{customFieldText(field, customData)}</FieldText>;
  return (
    <div className="daybook-field" data-invalid={errors.length > 0 || undefined}>
      <Checkbox
        label={field.label}
        isChecked={customFieldValue(field, customData) === true}
        isDisabled={isReadOnly}
        control={{ id, ...controlState(id, { hint: field.hint, errors, isRequired: field.required }) }}
        onChange={(isChecked) => onChange(isChecked || undefined)}
      />
      <FieldNotes fieldId={id} hint={field.hint} errors={errors} isAnnounced />
    </div>
  );
}

function NumberField({ field, customData, onChange, errors, isReadOnly }: CustomFieldInputProps) {
  const daybook = useDaybookContext();
  const [typed, setTyped] = useState('');
  const value = customFieldValue(field, customData);
  const formatted =
    typeof value === 'number'
      ? value.toLocaleString(daybook.locale, { maximumFractionDigits: 20 })
      : customFieldText(field, customData);
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      isRequired={field.required}
      errors={errors}
      isReadOnly={isReadOnly}
      inputMode="decimal"
      value={readNumber(typed, daybook) === value ? typed : formatted}
      onChange={(text) => {
        setTyped(text);
        onChange(readNumber(text, daybook));
      }}
    />
  );
}

/** The typed number; the text if it isn’t one. */
function readNumber(typed: string, language: { currency: string; locale: string }): number | string | undefined {
  const parsed = parseDecimal(typed, language);
  if (!parsed.ok) return typed.trim() === '' ? undefined : typed;
  const digits = `${parsed.whole}${parsed.fraction}`.replace(/^0+/, '');
  return digits.length > 15 ? typed : Number(`${parsed.sign}${parsed.whole}.${parsed.fraction}`); // others would change
}
