'use client';
import { memo, useState } from 'react';
import { isIntrospected } from '../../core/query/customData.ts';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { arePartPropsEqual } from '../../form/arePartPropsEqual.ts';
import { type AttachmentCallbacks, AttachmentsPicker } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { transactionStatuses } from '../data/schema.ts';
import type { FormValues } from '../model/formValues.ts';
import { CustomDataList } from './CustomDataList.tsx';
import { optionsOf } from './MainFields.tsx';
import type { PartProps } from './partProps.ts';

/** Rarely used fields, collapsed unless they have values or errors. */
export const MoreDetails = memo(Details, arePartPropsEqual);

function Details(props: PartProps & AttachmentCallbacks) {
  const { values, stored, edit, errors, isReadOnly, uploadAttachments, onAttachmentRemove, messages } = props;
  const set = (changes: Partial<FormValues>) => edit((before) => ({ ...before, ...changes }));
  const setTax = (changes: Partial<FormValues['tax']>) =>
    edit((before) => ({ ...before, tax: { ...before.tax, ...changes } }));
  const hasErrors = ['glAccount', 'status', 'tax', 'attachments'].some((place) => errors.has(place));
  const [isOpen, setIsOpen] = useState(() => hasDetails(values, stored));
  if (hasErrors && !isOpen) setIsOpen(true); // and stays open once the error is fixed
  const knownGlAccount = useSelectedOption(stored?.glAccount);
  const { paymentInfo } = stored?.tax ?? {};
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
  return (
    <details className="daybook-more" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{messages.moreDetails}</summary>
      <div className="daybook-field-grid">
        <GlAccountPicker
          label={messages.glAccount}
          isClearable
          isReadOnly={isReadOnly}
          errors={errors.get('glAccount')}
          value={values.glAccountId}
          known={knownGlAccount}
          onChange={(glAccountId) => set({ glAccountId })}
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
      <AttachmentsPicker
        value={values.attachmentIds}
        known={stored?.attachments ?? undefined}
        onChange={(change) => edit((before) => ({ ...before, attachmentIds: change(before.attachmentIds) }))}
        errors={errors.get('attachments')}
        isReadOnly={isReadOnly}
        uploadAttachments={uploadAttachments}
        onAttachmentRemove={onAttachmentRemove}
        messages={messages}
      />
      {stored?.customData && <CustomDataList customData={stored.customData} messages={messages} />}
    </details>
  );
}

/** Whether any of the fields has a value. */
function hasDetails({ attachmentIds, glAccountId, tax }: FormValues, stored: PartProps['stored']): boolean {
  const hasTax = Object.values(tax).some((text) => text !== '');
  const customData = stored?.customData ?? {};
  const hasCustomData = Object.keys(customData).length > 0 && !isIntrospected(customData);
  return attachmentIds.length > 0 || glAccountId !== null || hasTax || hasCustomData;
}
