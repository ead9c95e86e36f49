'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import type { saveMessages } from '../messages.ts';

interface FormConfirmDialogProps {
  /** A save in a closed period, or discarding unsaved changes. */
  action: 'saveClosed' | 'discard';
  closedThrough: PlainDate | null | undefined;
  /** Whether the outcome of the last save is unknown. */
  isUnknown: boolean;
  /** Saves and then leaves; default: leaving only discards. */
  onSave?: (() => void) | undefined;
  /** Whether the focus is on Save; default: on the button that goes on editing. */
  isSaveFocused?: boolean;
  /** The title of a dialog that can save; default: `discardTitle`. */
  leaveTitle?: string | undefined;
  /** What is unsaved; default: `discardText`. */
  unsaved?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  messages: typeof saveMessages;
}

/** Asks to confirm a save in a closed period, or leaving with unsaved changes. */
export function FormConfirmDialog(props: FormConfirmDialogProps) {
  const { action, closedThrough, isUnknown, onConfirm, onCancel, messages } = props;
  const { locale } = useDaybookContext();
  const isDiscard = action === 'discard';
  const date = closedThrough ? formatDate(closedThrough, { locale }) : '';
  const save = isDiscard && !isUnknown ? props.onSave : undefined;
  const discardText = isUnknown ? messages.leaveUnknownText : props.unsaved || messages.discardText;
  return (
    <ConfirmDialog
      isDangerous={isDiscard}
      title={isDiscard ? (save && props.leaveTitle) || messages.discardTitle : messages.closedTitle}
      confirmLabel={isDiscard ? messages.discard : messages.changeAnyway}
      cancelLabel={messages.keepEditing}
      onConfirm={onConfirm}
      onCancel={onCancel}
      main={save ? { label: messages.save, onPress: save, isFocused: props.isSaveFocused } : undefined}
    >
      {isDiscard ? discardText : messages.closedWarning({ date })}
    </ConfirmDialog>
  );
}
