'use client';
import { useRef, useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import type { attachmentMessages } from '../../ui/messages.ts';
import { safeUrl } from '../../ui/safeUrl.ts';
import { uniqueById } from '../data/rules.ts';
import type { Attachment } from '../data/schema.ts';

/** How the host uploads and removes attachments. */
export interface AttachmentCallbacks {
  /** Lets the user attach files: upload them and resolve with the attachments. */
  uploadAttachments?: (() => Promise<readonly Attachment[]>) | undefined;
  /** Called when the user removes an attachment; saving the document makes it permanent. */
  onAttachmentRemove?: ((event: { attachmentId: string }) => void) | undefined;
}

interface AttachmentsPickerProps extends AttachmentCallbacks {
  /** Attachment ids. */
  value: readonly string[];
  /** Attachments with known names, such as those of the saved document. */
  known: readonly Attachment[] | undefined;
  /** Called with an updater, because the ids may change during an upload. */
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
  errors: readonly string[] | undefined;
  isReadOnly: boolean;
  messages: typeof attachmentMessages;
}

/** The attachments of a document, by id. The host uploads new ones. */
export function AttachmentsPicker(props: AttachmentsPickerProps) {
  const { value, onChange, errors, isReadOnly, uploadAttachments, onAttachmentRemove, messages } = props;
  const [added, setAdded] = useState<readonly Attachment[]>([]);
  const [upload, setUpload] = useState<'idle' | 'pending' | 'failed'>('idle');
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const known = uniqueById(props.known, added);

  const add = async (uploadFiles: NonNullable<typeof uploadAttachments>) => {
    setUpload('pending');
    try {
      const files = await uploadFiles();
      setAdded((before) => uniqueById(before, files));
      onChange((ids) => [...new Set([...ids, ...files.map(({ id }) => id)])]);
      setUpload('idle');
    } catch {
      setUpload('failed'); // the host reports why
    }
  };
  const remove = (id: string) => {
    const place = value.indexOf(id);
    const nextButton = fieldset.current?.querySelectorAll('li')[place + 1]?.querySelector('button');
    const addButton = fieldset.current?.querySelector<HTMLElement>(':scope > button');
    (nextButton ?? addButton ?? fieldset.current)?.focus(); // before the focused button is removed
    onChange((ids) => ids.filter((other) => other !== id));
    onAttachmentRemove?.({ attachmentId: id });
  };
  return (
    <fieldset ref={fieldset} className="daybook-part" tabIndex={-1}>
      <legend className="daybook-part-title">{messages.attachments}</legend>
      {value.length === 0 && <p className="daybook-secondary">{messages.noAttachments}</p>}
      <ul className="daybook-attachments">
        {value.map((id) => {
          const { fileName, fileSize, url } = known.find((file) => file.id === id) ?? {};
          const name = fileName || messages.attachment;
          const address = safeUrl(url);
          return (
            <li key={id}>
              {address ? (
                <a href={address} target="_blank" rel="noreferrer" dir="auto">
                  {name}
                </a>
              ) : (
                <span dir="auto">{name}</span>
              )}
              {fileSize && <span className="daybook-secondary">{fileSize}</span>}
              {!isReadOnly && <IconButton icon="remove" label={messages.remove({ name })} onPress={() => remove(id)} />}
            </li>
          );
        })}
      </ul>
      {errors && (
        <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
          {errors.join(' ')}
        </p>
      )}
      {uploadAttachments && !isReadOnly && (
        <Button onPress={() => add(uploadAttachments)} isDisabled={upload === 'pending'}>
          {upload === 'pending' ? messages.addingAttachment : messages.addAttachment}
        </Button>
      )}
      <p role="status" className="daybook-secondary">
        {upload === 'failed' && messages.attachmentFailed}
      </p>
    </fieldset>
  );
}
