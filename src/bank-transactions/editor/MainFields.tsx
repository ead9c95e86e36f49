'use client';
import { memo, useRef } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
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
import { settled } from '../model/splitLines.ts';
import { arePartPropsEqual } from './arePartPropsEqual.ts';
import type { PartProps } from './partProps.ts';
import { SuggestedCategories } from './SuggestedCategories.tsx';
import { useKnownCategory } from './useKnownCategory.ts';

/** What is said of a transaction as a whole; drawn again only when that changes, not with each key in a line. */
export const MainFields = memo(AllFields, arePartPropsEqual);

function AllFields({ draft, stored, edit, errors, isReadOnly, messages }: PartProps) {
  const set = (changes: Partial<FormValues>) => edit((before) => settled({ ...before, ...changes }));
  const field = (name: keyof typeof messages & string) => ({
    label: messages[name] as string, // the names of fields are texts
    errors: errors.get(name),
    isReadOnly,
  });
  const isSplit = draft.lines.length > 0;
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
        value={draft.direction}
        isReadOnly={isReadOnly}
        onChange={(direction) => edit((before, base) => withDirection(before, direction, base))}
      />
      <MoneyField {...field('amount')} isRequired value={draft.amount} onChange={(amount) => set({ amount })} />
      <DateField {...field('date')} isRequired value={draft.date} onChange={(date) => set({ date })} />
      <div className="daybook-editor-wide">
        <TextField
          {...field('description')}
          isRequired
          value={draft.description}
          onChange={(description) => set({ description })}
        />
      </div>
      <div className="daybook-transaction-category">
        <CategoryPicker
          {...field('category')}
          isClearable
          hint={isSplit ? messages.categoryOfLines : undefined}
          value={draft.categoryId}
          known={knownCategory}
          inputRef={category}
          direction={draft.direction}
          onChange={(category) => set({ categoryId: category?.id ?? null })}
        />
        {!isReadOnly && (
          <SuggestedCategories
            suggested={stored?.suggestedCategories}
            chosenId={draft.categoryId}
            onChoose={(categoryId) => {
              set({ categoryId });
              category.current?.focus(); // what was pressed is gone, and here is what came of it
            }}
            messages={messages}
          />
        )}
      </div>
      <VendorPicker
        {...field('vendor')}
        isClearable
        value={draft.vendorId}
        known={knownVendor}
        onChange={(vendor) => set({ vendorId: vendor?.id ?? null })}
      />
      <CustomerPicker
        {...field('customer')}
        isClearable
        value={draft.customerId}
        known={knownCustomer}
        onChange={(customer) => set({ customerId: customer?.id ?? null })}
      />
      <BankAccountPicker
        {...field('bankAccount')}
        isRequired
        value={draft.bankAccountId}
        known={knownBankAccount}
        onChange={(bankAccountId) => set({ bankAccountId })}
      />
      <Select
        {...field('reviewStatus')}
        value={draft.reviewStatus ?? ''}
        options={optionsOf(reviewStatuses, draft.reviewStatus, stored?.reviewStatus, 'review', messages)}
        onChange={(reviewStatus) => set({ reviewStatus: reviewStatus || null })}
      />
      <DimensionPicker
        {...field('dimensions')}
        value={draft.dimensionValueIds}
        known={stored?.dimensionValues ?? noValues}
        isRequiredEnforced={draft.type !== 'TRANSFER' && !isSplit}
        onChange={(dimensionValueIds) => set({ dimensionValueIds })}
      />
      <div className="daybook-editor-wide">
        <TextField {...field('notes')} isMultiline value={draft.notes} onChange={(notes) => set({ notes })} />
      </div>
    </div>
  );
}

const noValues: [] = [];

/** What is known, what is chosen and what is stored, each once; nothing where nothing was said yet. */
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
