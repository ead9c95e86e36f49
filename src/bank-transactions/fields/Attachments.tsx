'use client';
import { memoPart } from '../../form/parts/memoPart.ts';
import { type AttachmentCallbacks, AttachmentsPicker } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import type { PartProps } from './partProps.ts';

/** Receipts and other files. */
export const Attachments = memoPart({ attachmentIds: true }, Files);

function Files(props: PartProps<'attachmentIds'> & AttachmentCallbacks) {
  const { values, stored, edit, errors, isReadOnly, uploadAttachments, onAttachmentRemove, messages } = props;
  return (
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
  );
}
