'use client';
import { useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import { type PickerProps, usePickerList } from '../../ui/picker/usePickerList.ts';
import { useBankAccounts } from '../data/queries.ts';
import { selectableItems, uniqueById } from '../data/rules.ts';
import type { BankAccount } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';

export interface BankAccountPickerProps extends PickerProps {
  value: string | null;
  onChange: (id: string | null) => void;
  /** Bank accounts that can be chosen before the list loads, or if it fails. */
  known?: readonly BankAccount[] | undefined;
}

/** One bank account or card. */
export function BankAccountPicker({ known, ...props }: BankAccountPickerProps) {
  const messages = useMessages('references', referenceMessages);
  const bankAccounts = useBankAccounts();
  const chosenId = props.value;
  const groups = useMemo(() => {
    const accounts = selectableItems(uniqueById(bankAccounts.data, known), chosenId);
    const options = accounts.map(({ id, name, displayName }) => ({
      id,
      text: displayName || name || messages.unnamed,
    }));
    return [{ id: 'bankAccounts', options }];
  }, [bankAccounts.data, known, chosenId, messages]);
  return <Combobox {...props} {...usePickerList(bankAccounts, messages.bankAccounts)} groups={groups} />;
}
