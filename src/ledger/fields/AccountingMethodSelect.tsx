'use client';
import { withFilters } from '../../core/filters/filterEntries.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { accountingMethods, type LedgerFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';

type MethodFilters = Pick<LedgerFilters, 'accountingMethod'>;

interface AccountingMethodSelectProps<Filters extends MethodFilters> {
  filtering: { filters: Filters; onFiltersChange: (filters: Filters) => void };
  messages: Pick<typeof ledgerMessages, 'basis' | 'basisDEFAULT' | 'basisACCRUAL' | 'basisCASH'>;
}

/** Chooses the accounting method, or the company’s, which no request names. */
export function AccountingMethodSelect<Filters extends MethodFilters>({
  filtering,
  messages,
}: AccountingMethodSelectProps<Filters>) {
  const { filters, onFiltersChange } = filtering;
  return (
    <Select
      label={messages.basis}
      isLabelHidden
      value={filters.accountingMethod ?? 'DEFAULT'}
      options={(['DEFAULT', ...accountingMethods] as const).map((value) => ({
        value,
        label: messages[`basis${value}`],
      }))}
      onChange={(value) => {
        const change: MethodFilters = { accountingMethod: value === 'DEFAULT' ? undefined : value };
        onFiltersChange(withFilters(filters, change as Partial<Filters>)); // these filters have the member
      }}
    />
  );
}
