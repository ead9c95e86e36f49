'use client';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { displayMessages } from './displayMessages.ts';

interface SaveViewFormProps {
  /** The names of the saved views. */
  names: readonly string[];
  onCancel: () => void;
  onSave: (name: string) => void;
}

/** The name of a view to save. */
export default function SaveViewForm({ names, onCancel, onSave }: SaveViewFormProps) {
  const messages = useMessages('ui', displayMessages);
  const shared = useMessages('ui', uiMessages);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const name = text.trim();
  const save = () => {
    setMissing(!name);
    if (name) onSave(name);
    else field.current?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only catches Enter from the field; a form could be in the host's form */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
            return;
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={messages.viewName}
          hint={messages.viewHint}
          inputRef={field}
          value={text}
          onChange={(next) => {
            setText(next);
            setMissing(false);
          }}
          errors={isMissing ? [messages.viewNameMissing] : undefined}
        />
      </div>
      <div className="daybook-list-actions">
        <Button isQuiet onPress={onCancel}>
          {shared.cancel}
        </Button>
        <Button isPrimary onPress={save}>
          {names.includes(name) ? messages.replaceView : shared.save}
        </Button>
      </div>
    </>
  );
}
