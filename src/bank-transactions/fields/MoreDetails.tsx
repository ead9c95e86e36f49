'use client';
import { type RefObject, useState } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { isIntrospected } from '../../core/query/customData.ts';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import { DimensionFields, hasOptionalValues } from '../../reference-lists/pickers/DimensionFields.tsx';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { reviewStatuses, transactionStatuses } from '../data/schema.ts';
import type { FormValues } from '../model/formValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { CustomDataList } from './CustomDataList.tsx';
import { Party } from './MainFields.tsx';
import type { PartProps } from './partProps.ts';

/** Rarely used fields, collapsed unless they have values or errors. */
export const MoreDetails = memoPart(
  {
    reviewStatus: true,
    direction: true,
    vendorId: true,
    customerId: true,
    dimensionValueIds: true,
    glAccountId: true,
    status: true,
    tax: true,
  },
  Details,
);

interface MoreDetailsProps
  extends PartProps<
    'reviewStatus' | 'direction' | 'vendorId' | 'customerId' | 'dimensionValueIds' | 'glAccountId' | 'status' | 'tax'
  > {
  accountInput: RefObject<HTMLInputElement | null>;
}

function Details(props: MoreDetailsProps) {
  const { values, stored, edit, errors, isReadOnly, messages } = props;
  const dimensions = useDimensions().data;
  const otherParty = values.direction === 'out' ? 'customer' : 'vendor';
  const set = (changes: Partial<FormValues>) => edit((before) => ({ ...before, ...changes }));
  const setTax = (changes: Partial<FormValues['tax']>) =>
    edit((before) => ({ ...before, tax: { ...before.tax, ...changes } }));
  const hasErrors = ['glAccount', 'reviewStatus', 'status', 'tax', otherParty].some((place) => errors.has(place));
  const [isOpen, setIsOpen] = useState(false);
  const [wasFilled, setWasFilled] = useState(false);
  const isFilled = hasDetails(values, stored, dimensions ?? []);
  if (hasErrors && !isOpen) setIsOpen(true); // and stays open once the error is fixed
  if (isFilled && !wasFilled) {
    setWasFilled(true); // also by data that loads later
    setIsOpen(true);
  }
  const knownGlAccount = useSelectedOption(stored?.glAccount);
  const { paymentInfo } = stored?.tax ?? {};
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
  return (
    <details className="daybook-more" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{messages.moreDetails}</summary>
      <div className="daybook-field-grid">
        <Select
          label={messages.reviewStatus}
          isReadOnly={isReadOnly}
          errors={errors.get('reviewStatus')}
          value={values.reviewStatus ?? ''}
          options={optionsOf(reviewStatuses, values.reviewStatus, stored?.reviewStatus, 'review', messages)}
          onChange={(reviewStatus) => set({ reviewStatus: reviewStatus || null })}
        />
        <Party {...props} kind={otherParty} />
        <DimensionFields
          label={messages.dimensions}
          which="optional"
          value={values.dimensionValueIds}
          known={stored?.dimensionValues}
          isRequiredEnforced={false}
          errors={undefined}
          isReadOnly={isReadOnly}
          onChange={(dimensionValueIds) => set({ dimensionValueIds })}
        />
        <GlAccountPicker
          label={messages.glAccount}
          inputRef={props.accountInput}
          isClearable
          isReadOnly={isReadOnly}
          errors={errors.get('glAccount')}
          value={values.glAccountId}
          known={knownGlAccount}
          onChange={(glAccountId) => set({ glAccountId, ...(glAccountId && { categoryId: null }) })}
        />
        <Select
          label={messages.status}
          isReadOnly={isReadOnly}
          errors={errors.get('status')}
          value={values.status ?? ''}
          options={optionsOf(transactionStatuses, values.status, stored?.status, 'status', messages).filter(
            ({ value }) => value !== '' || values.status === null,
          )}
          onChange={(status) => set({ status: status || null })}
        />
      </div>
      <fieldset className="daybook-part">
        <legend className="daybook-part-title">{messages.tax}</legend>
        <div className="daybook-field-grid">
          <Select
            label={messages.taxRegion}
            isReadOnly={isReadOnly}
            value={values.tax.region}
            options={optionsOf(['FEDERAL'], values.tax.region, paymentInfo?.region, 'region', messages)}
            onChange={(region) => setTax({ region })}
          />
          <TextField
            label={messages.taxYear}
            isReadOnly={isReadOnly}
            errors={errors.get('tax')}
            value={values.tax.year}
            onChange={(year) => setTax({ year })}
          />
          <Select
            label={messages.taxQuarter}
            isReadOnly={isReadOnly}
            value={values.tax.quarter}
            options={optionsOf(quarters, values.tax.quarter, paymentInfo?.quarter, 'quarter', messages)}
            onChange={(quarter) => setTax({ quarter })}
          />
        </div>
      </fieldset>
      {stored?.customData && <CustomDataList customData={stored.customData} messages={messages} />}
    </details>
  );
}

/** Whether any of the fields has a value. */
function hasDetails(
  values: MoreDetailsProps['values'],
  stored: PartProps['stored'],
  dimensions: readonly Dimension[],
): boolean {
  const { glAccountId, tax, direction, dimensionValueIds } = values;
  const hasTax = Object.values(tax).some((text) => text !== '');
  const hasOtherParty = (direction === 'out' ? values.customerId : values.vendorId) !== null;
  const customData = stored?.customData ?? {};
  const hasCustomData = Object.keys(customData).length > 0 && !isIntrospected(customData);
  return (
    glAccountId !== null || hasTax || hasOtherParty || hasCustomData || hasOptionalValues(dimensions, dimensionValueIds)
  );
}

/** The known, the selected and the stored value, each once, after “Not set”. */
function optionsOf(
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
