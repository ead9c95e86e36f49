'use client';
import { memo, useState } from 'react';
import { isIntrospected } from '../../core/query/customData.ts';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { AttachmentsPicker } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { transactionStatuses } from '../data/schema.ts';
import type { FormValues } from '../model/formValues.ts';
import { arePartPropsEqual } from './arePartPropsEqual.ts';
import { CustomDataList } from './CustomDataList.tsx';
import { optionsOf } from './MainFields.tsx';
import type { EditorCallbacks, PartProps } from './partProps.ts';

interface TransactionMoreProps extends PartProps {
  uploadAttachments: EditorCallbacks['uploadAttachments'];
  onAttachmentRemove: EditorCallbacks['onAttachmentRemove'];
}

/** What is rarely changed, folded away; it is open where there is something in it, and opens where something of it is wrong. */
export const MoreDetails = memo(Details, arePartPropsEqual);

function Details({
  draft,
  stored,
  edit,
  errors,
  isReadOnly,
  uploadAttachments,
  onAttachmentRemove,
  messages,
}: TransactionMoreProps) {
  const set = (changes: Partial<FormValues>) => edit((before) => ({ ...before, ...changes }));
  const setTax = (changes: Partial<FormValues['tax']>) =>
    edit((before) => ({ ...before, tax: { ...before.tax, ...changes } }));
  const isWrong = ['glAccount', 'status', 'tax', 'attachments'].some((place) => errors.has(place));
  const [isOpen, setIsOpen] = useState(() => holdsSomething(draft, stored));
  if (isWrong && !isOpen) setIsOpen(true); // and stays so while it is mended
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
          value={draft.glAccountId}
          known={knownGlAccount}
          onChange={(glAccountId) => set({ glAccountId })}
        />
        <Select
          label={messages.status}
          isReadOnly={isReadOnly}
          errors={errors.get('status')}
          value={draft.status ?? ''}
          options={optionsOf(transactionStatuses, draft.status, stored?.status, 'status', messages).filter(
            ({ value }) => value !== '' || draft.status === null,
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
            value={draft.tax.region}
            options={optionsOf(['FEDERAL'], draft.tax.region, paymentInfo?.region, 'region', messages)}
            onChange={(region) => setTax({ region })}
          />
          <TextField
            label={messages.taxYear}
            isReadOnly={isReadOnly}
            errors={errors.get('tax')}
            value={draft.tax.year}
            onChange={(year) => setTax({ year })}
          />
          <Select
            label={messages.taxQuarter}
            isReadOnly={isReadOnly}
            value={draft.tax.quarter}
            options={optionsOf(quarters, draft.tax.quarter, paymentInfo?.quarter, 'quarter', messages)}
            onChange={(quarter) => setTax({ quarter })}
          />
        </div>
      </fieldset>
      <AttachmentsPicker
        value={draft.attachmentIds}
        known={stored?.attachments ?? undefined}
        onChange={(change) => edit((before) => ({ ...before, attachmentIds: change(before.attachmentIds) }))}
        errors={errors.get('attachments')}
        {...{ isReadOnly, uploadAttachments, onAttachmentRemove, messages }}
      />
      {stored?.customData && <CustomDataList customData={stored.customData} messages={messages} />}
    </details>
  );
}

/** Whether anything is told here already, which nobody should have to look for. */
function holdsSomething({ attachmentIds, glAccountId, tax }: FormValues, stored: PartProps['stored']): boolean {
  const isOfTax = Object.values(tax).some((text) => text !== '');
  const customData = stored?.customData ?? {};
  const isOfHost = Object.keys(customData).length > 0 && !isIntrospected(customData);
  return attachmentIds.length > 0 || glAccountId !== null || isOfTax || isOfHost;
}
