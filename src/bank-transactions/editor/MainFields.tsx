'use client';
import { memo, useMemo, useRef } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { arePartPropsEqual } from '../../form/arePartPropsEqual.ts';
import { BankAccountPicker } from '../../reference-lists/pickers/BankAccountPicker.tsx';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { CustomerPicker } from '../../reference-lists/pickers/CustomerPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { VendorPicker } from '../../reference-lists/pickers/VendorPicker.tsx';
import { DateField } from '../../ui/dates/DateField.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { reviewStatuses } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';
import { type FormValues, withDirection } from '../model/formValues.ts';
import { isMatchOnly } from '../model/matchLines.ts';
import { recalculate } from '../model/splitLines.ts';
import type { PartProps } from './partProps.ts';
import { SuggestedCategories } from './SuggestedCategories.tsx';

interface MainFieldsProps extends PartProps {
  /** Whether it pays invoices, which take the place of a category. */
  isMatched: boolean;
}

/** The transaction's fields; input in a line doesn’t render them again. */
export const MainFields = memo(AllFields, arePartPropsEqual);

function AllFields({ values, stored, edit, errors, isReadOnly, isMatched, messages }: MainFieldsProps) {
  const set = (changes: Partial<FormValues>) => edit((before) => recalculate({ ...before, ...changes }));
  const field = (name: keyof typeof messages & string) => ({
    label: messages[name] as string, // the messages of fields are strings
    errors: errors.get(name),
    isReadOnly,
  });
  const isSplit = values.lines.length > 0;
  const knownCategory = useKnownCategory(stored?.category);
  const knownVendor = useSelectedOption(stored?.vendor);
  const knownCustomer = useSelectedOption(stored?.customer);
  const knownBankAccount = useSelectedOption(stored?.bankAccount);
  const category = useRef<HTMLInputElement>(null);
  return (
    <div className="daybook-field-grid">
      <SegmentedControl
        legend={messages.direction}
        options={[
          { value: 'out', label: messages.out },
          { value: 'in', label: messages.in },
        ]}
        value={values.direction}
        isReadOnly={isReadOnly}
        onChange={(direction) => edit((before, base) => withDirection(before, direction, base))}
      />
      <MoneyField {...field('amount')} isRequired value={values.amount} onChange={(amount) => set({ amount })} />
      <DateField {...field('date')} isRequired value={values.date} onChange={(date) => set({ date })} />
      <div className="daybook-editor-wide">
        <TextField
          {...field('description')}
          isRequired
          value={values.description}
          onChange={(description) => set({ description })}
        />
      </div>
      {!isMatched && (
        <div className="daybook-transaction-category">
          <CategoryPicker
            {...field('category')}
            isClearable
            hint={isSplit ? messages.categoryOfLines : undefined}
            value={values.categoryId}
            known={knownCategory}
            inputRef={category}
            direction={values.direction}
            onChange={(category) => set({ categoryId: category?.id ?? null })}
          />
          {!isReadOnly && (
            <SuggestedCategories
              suggested={stored?.suggestedCategories}
              chosenId={values.categoryId}
              onChoose={(categoryId) => {
                set({ categoryId });
                category.current?.focus(); // the pressed button is gone
              }}
              messages={messages}
            />
          )}
        </div>
      )}
      <VendorPicker
        {...field('vendor')}
        isClearable
        value={values.vendorId}
        known={knownVendor}
        onChange={(vendor) => set({ vendorId: vendor?.id ?? null })}
      />
      <CustomerPicker
        {...field('customer')}
        isClearable
        value={values.customerId}
        known={knownCustomer}
        onChange={(customer) => set({ customerId: customer?.id ?? null })}
      />
      <BankAccountPicker
        {...field('bankAccount')}
        isRequired
        value={values.bankAccountId}
        known={knownBankAccount}
        onChange={(bankAccountId) => set({ bankAccountId })}
      />
      <Select
        {...field('reviewStatus')}
        value={values.reviewStatus ?? ''}
        options={optionsOf(reviewStatuses, values.reviewStatus, stored?.reviewStatus, 'review', messages)}
        onChange={(reviewStatus) => set({ reviewStatus: reviewStatus || null })}
      />
      <DimensionPicker
        {...field('dimensions')}
        value={values.dimensionValueIds}
        known={stored?.dimensionValues ?? noValues}
        isRequiredEnforced={values.type !== 'TRANSFER' && (!isSplit || isMatchOnly(values))}
        onChange={(dimensionValueIds) => set({ dimensionValueIds })}
      />
      <div className="daybook-editor-wide">
        <TextField {...field('notes')} isMultiline value={values.notes} onChange={(notes) => set({ notes })} />
      </div>
    </div>
  );
}

const noValues: [] = [];

/** The known, the selected and the stored value, each once, after “Not set”. */
export function optionsOf(
  known: readonly string[],
  chosen: string | null,
  stored: string | null | undefined,
  prefix: string,
  messages: typeof transactionMessages,
): { value: string; label: string }[] {
  const values = new Set([...known, chosen, stored].filter((value) => value !== null && value !== undefined));
  values.delete('');
  return [
    { value: '', label: messages.notSet },
    ...[...values].map((value) => ({ value, label: wordOf(messages, prefix, value) })),
  ];
}

/** A category, which may have no name, as the option of a picker. */
export function useKnownCategory(category: { id: string; name?: string | null | undefined } | null | undefined) {
  return useMemo(() => (category ? [{ ...category, name: category.name ?? '' }] : undefined), [category]);
}
