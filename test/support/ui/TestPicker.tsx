import { useState } from 'react';
import { page } from 'vitest/browser';
import { Combobox, type ComboboxProps } from '../../../src/ui/picker/Combobox.tsx';
import type { ComboboxGroup } from '../../../src/ui/picker/filterOptions.ts';
import { Root } from '../../../src/ui/root/Root.tsx';

interface TestPickerProps extends Partial<Omit<ComboboxProps, 'value'>> {
  initial?: string;
  className?: string;
}

/** A controlled picker with a few accounts. */
export function TestPicker({ initial, className, onChange, ...props }: TestPickerProps) {
  const [value, setValue] = useState(initial ?? null);
  return (
    <Root component="Test" name="test" className={className}>
      <Combobox
        label="Account"
        groups={accounts}
        {...props}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChange?.(id);
        }}
      />
    </Root>
  );
}

export const accounts: ComboboxGroup[] = [
  {
    id: 'ASSET',
    heading: 'Assets',
    options: [
      { id: 'checking', text: 'Operating Checking', detail: '1010' },
      { id: 'savings', text: 'Business Savings', detail: '1020' },
    ],
  },
  {
    id: 'EXPENSE',
    heading: 'Expenses',
    options: [
      { id: 'cafe', text: 'Café and Meals', detail: '6100' },
      { id: 'rent', text: 'Rent', detail: '6200' },
      { id: 'checks', text: 'Check Printing', detail: '6300' },
    ],
  },
];

/** Accounts in two groups. */
export function manyAccounts(count: number): ComboboxGroup[] {
  return ['Assets', 'Expenses'].map((heading, half) => ({
    id: heading,
    heading,
    options: Array.from({ length: count / 2 }, (_, index) => {
      const number = String(10_000 + half * (count / 2) + index);
      return { id: number, text: `Account ${number}`, detail: number };
    }),
  }));
}

export const field = page.getByRole('combobox', { name: 'Account' });
export const list = page.getByRole('listbox');

/** The labels of the rendered options, without details. */
export function visibleOptions(): (string | null | undefined)[] {
  return page
    .getByRole('option')
    .elements()
    .map((option) => option.firstElementChild?.textContent);
}

/** The labels of the options below a heading. */
export function visibleOptionsIn(heading: string): (string | null | undefined)[] {
  const group = page.getByRole('group', { name: heading, exact: true });
  return group
    .getByRole('option')
    .elements()
    .map((option) => option.firstElementChild?.textContent);
}
