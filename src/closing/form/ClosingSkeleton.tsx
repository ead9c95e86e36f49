import { modificationsChoices } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';

/** Placeholder of the form: the options are known, the selection isn't yet. */
export function ClosingSkeleton({ messages }: { messages: typeof closingMessages }) {
  return (
    <div className="daybook-form">
      <p className="daybook-secondary">
        <span className="daybook-skeleton" />
      </p>
      <div className="daybook-closing-date">
        <div className="daybook-field">
          <span>{messages.date}</span>
          <span className="daybook-skeleton" />
          <span className="daybook-field-notes">{messages.dateHint}</span>
        </div>
        <div className="daybook-closing-shortcuts" />
      </div>
      <div className="daybook-closing-months">
        <span className="daybook-skeleton" />
      </div>
      <div className="daybook-radio-group">
        <span className="daybook-part-title">{messages.modifications}</span>
        <div className="daybook-radio-options">
          {modificationsChoices.map((choice) => (
            <span key={choice} className="daybook-skeleton" />
          ))}
        </div>
      </div>
    </div>
  );
}
