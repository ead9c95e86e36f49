'use client';
import { useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import type { Customer } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';
import { partyOption, usePartySearch } from './usePartySearch.ts';
import type { PickerProps } from './usePickerList.ts';

export interface CustomerMultiPickerProps extends Omit<PickerProps, 'isClearable'> {
  /** Called with each customer that is chosen; the field is empty again then, for one more. */
  onAdd: (customer: Customer) => void;
  /** Ids of customers that are left out, such as those already added. */
  without?: readonly string[] | undefined;
  /** Customers that are known from elsewhere: they can be chosen before the list is there, and if it never comes. */
  known?: readonly Customer[] | undefined;
}

/** One more customer. Of a company with more customers than are read at once, the service looks for what is typed. */
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
