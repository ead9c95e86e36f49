'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { useDebouncedValue } from '../../list/useDebouncedValue.ts';
import type { ComboboxOption } from '../../ui/picker/filterOptions.ts';
import { customersOptions, useCustomers, useVendors, vendorsOptions } from '../data/queries.ts';
import { uniqueById } from '../data/rules.ts';
import type { Customer } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';
import { usePickerList } from './usePickerList.ts';

export type PartyKind = 'customers' | 'vendors';

export type Party = Customer;

const lists = {
  customers: { useAll: useCustomers, optionsOf: customersOptions },
  vendors: { useAll: useVendors, optionsOf: vendorsOptions },
};

/**
 * Customers or vendors to choose from. Of a company with more of them than are read at once, the service looks for what is
 * typed.
 * @param known those that are known from elsewhere.
 */
export function usePartySearch(kind: PartyKind, known: readonly Party[] | undefined) {
  const daybook = useDaybookContext();
  const messages = useMessages('references', referenceMessages);
  const { useAll, optionsOf } = lists[kind];
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, 250);
  const first = useAll();
  const isSearched = first.data?.isComplete === false && search !== '';
  const found = useQuery({ ...optionsOf(daybook, { search }), enabled: isSearched }, daybook.queryClient);
  const parties = useMemo(
    () => uniqueById(first.data?.rows, isSearched ? found.data?.rows : [], known),
    [first.data, isSearched, found.data, known],
  );
  const { isLoading, failure } = usePickerList(isSearched ? found : first, messages[kind]);
  const isAsked = first.data?.isComplete === false && typed !== search;
  return {
    parties,
    /** Whether all of them are loaded. */
    isComplete: first.data?.isComplete === true,
    listProps: {
      isLoading: isLoading || isAsked,
      failure,
      onType: (text: string) => setTyped(text.trim()),
    },
  };
}

/** A customer or vendor to choose; one without a name by the email address. */
export function partyOption({ id, name, email }: Party, messages: typeof referenceMessages): ComboboxOption {
  return { id, text: name || email || messages.unnamed, detail: name && email ? email : undefined };
}
