'use client';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { UploadContext } from '../../form/document/UploadContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import type { attachmentMessages } from '../../ui/messages.ts';
import { usePart } from '../../ui/parts/usePart.ts';
import { safeUrl } from '../../ui/safeUrl.ts';
import { uniqueById } from '../data/rules.ts';
import type { Attachment } from '../data/schema.ts';
import { AttachmentThumbnail } from './AttachmentThumbnail.tsx';

/** How the host uploads and removes attachments. */
export interface AttachmentCallbacks {
  /** Uploads the files that the user chose, dropped or pasted, one or more; resolves with the attachments. */
  uploadAttachments?: ((event: { files: readonly File[] }) => Promise<readonly Attachment[]>) | undefined;
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
  const [pending, setPending] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const { Part: Link, isReplaced } = usePart('Link');
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useContext(UploadContext);
  const known = uniqueById(props.known, uploads?.uploaded);

  const canAdd = uploadAttachments !== undefined && !isReadOnly;
  const add = (files: readonly File[]) => {
    let isKept = () => true;
    const upload = async (): Promise<boolean> => {
      try {
        const uploaded = (await uploadAttachments?.({ files })) ?? [];
        if (!isKept()) return true;
        uploads?.addUploaded(uploaded);
        onChange((ids) => [...new Set([...ids, ...uploaded.map(({ id }) => id)])]);
        return true;
      } catch {
        setHasFailed(true); // the host reports why
        return false;
      } finally {
        setPending((count) => count - 1);
      }
    };
    setHasFailed(false);
    setPending((count) => count + 1);
    const sending = upload();
    if (uploads) isKept = uploads.onUpload(sending);
  };
  const remove = (id: string) => {
    const index = value.indexOf(id);
    const next = fieldset.current?.querySelectorAll('li')[index + 1];
    const nextButton = [...(next?.querySelectorAll('button') ?? [])].at(-1); // the first may open a preview
    const addButton = fieldset.current?.querySelector<HTMLElement>(':scope > ul ~ button, :scope > ul ~ * button');
    (nextButton ?? addButton ?? fieldset.current)?.focus(); // before the focused button is removed
    onChange((ids) => ids.filter((other) => other !== id));
    onAttachmentRemove?.({ attachmentId: id });
  };
  const take = (event: Pick<Event, 'preventDefault'>, { files }: DataTransfer) => {
    if (!canAdd || files.length === 0) return;
    event.preventDefault(); // the browser would open the file
    add([...files]);
  };
  // Files can be dropped and pasted anywhere in the form.
  const latest = useLatest({ canAdd, take });
  useEffect(() => {
    const form: HTMLElement | null = fieldset.current?.form ?? fieldset.current;
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent) => {
      const { type, dataTransfer, relatedTarget } = event;
      const { canAdd, take } = latest.current;
      const isInside = relatedTarget instanceof Node && form?.contains(relatedTarget);
      fieldset.current?.toggleAttribute(
        'data-dropping',
        canAdd && (type === 'dragover' || (type !== 'drop' && isInside)),
      );
      if (!canAdd || !dataTransfer?.types.includes('Files') || type === 'dragleave') return;
      event.preventDefault(); // the browser would open the file instead of the page
      if (type === 'drop') take(event, dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData, defaultPrevented } = event;
      if (!(target instanceof Element) || !clipboardData || defaultPrevented) return;
      const isText = clipboardData.types.includes('text/plain') && !fieldset.current?.contains(target);
      const dialog = target.closest('dialog, .daybook-dialog-part'); // the form may be in one of the host
      if (!isText && !(dialog && form?.contains(dialog))) latest.current.take(event, clipboardData);
    };
    form?.addEventListener('paste', onPaste, { signal });
    for (const type of ['dragover', 'dragleave', 'drop'] as const) form?.addEventListener(type, onDrag, { signal });
    return () => listening.abort();
  }, [latest]);
  return (
    <fieldset ref={fieldset} className="daybook-part" tabIndex={-1}>
      <legend className="daybook-part-title">{messages.attachments}</legend>
      {value.length === 0 ? (
        <p className="daybook-secondary">{messages.noAttachments}</p>
      ) : (
        <ul className="daybook-attachments" data-replaced={isReplaced || undefined}>
          {value.map((id) => {
            const { fileName, fileSize, url } = known.find((file) => file.id === id) ?? {};
            const name = fileName || messages.attachment;
            const address = safeUrl(url);
            return (
              <li key={id}>
                <AttachmentThumbnail
                  key={address}
                  address={address}
                  fileName={fileName}
                  label={messages.previewAttachment({ name })}
                />
                <span>
                  <bdi>{name}</bdi>
                  {fileSize && <span className="daybook-secondary">{fileSize}</span>}
                </span>
                {address && (
                  <Link href={address} target="_blank" rel="noreferrer">
                    {messages.viewAttachment} <span className="daybook-visually-hidden">{name}</span>
                  </Link>
                )}
                {!isReadOnly && (
                  <IconButton icon="remove" label={messages.remove({ name })} onPress={() => remove(id)} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {errors && (
        <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
          {errors.join(' ')}
        </p>
      )}
      {uploadAttachments && !isReadOnly && (
        <div className="daybook-attachments-add">
          {/* Hosts style inputs, and could show one that is hidden itself. */}
          <div hidden>
            <input
              ref={chooser}
              type="file"
              multiple
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                currentTarget.value = ''; // the same file can be chosen again
                if (files.length > 0) add(files);
              }}
            />
          </div>
          <Button onPress={() => chooser.current?.click()} isDisabled={pending > 0}>
            {pending > 0 ? messages.addingAttachment : messages.addAttachment}
          </Button>
          <span className="daybook-secondary">{messages.dropAttachment}</span>
        </div>
      )}
      <p role="status" className="daybook-secondary" data-first-invalid={hasFailed ? '' : undefined} tabIndex={-1}>
        {hasFailed && messages.attachmentFailed}
      </p>
    </fieldset>
  );
}
