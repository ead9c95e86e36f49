import { FieldsSkeleton } from '../../ui/fields/FieldsSkeleton.tsx';
import type { transactionMessages } from '../messages.ts';

/** The editor while its transaction loads, as high as an unsplit one without suggestions and files. */
export function EditorSkeleton({ messages }: { messages: typeof transactionMessages }) {
  return (
    <div className="daybook-editor daybook-editor-skeleton">
      <div className="daybook-editor-head">
        <div className="daybook-editor-title">
          <span className="daybook-skeleton" />
        </div>
        <p className="daybook-editor-facts">
          <span className="daybook-skeleton" />
        </p>
        <div className="daybook-bank-text">
          <span className="daybook-skeleton" />
        </div>
      </div>
      <FieldsSkeleton labels={[messages.category]} />
      <FieldsSkeleton labels={[messages.vendor, messages.dimensions, messages.notes]} />
      <p className="daybook-part-title">{messages.attachments}</p>
      <p>{messages.moreDetails}</p>
      <div className="daybook-editor-actions" />
    </div>
  );
}
