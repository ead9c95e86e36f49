'use client';
import { useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import type { Customer } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';
import { partyOption, usePartySearch } from './usePartySearch.ts';
import type { PickerProps } from './usePickerList.ts';

export interface CustomerMultiPickerProps extends Omit<PickerProps, 'isClearable'> {
  /** Called with each chosen customer. The field is then cleared for another one. */
  onAdd: (customer: Customer) => void;
  /** Ids of customers to leave out, such as those already added. */
  without?: readonly string[] | undefined;
  /** Customers that can be chosen before the list loads, or if it fails. */
  known?: readonly Customer[] | undefined;
}

/** Adds customers one by one. If there are too many to load, the service searches them. */
export function CustomerMultiPicker({ onAdd, without, known, ...props }: CustomerMultiPickerProps) {
  const messages = useMessages('references', referenceMessages);
  const { parties, listProps } = usePartySearch('customers', known);
  const groups = useMemo(() => {
    const rest = parties.filter(({ id }) => !without?.includes(id));
    return [{ id: 'customers', options: rest.map((customer) => partyOption(customer, messages)) }];
  }, [parties, without, messages]);
  return (
    <Combobox
      {...props}
      {...listProps}
      groups={groups}
      value={null}
      onChange={(id) => {
        const customer = parties.find((each) => each.id === id);
        if (customer) onAdd(customer);
      }}
    />
  );
}
