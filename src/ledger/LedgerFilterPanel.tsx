'use client';
import type { DateRange } from '../core/dates/dateRange.ts';
import { Select } from '../ui/Select.tsx';
import type { ledgerMessages } from './messages.ts';
import { type LedgerFilters, withFilters } from './rules.ts';

interface LedgerFilterPanelProps {
  filters: LedgerFilters;
  onChange: (filters: LedgerFilters) => void;
  range: DateRange;
  messages: typeof ledgerMessages;
}

/** The filters that are not always in sight: dates, customers, dimensions, accounting method. */
export default function LedgerFilterPanel({ filters, onChange, messages }: LedgerFilterPanelProps) {
  return (
    <Select
      label={messages.basis}
      value={filters.accountingMethod ?? 'ofCompany'}
      options={[
        { value: 'ofCompany', label: messages.basisOfCompany },
        { value: 'ACCRUAL', label: messages.basisACCRUAL },
        { value: 'CASH', label: messages.basisCASH },
      ]}
      onChange={(value) =>
        onChange(withFilters(filters, { accountingMethod: value === 'ofCompany' ? undefined : value }))
      }
    />
  );
}
