'use client';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { Customer } from '../../reference-lists/data/schema.ts';
import { CustomerMultiPicker } from '../../reference-lists/pickers/CustomerMultiPicker.tsx';
import { DimensionFilter } from '../../reference-lists/pickers/DimensionFilter.tsx';
import { DateRangeField } from '../../ui/dates/DateRangeField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { type LedgerFilters, toDateFilters, withFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';

interface LedgerFilterPanelProps {
  filters: LedgerFilters;
  onChange: (filters: LedgerFilters) => void;
  /** The days that the filters come to. */
  range: DateRange;
  /** Customers that were chosen here. */
  chosen: readonly Customer[];
  /** Told of each customer that is added, by whose name it can be shown then. */
  onCustomer: (customer: Customer) => void;
  messages: typeof ledgerMessages;
}

/** The filters that are not always in sight: dates, customers, dimensions, accounting method. */
export default function LedgerFilterPanel(props: LedgerFilterPanelProps) {
  const { filters, onChange, range, chosen, onCustomer, messages } = props;
  const change = (changes: LedgerFilters) => onChange(withFilters(filters, changes));
  const customerIds = filters.customer?.id.in ?? [];
  return (
    <>
      <div className="daybook-filter-fields">
        <DateRangeField label={messages.dates} value={range} onChange={(dates) => change(toDateFilters(dates))} />
        <CustomerMultiPicker
          label={messages.customers}
          placeholder={messages.addCustomer}
          known={chosen}
          without={customerIds}
          onAdd={(customer) => {
            onCustomer(customer);
            change({ customer: { id: { in: [...customerIds, customer.id] } } });
          }}
        />
        <Select
          label={messages.basis}
          value={filters.accountingMethod ?? 'ofCompany'}
          options={[
            { value: 'ofCompany', label: messages.basisOfCompany },
            { value: 'ACCRUAL', label: messages.basisACCRUAL },
            { value: 'CASH', label: messages.basisCASH },
          ]}
          onChange={(value) => change({ accountingMethod: value === 'ofCompany' ? undefined : value })}
        />
      </div>
      <DimensionFilter
        value={filters.dimensionValues ?? []}
        onChange={(dimensionValues) => change({ dimensionValues })}
      />
    </>
  );
}
