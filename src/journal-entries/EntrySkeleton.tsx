import type { journalEntryMessages } from './messages.ts';

const fields = ['description', 'bankAccount', 'dimensions', 'account', 'debit', 'credit'] as const;

/** The form before its entry comes: what can be said is known, what is said is not. */
export function EntrySkeleton({ messages }: { messages: typeof journalEntryMessages }) {
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
