'use client';
import { useState } from 'react';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import { toMinor } from '../../core/money/minor.ts';
import { emptyMoneyInput } from '../../core/money/parseMoneyInput.ts';
import { DateField } from '../../ui/dates/DateField.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

interface OperandFieldProps {
  type: FilterField['type'];
  label: string;
  isLabelHidden: boolean;
  /** Whether an amount may be negative. */
  isSigned: boolean;
  /** Minor units, `YYYY-MM-DD` or a text, by type. */
  value: unknown;
  /** Called with undefined while the value is invalid. */
  onChange: (value: unknown) => void;
}

/** The value of a comparison. */
export function OperandField({ type, value, isSigned, onChange, ...field }: OperandFieldProps) {
  const [typed, setTyped] = useState(emptyMoneyInput);
  if (type === 'dates') {
    return <DateField {...field} value={isPlainDate(value) ? value : undefined} onChange={onChange} />;
  }
  if (type === 'text') {
    return <TextField {...field} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
  }
  return (
    <MoneyField
      {...field}
      value={typeof value === 'number' ? { amount: toMinor(value) } : typed}
      allowsNegative={isSigned}
      onChange={(input) => {
        setTyped(input);
        onChange(input.amount ?? undefined);
      }}
    />
  );
}
