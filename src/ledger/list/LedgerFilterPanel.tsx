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
  /** The dates that the filters cover. */
  range: DateRange;
  /** Customers added since the list was opened, whose names are known. */
  addedCustomers: readonly Customer[];
  onCustomerAdd: (customer: Customer) => void;
  messages: typeof ledgerMessages;
}

/** The filters behind the button: dates, customers, dimensions, accounting method. */
export default function LedgerFilterPanel(props: LedgerFilterPanelProps) {
  const { filters, onChange, range, addedCustomers, onCustomerAdd, messages } = props;
  const change = (changes: LedgerFilters) => onChange(withFilters(filters, changes));
  const customerIds = filters.customer?.id.in ?? [];
  return (
    <>
      <div className="daybook-filter-fields">
        <DateRangeField label={messages.dates} value={range} onChange={(dates) => change(toDateFilters(dates))} />
        <CustomerMultiPicker
          label={messages.customers}
          placeholder={messages.addCustomer}
          known={addedCustomers}
          without={customerIds}
          onAdd={(customer) => {
            onCustomerAdd(customer);
            change({ customer: { id: { in: [...customerIds, customer.id] } } });
          }}
        />
        <Select
          label={messages.basis}
          value={filters.accountingMethod ?? 'COMPANY'}
          options={[
            { value: 'COMPANY', label: messages.basisOfCompany },
            { value: 'ACCRUAL', label: messages.basisACCRUAL },
            { value: 'CASH', label: messages.basisCASH },
          ]}
          onChange={(value) => change({ accountingMethod: value === 'COMPANY' ? undefined : value })}
        />
      </div>
      <DimensionFilter
        value={filters.dimensionValues ?? []}
        onChange={(dimensionValues) => change({ dimensionValues })}
      />
    </>
  );
}
