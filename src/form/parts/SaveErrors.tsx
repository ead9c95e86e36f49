'use client';
import { useMessages } from '../../core/daybookContext.ts';
import type { DaybookMutation } from '../../core/query/useWrite.ts';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { saveFailureTexts } from './saveFailureTexts.ts';

interface SaveErrorsProps {
  of: Pick<DaybookMutation<never, unknown, string>, 'error' | 'formErrors' | 'isReadOnly' | 'isOutcomeUnknown'>;
  /** What is saved, for use in a sentence. */
  what: string;
  /** Whether unsent changes are sent automatically when the connection is back. */
  isQueued?: boolean;
}

/** Why the last save failed, above the form. Its live region is always mounted, so that it is announced politely. */
export function SaveErrors({ of: write, what, isQueued = false }: SaveErrorsProps) {
  const messages = useMessages('ui', uiMessages);
  const { error, formErrors, isReadOnly, isOutcomeUnknown } = write;
  return (
    <div role="status" className="daybook-save-errors">
      {error && !isReadOnly && (
        <Notice tone={isOutcomeUnknown || isQueued ? 'warning' : 'danger'} isAnnounced={false}>
          {isQueued ? messages.savedWhenOnline : saveFailureTexts({ error, formErrors }, what, messages).join(' ')}
        </Notice>
      )}
    </div>
  );
}
