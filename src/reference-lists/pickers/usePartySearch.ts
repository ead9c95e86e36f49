'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { ComboboxOption } from '../../ui/picker/filterOptions.ts';
import { usePickerList } from '../../ui/picker/usePickerList.ts';
import { useSearchText } from '../../ui/picker/useSearchText.ts';
import { customersOptions, vendorsOptions } from '../data/options.ts';
import { useCustomers, useVendors } from '../data/queries.ts';
import { uniqueById } from '../data/rules.ts';
import type { Customer } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';

export type PartyKind = 'customers' | 'vendors';

export type Party = Customer;

const lists = {
  customers: { useAll: useCustomers, optionsOf: customersOptions },
  vendors: { useAll: useVendors, optionsOf: vendorsOptions },
};

/**
 * Customers or vendors as choices. If there are too many to load, the service searches for the input.
 * @param known parties that can be chosen before the list loads, or if it fails.
 */
export function usePartySearch(kind: PartyKind, known: readonly Party[] | undefined) {
  const daybook = useDaybookContext();
  const messages = useMessages('references', referenceMessages);
  const { useAll, optionsOf } = lists[kind];
  const { text: search, isPending, onType } = useSearchText();
  const list = useAll();
  const needsSearch = list.data?.isComplete === false;
  const isSearching = needsSearch && search !== '';
  const found = useQuery({ ...optionsOf(daybook, { search }), enabled: isSearching }, daybook.queryClient);
  const parties = useMemo(
    () => uniqueById(list.data?.rows, isSearching ? found.data?.rows : [], known),
    [list.data, isSearching, found.data, known],
  );
  const { isLoading, failure } = usePickerList(isSearching ? found : list, messages[kind]);
  return {
    parties,
    /** Whether the complete list is loaded. */
    isComplete: list.data?.isComplete === true,
    listProps: {
      isLoading: isLoading || (needsSearch && isPending),
      failure,
      onType,
    },
  };
}

/** A customer or vendor as an option, by name or email address. */
export function partyOption({ id, name, email }: Party, messages: typeof referenceMessages): ComboboxOption {
  return { id, text: name || email || messages.unnamed, detail: name && email ? email : undefined };
}
