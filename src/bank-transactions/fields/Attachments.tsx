'use client';
import { memo } from 'react';
import { arePartPropsEqual } from '../../form/parts/arePartPropsEqual.ts';
import { type AttachmentCallbacks, AttachmentsPicker } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import type { PartProps } from './partProps.ts';

/** Receipts and other files; input in a line doesn’t render them again. */
export const Attachments = memo(Files, arePartPropsEqual);

function Files(props: PartProps & AttachmentCallbacks) {
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
