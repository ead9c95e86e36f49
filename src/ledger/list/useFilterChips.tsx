'use client';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../core/dates/formatDate.ts';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { FilterChip } from '../../list/FilterChips.tsx';
import { customersOptions, dimensionsOptions } from '../../reference-lists/data/queries.ts';
import { findDimensionValue, uniqueById } from '../../reference-lists/data/rules.ts';
import type { Customer } from '../../reference-lists/data/schema.ts';
import { hasFreeDates, type LedgerFilters, withFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';

interface LedgerChipsOptions {
  filters: LedgerFilters;
  onChange: (filters: LedgerFilters) => void;
  /** Customers that were chosen here: a list of many may end before them. */
  chosen: readonly Customer[];
  messages: typeof ledgerMessages;
}

/** The filters that are on beside the period, each as a chip with the name of what it asks for. */
export function useFilterChips({ filters, onChange, chosen, messages }: LedgerChipsOptions): FilterChip[] {
  const daybook = useDaybookContext();
  const { search, beginDate, endDate, accountingMethod, customer, dimensionValues = [] } = filters;
  const customerIds = customer?.id.in ?? [];
  const areCustomersUnnamed = customerIds.some((id) => !chosen.some((each) => each.id === id));
  const customers = useQuery({ ...customersOptions(daybook), enabled: areCustomersUnnamed }, daybook.queryClient);
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
  if (hasFreeDates(filters)) {
    const written = (date?: string) => (isPlainDate(date) ? formatDate(date, daybook) : date);
    const text = messages.chipDates({ begin: written(beginDate), end: written(endDate) });
    chips.push(chip('dates', text, { beginDate: undefined, endDate: undefined }));
  }
  if (accountingMethod) {
    chips.push(chip('basis', wordOf(messages, 'basis', accountingMethod), { accountingMethod: undefined }));
  }
  const known = uniqueById(chosen, customers.data?.rows);
  for (const id of customerIds) {
    const { name, email } = known.find((each) => each.id === id) ?? {};
    const others = customerIds.filter((other) => other !== id);
    chips.push(chip(id, name || email || messages.unknownCustomer, { customer: { id: { in: others } } }));
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
