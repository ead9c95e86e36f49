import type { ReactNode } from 'react';
import { Button, SubmitButton } from '../ui/fields/Button.tsx';
import { FormShortcuts } from './FormShortcuts.tsx';
import type { FormKey } from './FormShortcutsDialog.tsx';
import type { formMessages } from './messages.ts';

interface FormActionsProps {
  isReadOnly: boolean;
  /** Default: Save. */
  saveLabel?: string;
  isSaveInactive: boolean;
  onCancel: (() => void) | undefined;
  /** The save status. */
  status: string | false | undefined;
  /** The keys of the form, listed by a button and by `?`. Save and Cancel are added. */
  keys?: readonly FormKey[];
  /** Between Save and Cancel. */
  actions?: ReactNode;
  /** At the end. */
  children?: ReactNode;
  messages: typeof formMessages;
}

/** The buttons at the end of a form, and the save status. */
export function FormActions(props: FormActionsProps) {
  const { isReadOnly, saveLabel, isSaveInactive, onCancel, status, keys, actions, children, messages } = props;
  return (
    <div className="daybook-editor-actions">
      {!isReadOnly && <SubmitButton isInactive={isSaveInactive}>{saveLabel ?? messages.save}</SubmitButton>}
      {actions}
      {onCancel && <Button onPress={onCancel}>{isReadOnly ? messages.close : messages.cancel}</Button>}
      <p className="daybook-secondary" role="status">
        {status}
      </p>
      {children}
      {keys && !isReadOnly && <FormShortcuts keys={[...keys, 'save', ...(onCancel ? (['leave'] as const) : [])]} />}
    </div>
  );
}
