import { FieldsSkeleton } from '../../ui/fields/FieldsSkeleton.tsx';
import type { transactionMessages } from '../transactionMessages.ts';

interface EditorSkeletonProps {
  /** Whether there are buttons above the name. */
  hasSteps: boolean;
  messages: typeof transactionMessages;
}

/** The editor while its transaction loads, as high as an unsplit payment without suggestions and files. */
export function EditorSkeleton({ hasSteps, messages }: EditorSkeletonProps) {
  return (
    <div className="daybook-editor daybook-editor-skeleton">
      <div className="daybook-editor-head">
        {hasSteps && <div className="daybook-editor-steps" />}
        <div className="daybook-editor-title">
          <span className="daybook-title">{noBreak}</span>
        </div>
        <p className="daybook-editor-facts daybook-secondary">{noBreak}</p>
        <div className="daybook-bank-text" />
      </div>
      <FieldsSkeleton labels={[messages.category]} />
      <FieldsSkeleton labels={[messages.vendor, messages.dimensions, messages.notes]} />
      <div className="daybook-editor-steps" />
      <div className="daybook-part">
        <p className="daybook-part-title">{messages.attachments}</p>
        <p className="daybook-secondary">{noBreak}</p>
      </div>
      <p className="daybook-more-title">{messages.moreDetails}</p>
      <div className="daybook-editor-actions" />
    </div>
  );
}

/** As high as a line of text. */
const noBreak = '\u00a0';
