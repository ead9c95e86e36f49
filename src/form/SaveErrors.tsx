'use client';
import { useMessages } from '../core/daybookContext.ts';
import type { DaybookMutation } from '../core/query/useWrite.ts';
import { uiMessages } from '../ui/messages.ts';
import { Notice } from '../ui/root/Notice.tsx';
import { saveFailureTexts } from './saveFailureTexts.ts';

interface SaveErrorsProps {
  of: Pick<DaybookMutation<never, unknown, string>, 'error' | 'formErrors' | 'isReadOnly' | 'isOutcomeUnknown'>;
  /** What is saved, within a sentence. */
  what: string;
  /** Whether what was not sent is sent by itself when there is a connection again. */
  isSentLater?: boolean;
}

/** Why the last save did not happen, above the form; its place is always there, so that it is told politely. */
export function SaveErrors({ of: write, what, isSentLater = false }: SaveErrorsProps) {
  const messages = useMessages('ui', uiMessages);
  const { error, formErrors, isReadOnly, isOutcomeUnknown } = write;
  return (
    <div role="status" className="daybook-save-problems">
      {error && !isReadOnly && (
        <Notice tone={isOutcomeUnknown || isSentLater ? 'warning' : 'danger'} isAnnounced={false}>
          {isSentLater ? messages.savedWhenOnline : saveFailureTexts({ error, formErrors }, what, messages).join(' ')}
        </Notice>
      )}
    </div>
  );
}
