'use client';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../core/dates/formatDate.ts';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { FilterChip } from '../../list/filters/FilterChips.tsx';
import { dimensionsOptions } from '../../reference-lists/data/queries.ts';
import { findDimensionValue } from '../../reference-lists/data/rules.ts';
import type { Customer } from '../../reference-lists/data/schema.ts';
import { useCustomerNames } from '../../reference-lists/data/useCustomerNames.ts';
import { hasCustomDates, type LedgerFilters, withFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';

interface FilterChipsOptions {
  filters: LedgerFilters;
  onChange: (filters: LedgerFilters) => void;
  /** Customers added since the list was opened: the loaded customers may not include them. */
  addedCustomers: readonly Customer[];
  messages: typeof ledgerMessages;
}

/** The active filters except the period, each as a chip with a readable name. */
export function useFilterChips({ filters, onChange, addedCustomers, messages }: FilterChipsOptions): FilterChip[] {
  const daybook = useDaybookContext();
  const { search, beginDate, endDate, accountingMethod, customer, dimensionValues = [] } = filters;
  const customerIds = customer?.id.in ?? [];
  const customerName = useCustomerNames(customerIds, addedCustomers);
  const dimensions = useQuery(
    { ...dimensionsOptions(daybook), enabled: dimensionValues.length > 0 },
    daybook.queryClient,
  );
  const chip = (id: string, text: string, changes: LedgerFilters): FilterChip => ({
    id,
    text,
    onRemove: () => onChange(withFilters(filters, changes)),
  });

  const chips: FilterChip[] = [];
  if (search) chips.push(chip('search', messages.chipSearch({ search }), { search: undefined }));
  if (hasCustomDates(filters)) {
    const format = (date?: string) => (isPlainDate(date) ? formatDate(date, daybook) : date);
    const text = messages.chipDates({ begin: format(beginDate), end: format(endDate) });
    chips.push(chip('dates', text, { beginDate: undefined, endDate: undefined }));
  }
  if (accountingMethod) {
    chips.push(chip('basis', wordOf(messages, 'basis', accountingMethod), { accountingMethod: undefined }));
  }
  for (const id of customerIds) {
    const others = customerIds.filter((other) => other !== id);
    chips.push(chip(id, customerName(id) ?? messages.unknownCustomer, { customer: { id: { in: others } } }));
  }
  for (const { dimensionId, dimensionValueIds } of dimensionValues) {
    const dimension = dimensions.data?.find(({ id }) => id === dimensionId);
    for (const id of dimensionValueIds) {
      const value = dimension && findDimensionValue(dimension.values, id)?.name;
      const text = value ? messages.chipDimension({ dimension: dimension.name, value }) : messages.unknownDimension;
      const changed = dimensionValues.map((each) =>
        each.dimensionId === dimensionId
          ? { ...each, dimensionValueIds: each.dimensionValueIds.filter((other) => other !== id) }
          : each,
      );
      chips.push(chip(id, text, { dimensionValues: changed }));
    }
  }
  return chips;
}
