import { FieldsSkeleton } from '../../ui/fields/FieldsSkeleton.tsx';
import type { journalEntryMessages } from '../messages.ts';

/** The form while its entry loads, as high as an entry of two lines. */
export function EntrySkeleton({ messages }: { messages: typeof journalEntryMessages }) {
  return (
    <div className="daybook-editor daybook-journal-skeleton">
      <div className="daybook-editor-header">
        <div className="daybook-editor-name">
          <span className="daybook-title">{noBreak}</span>
          <p className="daybook-secondary">{noBreak}</p>
        </div>
      </div>
      <div className="daybook-part daybook-editor">
        <FieldsSkeleton fields={[{ id: 'description', label: messages.description }]} />
        <div className="daybook-journal-lines">
          <div className="daybook-lines-header">
            <p className="daybook-part-title">{messages.lines}</p>
          </div>
          <div className="daybook-journal-columns">
            <span>{messages.account}</span>
            <span>{messages.debit}</span>
            <span>{messages.credit}</span>
          </div>
          <span className="daybook-skeleton" />
        </div>
        <FieldsSkeleton fields={[{ id: 'frequency', label: messages.frequency }]} />
        <FieldsSkeleton
          fields={[
            { id: 'dimensions', label: messages.dimensions },
            { id: 'bankAccount', label: messages.bankAccount },
          ]}
        />
        <p className="daybook-part-title daybook-more-title">{messages.moreDetails}</p>
      </div>
      <div className="daybook-editor-actions" />
    </div>
  );
}

/** As high as a line of text. */
const noBreak = '\u00a0';
