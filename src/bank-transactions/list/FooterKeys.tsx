import type { transactionListMessages } from '../messages.ts';

interface FooterKeysProps {
  canEdit: boolean;
  canOpen: boolean;
  messages: typeof transactionListMessages;
}

/** The main keys of the list, except on touch screens. The dialog of keys has all of them, also for screen readers. */
export function FooterKeys({ canEdit, canOpen, messages }: FooterKeysProps) {
  return (
    <span className="daybook-footer-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {messages.move}
      </span>
      {canEdit && (
        <>
          <span>
            <kbd>A</kbd> {messages.accept}
          </span>
          <span>
            <kbd>C</kbd> {messages.category}
          </span>
          {canOpen && (
            <span>
              <kbd>S</kbd> {messages.splitTransaction}
            </span>
          )}
          <span>
            <kbd>R</kbd> {messages.reviewed}
          </span>
        </>
      )}
      <span>
        <kbd>?</kbd> {messages.allKeys}
      </span>
    </span>
  );
}
