'use client';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { toDateFilters, toggledChoice } from '../../core/query/filterEntries.ts';
import { AmountFilter } from '../../list/filters/AmountFilter.tsx';
import { ChoiceFilter } from '../../list/filters/ChoiceFilter.tsx';
import { TextFilter } from '../../list/filters/TextFilter.tsx';
import { BankAccountPicker } from '../../reference-lists/pickers/BankAccountPicker.tsx';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { CustomerMultiPicker } from '../../reference-lists/pickers/CustomerMultiPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { VendorPicker } from '../../reference-lists/pickers/VendorPicker.tsx';
import { DateRangeField } from '../../ui/dates/DateRangeField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { BankTransactionFilters } from '../data/filters.ts';
import { reviewStatuses, transactionStatuses, transactionTypes } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { AddedRecord, AddedRecords, RecordFilter } from './useFilterNames.ts';

interface TransactionFilterPanelProps {
  filters: BankTransactionFilters;
  /** Called with the changed filters only. */
  onChange: (changes: BankTransactionFilters) => void;
  /** The dates that the filters cover. */
  range: DateRange;
  /** Vendors and customers added since the list was opened. */
  addedRecords: AddedRecords;
  /** Called with each added record, for the name on its chip. */
  onRecordAdd: (list: keyof AddedRecords, record: AddedRecord) => void;
  direction: 'ASC' | 'DESC';
  onDirectionChange: (direction: 'ASC' | 'DESC') => void;
  messages: typeof transactionListMessages;
}

/** Filters that are not always visible, and the sort order. */
export default function TransactionFilterPanel(props: TransactionFilterPanelProps) {
  const { filters, onChange, range, addedRecords, onRecordAdd, direction, onDirectionChange, messages } = props;
  const idsOf = (field: RecordFilter) => filters[field]?.id.in ?? [];
  const add = (field: RecordFilter, id: string | null | undefined) => {
    if (id && !idsOf(field).includes(id)) onChange({ [field]: { id: { in: [...idsOf(field), id] } } });
  };
  const choice = (field: 'reviewStatus' | 'type' | 'status') => ({
    choice: filters[field],
    onToggle: (value: string) => onChange({ [field]: toggledChoice(filters[field], value) }),
    messages,
  });
  const text = (field: 'description' | 'notes') => ({
    value: filters[field]?.contain ?? '',
    onChange: (contain: string) => onChange({ [field]: { ...filters[field], contain } }),
  });
  const amount = (operator: 'greaterThanEqual' | 'lessThanEqual') => ({
    value: filters.amount?.[operator],
    onChange: (value: number | undefined) => onChange({ amount: { ...filters.amount, [operator]: value } }),
  });
  return (
    <>
      <div className="daybook-filter-fields">
        <DateRangeField
          label={messages.dates}
          value={range}
          onChange={(dates) => onChange(toDateFilters(dates, filters.date))}
        />
        <div className="daybook-filter-pair">
          <AmountFilter label={messages.amountFrom} hint={messages.amountHint} {...amount('greaterThanEqual')} />
          <AmountFilter label={messages.amountTo} {...amount('lessThanEqual')} />
        </div>
        <TextFilter label={messages.descriptionContains} {...text('description')} />
        <TextFilter label={messages.notesContain} {...text('notes')} />
        <Select
          label={messages.order}
          value={direction}
          options={[
            { value: 'DESC', label: messages.orderDESC },
            { value: 'ASC', label: messages.orderASC },
          ]}
          onChange={onDirectionChange}
        />
      </div>
      <div className="daybook-filter-fields">
        <BankAccountPicker
          label={messages.bankAccount}
          placeholder={messages.addBankAccount}
          value={null}
          onChange={(id) => add('bankAccount', id)}
        />
        <VendorPicker
          label={messages.vendor}
          placeholder={messages.addVendor}
          value={null}
          known={addedRecords.vendor}
          onChange={(vendor) => {
            if (vendor) onRecordAdd('vendor', vendor);
            add('vendor', vendor?.id);
          }}
        />
        <CustomerMultiPicker
          label={messages.customer}
          placeholder={messages.addCustomer}
          known={addedRecords.customer}
          without={idsOf('customer')}
          onAdd={(customer) => {
            onRecordAdd('customer', customer);
            add('customer', customer.id);
          }}
        />
        <CategoryPicker
          label={messages.category}
          placeholder={messages.addCategory}
          value={null}
          onChange={(category) => add('category', category?.id)}
        />
        <GlAccountPicker
          label={messages.glAccount}
          placeholder={messages.addGlAccount}
          value={null}
          withInactive
          onChange={(id) => add('glAccount', id)}
        />
        <DimensionPicker
          label={messages.dimensions}
          value={idsOf('dimensionValues')}
          known={noValues}
          isRequiredEnforced={false}
          onChange={(ids) => onChange({ dimensionValues: { id: { in: ids } } })}
        />
      </div>
      <div className="daybook-filter-fields">
        <ChoiceFilter legend={messages.review} words="review" known={reviewStatuses} {...choice('reviewStatus')} />
        <ChoiceFilter legend={messages.type} words="type" known={transactionTypes} {...choice('type')} />
        <ChoiceFilter legend={messages.status} words="status" known={transactionStatuses} {...choice('status')} />
      </div>
    </>
  );
}

const noValues: readonly never[] = [];
