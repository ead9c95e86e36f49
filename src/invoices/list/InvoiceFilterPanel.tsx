'use client';
import { useState } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { toDateFilters, toggledChoice } from '../../core/query/filterEntries.ts';
import { ChoiceFilter } from '../../list/filters/ChoiceFilter.tsx';
import { ComparisonFilter } from '../../list/filters/ComparisonFilter.tsx';
import type { Customer } from '../../reference-lists/data/schema.ts';
import { CustomerMultiPicker } from '../../reference-lists/pickers/CustomerMultiPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { DateField } from '../../ui/dates/DateField.tsx';
import { DateRangeField } from '../../ui/dates/DateRangeField.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { InvoiceFilters } from '../data/filters.ts';
import { dueDateBuckets, invoiceStatuses, recordStatuses } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface InvoiceFilterPanelProps {
  filters: InvoiceFilters;
  /** Called with the changed filters only. */
  onChange: (changes: InvoiceFilters) => void;
  /** The dates that the filters cover. */
  range: DateRange;
  /** Customers added since the list was opened, whose names are known. */
  addedCustomers: readonly Customer[];
  onCustomerAdd: (customer: Customer) => void;
  messages: typeof invoiceListMessages;
}

const comparisons = ['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'] as const;

/** The filters behind the button. */
export default function InvoiceFilterPanel(props: InvoiceFilterPanelProps) {
  const { filters, onChange, range, addedCustomers, onCustomerAdd, messages } = props;
  const customerIds = filters.customer?.id.in ?? [];
  const choice = (field: 'invoiceStatus' | 'dueDate' | 'status') => ({
    choice: filters[field],
    onToggle: (value: string) => onChange({ [field]: toggledChoice(filters[field], value) }),
    messages,
  });
  const comparison = (field: 'invoiceNumber' | 'amount' | 'date') => ({
    operatorLabel: messages.comparedBy({ field: messages[field] }),
    addLabel: messages.addComparison,
    label: messages[field],
    onAdd: (operator: string, value: string | number) =>
      onChange({ [field]: { ...filters[field], [operator]: value } }),
  });
  const words = comparisons.map((value) => ({ value, label: messages[`compare_${value}`] }));
  const dayWords = comparisons.map((value) => ({ value, label: messages[`compareDay_${value}`] }));
  return (
    <>
      <div className="daybook-filter-fields">
        <DateRangeField
          label={messages.dates}
          value={range}
          onChange={(dates) => onChange(toDateFilters(dates, filters.date))}
        />
        <ComparisonFilter<(typeof comparisons)[number], PlainDate> {...comparison('date')} operators={dayWords}>
          {({ value, onChange: set }) => <DateField isLabelHidden label={messages.date} value={value} onChange={set} />}
        </ComparisonFilter>
        <ComparisonFilter<'contain' | (typeof comparisons)[number], string>
          {...comparison('invoiceNumber')}
          operators={[{ value: 'contain', label: messages.compare_contain }, ...words]}
        >
          {({ value = '', onChange: set }) => (
            <TextField
              isLabelHidden
              label={messages.number}
              value={value}
              onChange={(text) => set(text || undefined)}
            />
          )}
        </ComparisonFilter>
        <ComparisonFilter<(typeof comparisons)[number], Minor> {...comparison('amount')} operators={words}>
          {({ onChange: set }) => <AmountValue label={messages.amount} onChange={set} />}
        </ComparisonFilter>
      </div>
      <div className="daybook-filter-fields">
        <CustomerMultiPicker
          label={messages.customer}
          placeholder={messages.addCustomer}
          known={addedCustomers}
          without={customerIds}
          onAdd={(customer) => {
            onCustomerAdd(customer);
            onChange({ customer: { id: { in: [...customerIds, customer.id] } } });
          }}
        />
        <DimensionPicker
          label={messages.dimensions}
          value={filters.dimensionValues?.id.in ?? []}
          known={noValues}
          isRequiredEnforced={false}
          onChange={(ids) => onChange({ dimensionValues: { id: { in: ids } } })}
        />
        <ChoiceFilter legend={messages.due} words="due" known={dueDateBuckets} {...choice('dueDate')} />
      </div>
      <div className="daybook-filter-fields">
        <ChoiceFilter
          legend={messages.status}
          words="invoiceStatus"
          known={invoiceStatuses}
          {...choice('invoiceStatus')}
        />
        <ChoiceFilter legend={messages.recordStatus} words="status" known={recordStatuses} {...choice('status')} />
      </div>
    </>
  );
}

const noValues: readonly never[] = [];

/** An amount field that reports valid amounts only. */
function AmountValue({ label, onChange }: { label: string; onChange: (amount: Minor | undefined) => void }) {
  const [input, setInput] = useState<MoneyInput>(emptyMoneyInput);
  return (
    <MoneyField
      isLabelHidden
      label={label}
      value={input}
      allowsNegative
      onChange={(money) => {
        setInput(money);
        onChange(money.amount ?? undefined);
      }}
    />
  );
}
