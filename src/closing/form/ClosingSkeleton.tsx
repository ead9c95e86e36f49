import { modificationsChoices } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';

/** The form before it comes: what can be edits is known, what was edits is not. */
export function ClosingSkeleton({ messages }: { messages: typeof closingMessages }) {
  return (
    <div className="daybook-form">
      <div className="daybook-field">
        <span>{messages.date}</span>
        <span className="daybook-skeleton" />
        <span className="daybook-field-notes">{messages.dateHint}</span>
      </div>
      <div className="daybook-radio-group">
        <span className="daybook-radio-legend">{messages.modifications}</span>
        <p className="daybook-radio-description">{messages.modificationsExample}</p>
        <div className="daybook-radio-options">
          {modificationsChoices.map((choice) => (
            <span key={choice} className="daybook-skeleton" />
          ))}
        </div>
      </div>
    </div>
  );
}
