'use client';
import { useMemo } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import type { GlAccount } from '../data/glAccountSchema.ts';
import { useGlAccounts } from '../data/queries.ts';
import { accountGroups, selectableItems, uniqueById } from '../data/rules.ts';
import { referenceMessages } from '../messages.ts';
import { type PickerProps, usePickerList } from './usePickerList.ts';

export interface GlAccountPickerProps extends PickerProps {
  value: string | null;
  onChange: (id: string | null) => void;
  /** Accounts that are known from elsewhere: they can be chosen before the list is there, and if it never comes. */
  known?: readonly GlAccount[] | undefined;
  /** Whether accounts that are not in use can be chosen as well, as those do that still have entries to read. */
  withInactive?: boolean;
}

/** One general ledger account, from the chart of accounts by type and number. */
export function GlAccountPicker({ known, withInactive = false, ...props }: GlAccountPickerProps) {
  const { locale } = useDaybookContext();
  const messages = useMessages('references', referenceMessages);
  const accounts = useGlAccounts();
  const chosenId = props.value;
  const groups = useMemo(() => {
    const all = uniqueById(accounts.data, known);
    return accountGroups(withInactive ? all : selectableItems(all, chosenId), messages, locale);
  }, [accounts.data, known, withInactive, chosenId, messages, locale]);
  return <Combobox {...props} {...usePickerList(accounts, messages.accounts)} groups={groups} />;
}
