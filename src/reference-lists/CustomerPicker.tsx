'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMessages, useSupplied } from '../core/context.ts';
import { Picker, type PickerProps } from '../ui/Picker.tsx';
import { useSettled } from '../ui/useSettled.ts';
import { referenceMessages } from './messages.ts';
import { usePickerList } from './PickerList.ts';
import { customersOptions, useCustomers } from './queries.ts';
import { union } from './rules.ts';
import type { Customer } from './schema.ts';

export interface CustomerPickerProps extends Pick<PickerProps, 'label' | 'isLabelHidden' | 'placeholder'> {
  /** Called with each customer that is chosen; the field is empty again then, for one more. */
  onAdd: (customer: Customer) => void;
  /** Ids of customers that are not offered, such as those that were added. */
  without?: readonly string[] | undefined;
  /** Customers that are known from elsewhere: they can be chosen before the list is there, and if it never comes. */
  known?: readonly Customer[] | undefined;
}

/** One more customer. Of a company with more customers than are read at once, the service looks for what is typed. */
export function CustomerPicker({ onAdd, without, known, ...props }: CustomerPickerProps) {
  const daybook = useSupplied();
  const messages = useMessages('references', referenceMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed, 250);
  const first = useCustomers();
  const isSearched = first.data?.isWhole === false && search !== '';
  const found = useQuery({ ...customersOptions(daybook, { search }), enabled: isSearched }, daybook.queryClient);

  const customers = useMemo(
    () => union(first.data?.rows, isSearched ? found.data?.rows : [], known).filter(({ id }) => !without?.includes(id)),
    [first.data, isSearched, found.data, known, without],
  );
  const groups = useMemo(
    () => [
      {
        id: 'customers',
        options: customers.map(({ id, name, email }) => ({
          id,
          text: name || email || messages.unnamed,
          detail: name && email ? email : undefined,
        })),
      },
    ],
    [customers, messages],
  );
  const { isLoading, failure } = usePickerList(isSearched ? found : first, messages.customers);
  const isAsked = first.data?.isWhole === false && typed !== search;
  return (
    <Picker
      {...props}
      isLoading={isLoading || isAsked}
      failure={failure}
      groups={groups}
      value={null}
      onChange={(id) => {
        const customer = customers.find((each) => each.id === id);
        if (customer) onAdd(customer);
      }}
      onType={(text) => setTyped(text.trim())}
    />
  );
}
