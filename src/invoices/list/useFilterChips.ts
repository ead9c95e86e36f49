'use client';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../core/dates/formatDate.ts';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import type { FilterChip } from '../../list/filters/FilterChips.tsx';
import { filterChips } from '../../list/filters/filterChips.ts';
import { dimensionsOptions } from '../../reference-lists/data/queries.ts';
import { findDimensionValue } from '../../reference-lists/data/rules.ts';
import type { Customer } from '../../reference-lists/data/schema.ts';
import { useCustomerNames } from '../../reference-lists/data/useCustomerNames.ts';
import type { InvoiceFilters } from '../data/filters.ts';
import type { invoiceListMessages } from '../messages.ts';

interface FilterChipsOptions {
  filters: InvoiceFilters;
  onChange: (filters: InvoiceFilters) => void;
  /** Customers added since the list was opened: the loaded customers may not include them. */
  addedCustomers: readonly Customer[];
  messages: typeof invoiceListMessages;
}

/** The active filters except the period, each as a chip with a readable name. */
export function useFilterChips({ filters, onChange, addedCustomers, messages }: FilterChipsOptions): FilterChip[] {
  const daybook = useDaybookContext();
  const { currency, locale, queryClient } = daybook;
  const { search, aging } = filters;
  const customerIds = filters.customer?.id.in ?? [];
  const valueIds = filters.dimensionValues?.id.in ?? [];
  const dimensions = useQuery({ ...dimensionsOptions(daybook), enabled: valueIds.length > 0 }, queryClient);
  const customerName = useCustomerNames(customerIds, addedCustomers);
  const valueName = (id: string) =>
    dimensions.data?.map(({ values }) => findDimensionValue(values, id)?.name).find((name) => name !== undefined);

  const list = filterChips({ filters, onChange, messages });
  if (search) list.add('search', messages.chipSearch({ search }), { search: undefined });
  if (aging) list.add('aging', wordOf(messages, 'aging', aging), { aging: undefined });
  list.days('date', messages.date, filters.date, (day) => (isPlainDate(day) ? formatDate(day, { locale }) : day));
  list.compare('invoiceNumber', messages.number, filters.invoiceNumber, (number) => number);
  list.compare('amount', messages.amount, filters.amount, (value) => formatMoney(toMinor(value), { currency, locale }));
  list.choose('invoiceStatus', messages.status, filters.invoiceStatus, (value) =>
    wordOf(messages, 'invoiceStatus', value),
  );
  list.choose('dueDate', messages.due, filters.dueDate, (value) => wordOf(messages, 'due', value));
  list.choose('status', messages.recordStatus, filters.status, (value) => wordOf(messages, 'status', value));
  list.name('customer', messages.customer, customerIds, customerName);
  list.name('dimensionValues', messages.dimensions, valueIds, valueName);
  return list.chips;
}
