'use client';
import { useContext, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button, SubmitButton } from '../../ui/fields/Button.tsx';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { isFocusLost } from '../../ui/focusedElement.ts';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { savingMessages } from '../savingMessages.ts';
import { FormShortcuts } from './FormShortcuts.tsx';
import type { FormKey } from './FormShortcutsDialog.tsx';

interface SaveBarProps {
  isReadOnly: boolean;
  /** What is saved, for use in a sentence. */
  what: string;
  /** The Save button; without it, each change is saved automatically. */
  save?: {
    /** Default: Save. */
    label?: string;
    /** Whether there is something to save. */
    isActive: boolean;
    status: string | false;
  };
  /** Discards the changes; without it, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** The keys of the form, listed by a button and by `?`. */
  keys: readonly FormKey[];
}

/** The end of settings, whose Save follows the last one: the button and its progress, or a note for users without permission. */
export function SaveBar({ isReadOnly, what, save, onCancel, keys }: SaveBarProps) {
  const messages = useMessages('ui', savingMessages);
  const { save: saveLabel, cancel } = useMessages('ui', uiMessages);
  const noPermission = useContext(IsTextContext) ? messages.viewOnlyDocument : messages.noPermission;
  const bar = useRef<HTMLDivElement>(null);

  // When the focused button is removed, the focus stays in its place for keyboard users.
  useLayoutEffect(() => {
    if (isReadOnly && bar.current && isFocusLost(bar.current)) bar.current.focus({ preventScroll: true });
  }, [isReadOnly]);

  return (
    <div className="daybook-save-bar" ref={bar} tabIndex={-1}>
      {save && !isReadOnly && <SubmitButton isInactive={!save.isActive}>{save.label ?? saveLabel}</SubmitButton>}
      {onCancel && !isReadOnly && <Button onPress={onCancel}>{cancel}</Button>}
      <div role="status">
        {isReadOnly ? (
          <Notice tone="calm" isAnnounced={false}>
            {noPermission({ what })}
          </Notice>
        ) : (
          <p className="daybook-secondary">{save?.status}</p>
        )}
      </div>
      {!isReadOnly && <FormShortcuts keys={keys} />}
    </div>
  );
}
