'use client';
import { useState } from 'react';
import { memoPart } from '../../form/parts/memoPart.ts';
import { type AttachmentCallbacks, AttachmentsPicker } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import { CustomDataFields } from './CustomDataFields.tsx';
import type { PartProps } from './partProps.ts';

/** Collapsed fields, open if filled in or invalid. */
export const MoreDetails = memoPart({ attachmentIds: true, customData: true, hidesCustomData: true }, More);

type MoreDetailsProps = PartProps<'attachmentIds' | 'customData' | 'hidesCustomData'> & AttachmentCallbacks;

function More(props: MoreDetailsProps) {
  const { values, named, edit, errors, isReadOnly, uploadAttachments, onAttachmentRemove, messages } = props;
  const isInvalid = [...errors.keys()].some((place) => place === 'attachments' || place.startsWith('customData'));
  const [isOpen, setIsOpen] = useState(values.attachmentIds.length > 0 || values.customData.length > 0);
  if (isInvalid && !isOpen) setIsOpen(true); // and stays open while the user fixes it
  return (
    <details className="daybook-more" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{messages.moreDetails}</summary>
      <AttachmentsPicker
        value={values.attachmentIds}
        known={named?.attachments ?? undefined}
        onChange={(change) => edit((before) => ({ ...before, attachmentIds: change(before.attachmentIds) }))}
        errors={errors.get('attachments')}
        isReadOnly={isReadOnly}
        uploadAttachments={uploadAttachments}
        onAttachmentRemove={onAttachmentRemove}
        messages={messages}
      />
      {values.hidesCustomData ? (
        <p className="daybook-secondary">{messages.customDataHidden}</p>
      ) : (
        <CustomDataFields {...props} />
      )}
    </details>
  );
}
