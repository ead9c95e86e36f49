'use client';
import { memoPart } from '../../form/parts/memoPart.ts';
import { BankAccountPicker } from '../../reference-lists/pickers/BankAccountPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { useSelectedOption } from '../../ui/picker/useSelectedOption.ts';
import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';

/** The classes and the bank account. */
export const MainFields = memoPart({ dimensionValueIds: true, bankAccountId: true }, AllFields);

type MainFieldsProps = PartProps<'dimensionValueIds' | 'bankAccountId'>;

function AllFields({ values, named, edit, errors, isReadOnly, messages }: MainFieldsProps) {
  const set = (changes: Partial<FormValues>) => edit((before) => ({ ...before, ...changes }));
  const knownBankAccount = useSelectedOption(named?.bankAccount);
  const field = (name: 'bankAccount' | 'dimensions') => ({
    label: messages[name],
    errors: errors.get(name),
    isReadOnly,
  });
  return (
    <div className="daybook-field-grid">
      <DimensionPicker
        {...field('dimensions')}
        value={values.dimensionValueIds}
        known={named?.dimensionValues ?? noValues}
        isRequiredEnforced={false}
        onChange={(dimensionValueIds) => set({ dimensionValueIds })}
      />
      <BankAccountPicker
        {...field('bankAccount')}
        isClearable
        value={values.bankAccountId}
        known={knownBankAccount}
        onChange={(bankAccountId) => set({ bankAccountId })}
      />
    </div>
  );
}

const noValues: [] = [];
