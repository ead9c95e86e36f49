'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useAskBeforeLeaving } from '../../form/useUnsavedChangesGuard.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import type { transactionListMessages } from '../messages.ts';
import { BulkConfirmDialog } from './BulkConfirmDialog.tsx';
import { BulkResultList } from './BulkResultList.tsx';
import { summaryOf } from './bulkTexts.ts';
import type { BulkJob } from './useBulkJob.ts';

interface BulkReportProps {
  bulk: BulkJob;
  messages: typeof transactionListMessages;
}

/** How far it is with what is done to several transactions, and what came of it until somebody closes that. */
export function BulkStatus({ bulk: { run, asked, answer, cancel, retry, close }, messages }: BulkReportProps) {
  const { locale } = useDaybookContext();
  const place = useRef<HTMLElement>(null);
  useFocusOn(place, run && (run.underWay ? 'underWay' : 'over'));
  useAskBeforeLeaving(run?.underWay !== undefined);
  const summary = run && summaryOf(run, messages, locale);
  const underWay = run?.underWay;
  return (
    <section ref={place} tabIndex={-1} className="daybook-bulk" aria-label={run && messages.bulkTitle}>
      <p role="status" className="daybook-visually-hidden">
        {summary}
      </p>
      {underWay && summary && (
        <div data-focus="" tabIndex={-1} className="daybook-bulk-box">
          <ProgressBar label={summary} share={underWay.progress.done / underWay.progress.total} onCancel={cancel}>
            {messages.bulkProgress({
              done: underWay.progress.done.toLocaleString(locale),
              total: underWay.progress.total.toLocaleString(locale),
            })}
          </ProgressBar>
        </div>
      )}
      {run && !run.underWay && summary && (
        <BulkResultList
          {...{ run, summary, messages }}
          onRetry={retry}
          onClose={() => {
            close();
            place.current?.focus(); // the keyboard goes on from here
          }}
        />
      )}
      {asked && (
        <BulkConfirmDialog
          {...asked}
          onCancel={() => answer(false)}
          onConfirm={() => answer(true)}
          messages={messages}
        />
      )}
    </section>
  );
}

/**
 * Brings the focus to what is new, where the button that was pressed is gone. A person who went on to something else is left
 * there.
 */
function useFocusOn(place: RefObject<HTMLElement | null>, phase: 'underWay' | 'over' | undefined): void {
  useEffect(() => {
    const part = place.current;
    if (!part || !phase) return;
    const { activeElement } = part.getRootNode() as Document | ShadowRoot; // it is in a page, or in a shadow root of one
    const isElsewhere = activeElement && activeElement !== document.body && !part.contains(activeElement);
    if (!isElsewhere) part.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [place, phase]);
}
