'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import { KeysDialog } from '../../ui/overlay/KeysDialog.tsx';
import { formKeyMessages } from './formKeyMessages.ts';

/** The keys of forms, by the names of their texts. */
const shortcuts = {
  day: '↑ ↓',
  month: 'PgUp PgDn',
  channel: '← →',
  event: 'Tab Shift+Tab',
  cell: 'Enter',
  line: '↓ ↑',
  sameField: 'Enter',
  moveLine: 'Alt+Shift+↓ Alt+Shift+↑',
  lineDetails: 'Alt+Enter',
  share: '1/3 20%',
  difference: '=',
  copyLine: 'Ctrl+D ⌘D',
  removeLine: 'Ctrl+⌫ ⌘⌫',
  paste: 'Ctrl+V ⌘V',
  undo: 'Ctrl+Z ⌘Z',
  suggestion: 'Alt+1 Alt+2 Alt+3',
  split: 'Alt+S',
  addLine: 'Alt+S',
  match: 'Alt+M',
  candidate: '↓ ↑',
  choose: 'Enter Space',
  neighbor: 'Alt+↓ Alt+↑',
  invoice: 'J K',
  save: 'Ctrl+Enter ⌘Enter',
  leave: 'Esc',
  close: 'Esc',
  shortcuts: '?',
};

/** A key that a form has. */
export type FormKey = Exclude<keyof typeof shortcuts, 'shortcuts'>;

interface FormShortcutsDialogProps {
  keys: readonly FormKey[];
  onClose: () => void;
}

/** The keys of a form. */
export default function FormShortcutsDialog({ keys, onClose }: FormShortcutsDialogProps) {
  const messages = useMessages('ui', formKeyMessages);
  const { save, cancel, close, shortcuts: title } = useMessages('ui', uiMessages);
  const texts = {
    ...messages,
    formKey_save: save,
    formKey_leave: cancel,
    formKey_close: close,
    formKey_shortcuts: title,
  };
  const lines = [...keys, 'shortcuts' as const].map((name) => ({
    label: texts[`formKey_${name}`],
    keys: shortcuts[name],
  }));
  return <KeysDialog groups={[{ lines }]} onClose={onClose} />;
}
