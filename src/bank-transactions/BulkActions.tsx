'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSupplied } from '../core/context.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { BulkBar } from './BulkBar.tsx';
import { emptyBulkDraft } from './BulkDraft.ts';
import { BulkResults } from './BulkResults.tsx';
import { useBulkRun } from './BulkRun.ts';
import { isDone } from './BulkSteps.ts';
import { summaryOf } from './BulkTexts.ts';
import type { bulkMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';

export interface BulkActionsProps {
  /** The transactions that are selected, as the list has them. */
  selected: readonly BankTransaction[];
  onSelectionChange: (transactionIds: string[]) => void;
  messages: typeof bulkMessages;
}

/**
 * What can be done to the selected transactions, how far it is and what came of it. It is drawn also while nothing is
 * selected: what goes on and its results are in it until somebody closes them.
 */
export function BulkActions({ selected, onSelectionChange, messages }: BulkActionsProps) {
  const { locale } = useSupplied();
  const { run, isReadOnly, start, cancel, retry, close } = useBulkRun({ selected, onSelectionChange });
  const [draft, setDraft] = useState(emptyBulkDraft);
  const place = useRef<HTMLElement>(null);
  useFocusOn(place, run && (run.underWay ? 'underWay' : 'over'));
  useAskBeforeLeaving(run?.underWay !== undefined);
  if (selected.length === 0 && !run) return null;

  const summary = run && summaryOf(run, messages, locale);
  const progress = run?.underWay?.progress;
  return (
    <section ref={place} className="daybook-bulk" aria-label={messages.bulkTitle}>
      <p role="status" className="daybook-visually-hidden">
        {summary}
      </p>
      {run?.underWay && summary && (
        <div data-focus="" tabIndex={-1}>
          <ProgressBar label={summary} share={progress && progress.done / progress.total} onCancel={cancel}>
            {progress &&
              messages.bulkProgress({
                done: progress.done.toLocaleString(locale),
                total: progress.total.toLocaleString(locale),
              })}
          </ProgressBar>
        </div>
      )}
      {!run?.underWay && selected.length > 0 && (
        <BulkBar {...{ selected, draft, isReadOnly, messages }} onDraftChange={setDraft} onStart={start} />
      )}
      {run && !run.underWay && summary && (
        <BulkResults
          {...{ run, summary, messages }}
          onRetry={retry}
          onClose={() => {
            // What failed is most likely tried again with the same choices.
            if (run.results.every(isDone)) setDraft(emptyBulkDraft);
            close();
            place.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </section>
  );
}

/**
 * Brings the focus to what is new, where who has it works with this part of the page: the button that was pressed is gone. A
 * person who went on to something else is left there.
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

/** The browser asks before it leaves the page, for then the rest would not be sent. */
function useAskBeforeLeaving(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
