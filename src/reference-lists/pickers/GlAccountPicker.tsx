'use client';
import { useMemo } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import type { GlAccount } from '../data/glAccountSchema.ts';
import { useGlAccounts } from '../data/queries.ts';
import { accountGroups, groupFirst, selectableItems, uniqueById } from '../data/rules.ts';
import { referenceMessages } from '../messages.ts';
import { type PickerProps, usePickerList } from './usePickerList.ts';

export interface GlAccountPickerProps extends PickerProps {
  value: string | null;
  onChange: (id: string | null) => void;
  /** Accounts that can be chosen before the list loads, or if it fails. */
  known?: readonly GlAccount[] | undefined;
  /** Whether inactive accounts can be chosen too, for example to show their entries. */
  withInactive?: boolean;
  /** Accounts that come first, latest first. */
  recent?: readonly { id: string }[] | undefined;
}

/** Selects an account from the chart of accounts, by type and number. */
export function GlAccountPicker({ known, withInactive = false, recent, ...props }: GlAccountPickerProps) {
  const { locale } = useDaybookContext();
  const messages = useMessages('references', referenceMessages);
  const accounts = useGlAccounts();
  const chosenId = props.value;
  const groups = useMemo(() => {
    const all = uniqueById(accounts.data, known);
    const groups = accountGroups(withInactive ? all : selectableItems(all, chosenId), messages, locale);
    return recent?.length ? groupFirst(groups, recent, { id: 'recent', heading: messages.recent }) : groups;
  }, [accounts.data, known, withInactive, recent, chosenId, messages, locale]);
  return <Combobox {...props} {...usePickerList(accounts, messages.accounts)} groups={groups} />;
}
