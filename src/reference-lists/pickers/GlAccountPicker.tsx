'use client';
import { useContext, useEffect, useMemo } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import { buildIndex, filterOptions } from '../../ui/picker/filterOptions.ts';
import { type PickerProps, usePickerList } from '../../ui/picker/usePickerList.ts';
import type { GlAccount } from '../data/glAccountSchema.ts';
import { useGlAccounts } from '../data/queries.ts';
import { selectableItems, uniqueById } from '../data/rules.ts';
import { useRecentChoices } from '../data/useRecentChoices.ts';
import { referenceMessages } from '../messages.ts';
import { OfferedAccountsContext } from './OfferedAccountsContext.ts';
import { accountGroups, groupFirst } from './optionGroups.ts';

export interface GlAccountPickerProps extends PickerProps {
  value: string | null;
  onChange: (id: string | null) => void;
  /** Accounts that can be chosen before the list loads, or if it fails. */
  known?: readonly GlAccount[] | undefined;
  /** Whether inactive accounts can be chosen too, for example to show their entries. */
  withInactive?: boolean;
  /** Whether the accounts that were chosen before come first. */
  withRecent?: boolean;
  /** The error in place of `errors` if no account matches `unmatched`. */
  unmatchedError?: string;
}

/** Selects an account from the chart of accounts, by type and number. */
export function GlAccountPicker({ known, withInactive = false, withRecent = false, ...others }: GlAccountPickerProps) {
  const { unmatchedError, ...props } = others;
  const { locale } = useDaybookContext();
  const messages = useMessages('references', referenceMessages);
  const accounts = useGlAccounts();
  const offered = useContext(OfferedAccountsContext);
  const { value: chosenId, unmatched = '' } = props;
  const { recent, addChoice } = useRecentChoices('ledgerAccounts');
  const add = useLatest(addChoice);
  useEffect(() => {
    if (withRecent && chosenId) add.current({ id: chosenId, name: '' });
  }, [withRecent, chosenId, add]);
  const groups = useMemo(() => {
    const all = uniqueById(accounts.data, known).filter(({ id }) => offered?.includes(id) ?? true);
    const groups = accountGroups(withInactive ? all : selectableItems(all, chosenId), messages, locale);
    if (!withRecent) return groups;
    const before = recent.filter(({ id }) => id !== chosenId).slice(0, mostRecent);
    return groupFirst(groups, before, { id: 'recent', heading: messages.recent });
  }, [accounts.data, known, offered, withInactive, withRecent, recent, chosenId, messages, locale]);
  const isUnmatched = useMemo(
    () => accounts.data !== undefined && unmatched !== '' && filterOptions(buildIndex(groups), unmatched).length === 0,
    [accounts.data, unmatched, groups],
  );
  const errors = isUnmatched && unmatchedError ? [unmatchedError] : props.errors;
  return <Combobox {...props} {...usePickerList(accounts, messages.accounts)} groups={groups} errors={errors} />;
}

const mostRecent = 3;
