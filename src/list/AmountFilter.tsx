'use client';
import { useState } from 'react';
import { toMinor } from '../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../core/money/parseMoneyInput.ts';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

interface AmountFilterProps {
  label: string;
  hint?: string;
  /** Minor units, signed; undefined where there is no limit. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** An amount as a limit, which is applied a moment after the last key. What cannot be read is said, and changes nothing. */
export function AmountFilter({ label, hint, value, onChange }: AmountFilterProps) {
  const limit = useDebouncedSearch(textOf(value), (text) => onChange(text === '' ? undefined : Number(text)));
  const [typed, setTyped] = useState<MoneyInput>(emptyMoneyInput);
  const isUnreadable = typed.amount === null && typed.code !== 'empty';
  const ofLimit: MoneyInput = limit.text === '' ? emptyMoneyInput : { amount: toMinor(Number(limit.text)) };
  return (
    <MoneyField
      label={label}
      hint={hint}
      value={isUnreadable ? typed : ofLimit}
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
