'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useAskBeforeLeaving } from '../../form/useUnsavedChangesGuard.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { BulkResultList } from './BulkResultList.tsx';
import { bulkMessages } from './bulkMessages.ts';
import { summaryText } from './bulkTexts.ts';
import type { BulkJob } from './useBulkJob.ts';

// Loaded with the first question.
const loadDialog = () => import('./BulkConfirmDialog.tsx');

interface BulkStatusProps {
  bulk: BulkJob;
  overrides: MessageOverrides<typeof bulkMessages> | undefined;
}

/** The bulk job's progress, then its results until the user closes them. */
export default function BulkStatus({
  bulk: { run, confirmation, answer, cancel, retry, close },
  overrides,
}: BulkStatusProps) {
  const messages = useMessages('bankTransactionList', bulkMessages, overrides);
  const { locale } = useDaybookContext();
  const place = useRef<HTMLElement>(null);
  useFocusOn(place, run && (run.inProgress ? 'inProgress' : 'done'));
  useAskBeforeLeaving(run?.inProgress !== undefined);
  const summary = run && summaryText(run, messages, locale);
  const inProgress = run?.inProgress;
  return (
    <section ref={place} tabIndex={-1} className="daybook-bulk" aria-label={run && messages.bulkTitle}>
      <p role="status" className="daybook-visually-hidden">
        {summary}
      </p>
      {inProgress && summary && (
        <div data-focus="" tabIndex={-1} className="daybook-card daybook-bulk-box">
          <ProgressBar label={summary} share={inProgress.progress.done / inProgress.progress.total} onCancel={cancel}>
            {messages.bulkProgress({
              done: inProgress.progress.done.toLocaleString(locale),
              total: inProgress.progress.total.toLocaleString(locale),
            })}
          </ProgressBar>
        </div>
      )}
      {run && !run.inProgress && summary && (
        <BulkResultList
          run={run}
          summary={summary}
          messages={messages}
          onRetry={retry}
          onClose={() => {
            close();
            place.current?.focus(); // the keyboard continues here
          }}
        />
      )}
      {confirmation && (
        <LazyPart
          load={loadDialog}
          props={{ ...confirmation, onCancel: () => answer(false), onConfirm: () => answer(true), messages }}
        />
      )}
    </section>
  );
}

/** Moves the focus to the new content once the pressed button is gone, unless it is elsewhere by then. */
function useFocusOn(place: RefObject<HTMLElement | null>, phase: 'inProgress' | 'done' | undefined): void {
  useEffect(() => {
    const part = place.current;
    if (!part || !phase) return;
    const { activeElement } = part.getRootNode() as Document | ShadowRoot; // it is in a page, or in a shadow root of one
    const isElsewhere = activeElement && activeElement !== document.body && !part.contains(activeElement);
    if (!isElsewhere) part.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [place, phase]);
}
