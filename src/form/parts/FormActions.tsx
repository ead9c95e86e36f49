'use client';
import { type ReactNode, useRef } from 'react';
import { Button, SubmitButton } from '../../ui/fields/Button.tsx';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import type { saveMessages } from '../messages.ts';
import { FormShortcuts } from './FormShortcuts.tsx';
import type { FormKey } from './FormShortcutsDialog.tsx';
import { useAboveKeyboard } from './useAboveKeyboard.ts';

interface FormActionsProps {
  isReadOnly: boolean;
  /** Default: Save. */
  saveLabel?: string;
  isSaveInactive: boolean;
  /** Whether Save shows its keys. */
  isKeyShown?: boolean;
  onCancel: (() => void) | undefined;
  /** Default: Cancel, or Close if it’s read-only. */
  cancelLabel?: string | undefined;
  /** The save status. */
  status: string | false | undefined;
  /** Whether a dot marks the status; its text says the same. */
  isUnsaved?: boolean;
  /** Whether the status is announced at once. */
  isUrgent?: boolean;
  /** The keys that the form has now, listed by a button and by `?`. Save and Cancel are added. */
  keys: readonly FormKey[];
  /** Between Cancel and Save. */
  actions?: ReactNode;
  /** After the status. */
  children?: ReactNode;
  messages: typeof saveMessages;
}

/** The save status and the buttons of a form, which stay in view at its bottom; Save is at the end. */
export function FormActions(props: FormActionsProps) {
  const { isReadOnly, saveLabel, isSaveInactive, onCancel, status, isUnsaved, isUrgent, keys, actions, children } =
    props;
  const { messages, cancelLabel = isReadOnly ? messages.close : messages.cancel } = props;
  const allKeys = [...keys];
  if (!isReadOnly) allKeys.push('save');
  if (onCancel) allKeys.push(isReadOnly ? 'close' : 'leave');
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  // A host's buttons may be wrapped.
  useKeepFocusWithin(bar, `${isReadOnly} ${cancelLabel}`, ':scope > button, :scope > :not([class^=daybook]) button');
  return (
    <div ref={bar} className="daybook-editor-actions">
      <p
        className="daybook-secondary"
        role="status"
        aria-live={isUrgent ? 'assertive' : undefined}
        data-unsaved={isUnsaved || undefined}
      >
        {status && <bdi>{status}</bdi>}
      </p>
      {children}
      {allKeys.length > 0 && <FormShortcuts keys={allKeys} />}
      {onCancel && <Button onPress={onCancel}>{cancelLabel}</Button>}
      {actions}
      {!isReadOnly && (
        <SubmitButton isInactive={isSaveInactive} isKeyShown={props.isKeyShown}>
          {saveLabel ?? messages.save}
        </SubmitButton>
      )}
    </div>
  );
}
