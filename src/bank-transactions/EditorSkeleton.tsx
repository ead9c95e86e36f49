import type { transactionMessages } from './messages.ts';

const fields = ['amount', 'date', 'description', 'category', 'vendor', 'bankAccount', 'notes'] as const;

/** The editor before its transaction comes: what can be said is known, what is said is not. */
export function EditorSkeleton({ messages }: { messages: typeof transactionMessages }) {
  return (
    <div className="daybook-field-grid">
      {fields.map((field) => (
        <div key={field} className="daybook-field">
          <span>{messages[field]}</span>
          <span className="daybook-skeleton" />
        </div>
      ))}
    </div>
  );
}
