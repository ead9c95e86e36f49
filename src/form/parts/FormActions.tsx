import type { ReactNode } from 'react';
import { Button, SubmitButton } from '../../ui/fields/Button.tsx';
import type { saveMessages } from '../messages.ts';
import { FormShortcuts } from './FormShortcuts.tsx';
import type { FormKey } from './FormShortcutsDialog.tsx';

interface FormActionsProps {
  isReadOnly: boolean;
  /** Default: Save. */
  saveLabel?: string;
  isSaveInactive: boolean;
  onCancel: (() => void) | undefined;
  /** The save status. */
  status: string | false | undefined;
  /** Whether a dot marks the status; its text says the same. */
  isUnsaved?: boolean;
  /** The keys of the form, listed by a button and by `?`. Save and Cancel are added. */
  keys?: readonly FormKey[];
  /** Between Cancel and Save. */
  actions?: ReactNode;
  /** After the status. */
  children?: ReactNode;
  messages: typeof saveMessages;
}

/** The save status and the buttons of a form, which stay in view at its bottom; Save is at the end. */
export function FormActions(props: FormActionsProps) {
  const { isReadOnly, saveLabel, isSaveInactive, onCancel, status, isUnsaved, keys, actions, children, messages } =
    props;
  return (
    <div className="daybook-editor-actions">
      <p className="daybook-secondary" role="status" data-unsaved={isUnsaved || undefined}>
        {status && <bdi>{status}</bdi>}
      </p>
      {children}
      {keys && !isReadOnly && <FormShortcuts keys={[...keys, 'save', ...(onCancel ? (['leave'] as const) : [])]} />}
      {onCancel && <Button onPress={onCancel}>{isReadOnly ? messages.close : messages.cancel}</Button>}
      {actions}
      {!isReadOnly && <SubmitButton isInactive={isSaveInactive}>{saveLabel ?? messages.save}</SubmitButton>}
    </div>
  );
}
