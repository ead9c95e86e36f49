'use client';
import { useRef, useState } from 'react';
import { union } from '../reference-lists/rules.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { safeUrl } from '../ui/safeUrl.ts';
import type { BankTransactionEditorProps } from './BankTransactionEditor.tsx';
import type { Attachment } from './schema.ts';
import type { PartProps } from './TransactionForm.tsx';

interface AttachmentListProps extends PartProps {
  onAttach: BankTransactionEditorProps['onAttach'];
  onDetach: BankTransactionEditorProps['onDetach'];
}

/** The files of a transaction. A host uploads more in its own way; here they are named by their ids. */
export function AttachmentList(props: AttachmentListProps) {
  const { draft, stored, edit, errors, isReadOnly, onAttach, onDetach, messages } = props;
  const [added, setAdded] = useState<readonly Attachment[]>([]);
  const [adding, setAdding] = useState<'no' | 'running' | 'failed'>('no');
  const part = useRef<HTMLFieldSetElement>(null);
  const known = union(stored?.attachments ?? undefined, added);
  const setIds = (change: (ids: readonly string[]) => readonly string[]) =>
    edit((before) => ({ ...before, attachmentIds: change(before.attachmentIds) }));
  const wrong = errors.get('attachments');

  const add = async (attach: NonNullable<typeof onAttach>) => {
    setAdding('running');
    try {
      const files = await attach();
      setAdded((before) => union(before, files));
      setIds((ids) => [...new Set([...ids, ...files.map(({ id }) => id)])]);
      setAdding('no');
    } catch {
      setAdding('failed'); // why, the host knows and tells in its own way
    }
  };
  const remove = (id: string) => {
    const place = draft.attachmentIds.indexOf(id);
    const next = part.current?.querySelectorAll('li')[place + 1]?.querySelector('button');
    const adds = part.current?.querySelector<HTMLElement>(':scope > button');
    (next ?? adds ?? part.current)?.focus(); // before the button that has it is gone
    setIds((ids) => ids.filter((other) => other !== id));
    onDetach?.({ attachmentId: id });
  };
  return (
    <fieldset ref={part} className="daybook-part" tabIndex={-1}>
      <legend className="daybook-part-title">{messages.attachments}</legend>
      {draft.attachmentIds.length === 0 && <p className="daybook-secondary">{messages.noAttachments}</p>}
      <ul className="daybook-attachments">
        {draft.attachmentIds.map((id) => {
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
      {wrong && (
        <p className="daybook-field-error" data-first-wrong="" tabIndex={-1}>
          {wrong.join(' ')}
        </p>
      )}
      {onAttach && !isReadOnly && (
        <Button onPress={() => add(onAttach)} isDisabled={adding === 'running'}>
          {adding === 'running' ? messages.addingAttachment : messages.addAttachment}
        </Button>
      )}
      <p role="status" className="daybook-secondary">
        {adding === 'failed' && messages.attachmentFailed}
      </p>
    </fieldset>
  );
}
