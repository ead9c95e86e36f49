'use client';
import { memoPart } from '../../form/parts/memoPart.ts';
import { type AttachmentCallbacks, AttachmentsPicker } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import type { PartProps } from './partProps.ts';

/** The attachments; nothing where there are none and the host can't upload any. */
export const Attachments = memoPart({ attachmentIds: true }, Picker);

type AttachmentsProps = PartProps<'attachmentIds'> & AttachmentCallbacks;

function Picker({ values, named, edit, errors, isReadOnly, messages, ...callbacks }: AttachmentsProps) {
  const isEmpty = values.attachmentIds.length === 0 && !named?.attachments?.length; // it stays when the last one is removed
  if (isEmpty && (isReadOnly || !callbacks.uploadAttachments)) return null;
  return (
    <AttachmentsPicker
      value={values.attachmentIds}
      known={named?.attachments ?? undefined}
      onChange={(change) => edit((before) => ({ ...before, attachmentIds: change(before.attachmentIds) }))}
      errors={errors.get('attachments')}
      isReadOnly={isReadOnly}
      {...callbacks}
      messages={messages}
    />
  );
}
