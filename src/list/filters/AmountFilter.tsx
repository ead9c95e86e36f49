'use client';
import { useState } from 'react';
import { toMinor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

interface AmountFilterProps {
  label: string;
  hint?: string;
  /** Signed minor units; undefined for no limit. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A debounced amount filter. An invalid amount shows an error and leaves the filter unchanged. */
export function AmountFilter({ label, hint, value, onChange }: AmountFilterProps) {
  const limit = useDebouncedSearch(textOf(value), (text) => onChange(text === '' ? undefined : Number(text)));
  const [typed, setTyped] = useState<MoneyInput>(emptyMoneyInput);
  const isInvalid = typed.amount === null && typed.code !== 'empty';
  const ofLimit: MoneyInput = limit.text === '' ? emptyMoneyInput : { amount: toMinor(Number(limit.text)) };
  return (
    <MoneyField
      label={label}
      hint={hint}
      value={isInvalid ? typed : ofLimit}
      allowsNegative
      onChange={(typed) => {
        setTyped(typed);
        if (typed.amount !== null) limit.type(textOf(typed.amount));
        else if (typed.code === 'empty') limit.type('');
      }}
      onEnter={() => limit.apply(limit.text)}
    />
  );
}

/** Minor units as digits. */
function textOf(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount);
}
