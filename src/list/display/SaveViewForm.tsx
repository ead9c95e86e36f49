'use client';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { displayMessages } from './displayMessages.ts';
import { ViewNameField } from './ViewNameField.tsx';

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
      <ViewNameField
        hint={messages.viewHint}
        inputRef={field}
        value={text}
        onChange={(next) => {
          setText(next);
          setMissing(false);
        }}
        isMissing={isMissing}
        onSave={save}
      />
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
