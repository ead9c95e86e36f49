import type { transactionListMessages } from '../messages.ts';

interface FooterKeysProps {
  canEdit: boolean;
  canOpen: boolean;
  messages: typeof transactionListMessages;
}

/** The main keys of the list, except on touch screens. The dialog of keys has all of them, also for screen readers. */
export function FooterKeys({ canEdit, canOpen, messages }: FooterKeysProps) {
  const keys = {
    '↑ ↓': messages.move,
    ...(canEdit && { A: messages.accept, C: messages.category }),
    ...(canEdit && canOpen && { S: messages.splitTransaction }),
    ...(canEdit && { R: messages.reviewed }),
    '?': messages.allKeys,
  };
  return (
    <span className="daybook-secondary daybook-footer-keys" aria-hidden="true">
      {Object.entries(keys).map(([key, label]) => (
        <span key={key}>
          <kbd>{key}</kbd> {label}
        </span>
      ))}
    </span>
  );
}
