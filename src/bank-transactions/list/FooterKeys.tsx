import type { transactionListMessages } from '../messages.ts';

interface FooterKeysProps {
  canEdit: boolean;
  canOpen: boolean;
  onAllKeys: () => void;
  messages: typeof transactionListMessages;
}

/** The main keys of the list, except on touch screens, and a button for the dialog that has all of them, also for screen readers. */
export function FooterKeys({ canEdit, canOpen, onAllKeys, messages }: FooterKeysProps) {
  const keys = {
    '↑ ↓': messages.move,
    ...(canEdit && { A: messages.accept, C: messages.category }),
    ...(canEdit && canOpen && { S: messages.splitTransaction }),
    ...(canEdit && { R: messages.reviewed }),
  };
  return (
    <span className="daybook-secondary daybook-footer-keys">
      <span aria-hidden="true">
        {Object.entries(keys).map(([key, label]) => (
          <span key={key}>
            <kbd>{key}</kbd> {label}
          </span>
        ))}
      </span>
      <button type="button" className="daybook-plain-button" aria-keyshortcuts="?" onClick={onAllKeys}>
        <kbd aria-hidden="true">?</kbd> {messages.allKeys}
      </button>
    </span>
  );
}
