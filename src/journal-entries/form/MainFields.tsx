'use client';
import { memo } from 'react';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { arePartPropsEqual } from '../../form/parts/arePartPropsEqual.ts';
import { BankAccountPicker } from '../../reference-lists/pickers/BankAccountPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';

/** The classes and the bank account, memoized so that typing in a line doesn't rerender them. */
export const MainFields = memo(AllFields, arePartPropsEqual);

function AllFields({ values, named, edit, errors, isReadOnly, messages }: PartProps) {
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
