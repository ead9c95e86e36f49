'use client';
import { memo } from 'react';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { arePartPropsEqual } from '../../form/arePartPropsEqual.ts';
import { BankAccountPicker } from '../../reference-lists/pickers/BankAccountPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';

/** The fields of the entry as a whole, memoized so that typing in a line doesn't rerender them. */
export const MainFields = memo(AllFields, arePartPropsEqual);

function AllFields({ values, named, edit, errors, isReadOnly, messages }: PartProps) {
  const set = (changes: Partial<FormValues>) => edit((before) => ({ ...before, ...changes }));
  const knownBankAccount = useSelectedOption(named?.bankAccount);
  const field = (name: 'description' | 'bankAccount' | 'dimensions') => ({
    label: messages[name],
    errors: errors.get(name),
    isReadOnly,
  });
  return (
    <div className="daybook-field-grid">
      <div className="daybook-editor-wide">
        <TextField
          {...field('description')}
          value={values.description}
          onChange={(description) => set({ description })}
        />
      </div>
      <BankAccountPicker
        {...field('bankAccount')}
        isClearable
        value={values.bankAccountId}
        known={knownBankAccount}
        onChange={(bankAccountId) => set({ bankAccountId })}
      />
      <DimensionPicker
        {...field('dimensions')}
        value={values.dimensionValueIds}
        known={named?.dimensionValues ?? noValues}
        isRequiredEnforced={false}
        onChange={(dimensionValueIds) => set({ dimensionValueIds })}
      />
    </div>
  );
}

const noValues: [] = [];
