'use client';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { BankAccountPicker } from '../../reference-lists/pickers/BankAccountPicker.tsx';
import { DateField } from '../../ui/dates/DateField.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { type FormField, type FormValues, withDirection } from '../model/formValues.ts';
import { changeAmount } from '../model/matchLines.ts';
import type { PartProps } from './partProps.ts';

/** The fields that the bank provides. */
export const bankFields: readonly FormField[] = ['date', 'amount', 'description', 'bankAccount'];

/** What the bank says, as fields: for transactions entered by hand or imported wrong. */
export const BankDetails = memoPart(
  { direction: true, amount: true, date: true, bankAccountId: true, description: true },
  Fields,
);

type BankDetailsProps = PartProps<'direction' | 'amount' | 'date' | 'bankAccountId' | 'description'>;

function Fields({ values, stored, edit, errors, isReadOnly, messages }: BankDetailsProps) {
  const set = (changes: Partial<FormValues>) => edit((before) => ({ ...before, ...changes }));
  const field = (name: 'amount' | 'date' | 'bankAccount' | 'description') => ({
    label: messages[name],
    errors: errors.get(name),
    isReadOnly,
    isRequired: true,
  });
  const knownBankAccount = useSelectedOption(stored?.bankAccount);
  return (
    <div className="daybook-field-grid daybook-bank-details">
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
      <MoneyField
        {...field('amount')}
        value={values.amount}
        onChange={(amount) => edit((before) => changeAmount(before, amount))}
      />
      <DateField {...field('date')} value={values.date} onChange={(date) => set({ date })} />
      <BankAccountPicker
        {...field('bankAccount')}
        value={values.bankAccountId}
        known={knownBankAccount}
        onChange={(bankAccountId) => set({ bankAccountId })}
      />
      <div className="daybook-editor-wide">
        <TextField
          {...field('description')}
          value={values.description}
          onChange={(description) => set({ description })}
        />
      </div>
    </div>
  );
}
