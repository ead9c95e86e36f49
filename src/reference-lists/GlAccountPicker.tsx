'use client';
import { useMemo } from 'react';
import { useMessages, useSupplied } from '../core/context.ts';
import { Picker, type PickerProps } from '../ui/Picker.tsx';
import { referenceMessages } from './messages.ts';
import { usePickerList } from './PickerList.ts';
import { useGlAccounts } from './queries.ts';
import { accountGroups, union } from './rules.ts';
import type { GlAccount } from './schema.ts';

export interface GlAccountPickerProps
  extends Pick<PickerProps, 'label' | 'isLabelHidden' | 'placeholder' | 'value' | 'onChange' | 'isClearable'> {
  /** Accounts that are known from elsewhere: they can be chosen before the list is there, and if it never comes. */
  known?: readonly GlAccount[] | undefined;
}

/** One general ledger account, from the chart of accounts by type and number. */
export function GlAccountPicker({ known, ...props }: GlAccountPickerProps) {
  const { locale } = useSupplied();
  const messages = useMessages('references', referenceMessages);
  const accounts = useGlAccounts();
  const groups = useMemo(
    () => accountGroups(union(accounts.data, known), messages, locale),
    [accounts.data, known, messages, locale],
  );
  return <Picker {...props} {...usePickerList(accounts, messages.accounts)} groups={groups} />;
}
