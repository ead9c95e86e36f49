'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { latinDigits } from '../../core/money/normalizeInput.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';
import { serviceOptions } from './serviceOptions.ts';

/** The tax payment that the transaction is. */
export function TaxFields({ values, stored, edit, errors, isReadOnly, messages }: PartProps<'tax'>) {
  const { locale } = useDaybookContext();
  const { region, year, quarter } = values.tax;
  const { paymentInfo } = stored?.tax ?? {};
  const set = (changes: Partial<FormValues['tax']>) =>
    edit((before) => ({ ...before, tax: { ...before.tax, ...changes } }));
  return (
    <fieldset className="daybook-part">
      <legend className="daybook-part-title">{messages.tax}</legend>
      <div className="daybook-field-grid">
        <Select
          isReadOnly={isReadOnly}
          label={messages.taxRegion}
          value={region}
          options={serviceOptions(['FEDERAL'], region, paymentInfo?.region, 'region', messages)}
          onChange={(region) => set({ region })}
        />
        <TextField
          isReadOnly={isReadOnly}
          label={messages.taxYear}
          errors={errors.get('tax')}
          inputMode="numeric"
          value={year}
          onChange={(typed) => set({ year: latinDigits(typed, locale) })}
        />
        <Select
          isReadOnly={isReadOnly}
          label={messages.taxQuarter}
          value={quarter}
          options={serviceOptions(['Q1', 'Q2', 'Q3', 'Q4'], quarter, paymentInfo?.quarter, 'quarter', messages)}
          onChange={(quarter) => set({ quarter })}
        />
      </div>
    </fieldset>
  );
}
