'use client';
import { useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { journalEntryMessages } from '../messages.ts';

interface PasteDialogProps {
  /** @returns whether the text has rows. */
  onPaste: (text: string) => boolean;
  onCancel: () => void;
  messages: typeof journalEntryMessages;
}

/** A place to paste into where the clipboard can’t be read. */
export default function PasteDialog({ onPaste, onCancel, messages }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  return (
    <Dialog
      title={messages.pasteRows}
      initialFocus="field"
      onCancel={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{messages.cancel}</Button>
          <Button isPrimary onPress={() => setIsInvalid(!onPaste(text))}>
            {messages.showRows}
          </Button>
        </>
      }
    >
      <TextField
        isMultiline
        label={messages.rowsToPaste}
        hint={messages.rowsToPasteHint}
        errors={isInvalid ? [messages.noRows] : undefined}
        value={text}
        onChange={(text) => {
          setText(text);
          setIsInvalid(false);
        }}
      />
    </Dialog>
  );
}
