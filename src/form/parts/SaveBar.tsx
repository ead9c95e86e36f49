'use client';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { DaybookMutation } from '../../core/query/useWrite.ts';
import { Button, SubmitButton } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { FormShortcuts } from './FormShortcuts.tsx';
import type { FormKey } from './FormShortcutsDialog.tsx';

interface SaveBarProps {
  of: Pick<DaybookMutation<never, unknown, string>, 'isPending' | 'isSuccess' | 'isReadOnly'>;
  /** What is saved, for use in a sentence. */
  what: string;
  /** The text of the Save button; default: Save. */
  saveLabel?: string;
  /** Discards the changes; without it, there is no Cancel button. */
  onCancel?: () => void;
  /** False if each change is saved automatically. */
  hasButton: boolean;
  /** Whether there is something to save. */
  isChanged: boolean;
  /** The keys of the form, listed by a button and by `?`. */
  keys: readonly FormKey[];
}

/** The end of a form: the Save button and its progress, or a note for users without permission to save. */
export function SaveBar({ of: write, what, saveLabel, onCancel, hasButton, isChanged, keys }: SaveBarProps) {
  const messages = useMessages('ui', uiMessages);
  const { isPending, isSuccess, isReadOnly } = write;
  const bar = useRef<HTMLDivElement>(null);

  // When the focused button is removed, the focus stays in its place for keyboard users.
  useLayoutEffect(() => {
    if (isReadOnly && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [isReadOnly]);

  return (
    <div className="daybook-save-bar" ref={bar} tabIndex={-1}>
      {hasButton && !isReadOnly && (
        <SubmitButton isInactive={isPending || !isChanged}>{saveLabel ?? messages.save}</SubmitButton>
      )}
      {onCancel && !isReadOnly && isChanged && <Button onPress={onCancel}>{messages.cancel}</Button>}
      <div role="status">
        {isReadOnly ? (
          <Notice tone="calm" isAnnounced={false}>
            {messages.noPermission({ what })}
          </Notice>
        ) : (
          <p className="daybook-secondary">
            {isPending && messages.saving}
            {isSuccess && !isChanged && messages.saved}
          </p>
        )}
      </div>
      {!isReadOnly && <FormShortcuts keys={keys} />}
    </div>
  );
}
