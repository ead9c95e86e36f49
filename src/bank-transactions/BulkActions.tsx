'use client';
import { useEffect, useRef, useState } from 'react';
import { useSupplied } from '../core/context.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { BulkBar } from './BulkBar.tsx';
import { emptyBulkDraft } from './BulkDraft.ts';
import { BulkResults } from './BulkResults.tsx';
import { type BulkRun, useBulkRun } from './BulkRun.ts';
import { isDone } from './BulkSteps.ts';
import type { bulkMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';

export interface BulkActionsProps {
  /** The transactions that are selected, as the list has them. */
  selected: readonly BankTransaction[];
  onSelectionChange: (transactionIds: string[]) => void;
  messages: typeof bulkMessages;
}

/**
 * What can be done to the selected transactions, how far it is and what came of it. It stays in its place while nothing is
 * selected: results are there until somebody closes them.
 */
export function BulkActions({ selected, onSelectionChange, messages }: BulkActionsProps) {
  const { run, isReadOnly, start, cancel, retry, close } = useBulkRun({ selected, onSelectionChange });
  const [draft, setDraft] = useState(emptyBulkDraft);
  const place = useRef<HTMLElement>(null);
  const phase = run && (run.underWay ? 'underWay' : 'over');
  useFocusIn(place, phase);
  useAskBeforeLeaving(phase === 'underWay');
  if (selected.length === 0 && !run) return null;

  return (
    <section ref={place} className="daybook-bulk" aria-label={messages.bulkTitle}>
      {run?.underWay && <BulkProgress run={run} underWay={run.underWay} onCancel={cancel} messages={messages} />}
      {!run?.underWay && selected.length > 0 && (
        <BulkBar {...{ selected, draft, isReadOnly, messages }} onDraftChange={setDraft} onStart={start} />
      )}
      {run && !run.underWay && (
        <BulkResults
          run={run}
          onRetry={retry}
          onClose={() => {
            close();
            if (run.results.every(isDone)) setDraft(emptyBulkDraft);
            place.current?.querySelector('button')?.focus();
          }}
          messages={messages}
        />
      )}
    </section>
  );
}

interface BulkProgressProps extends Pick<BulkActionsProps, 'messages'> {
  run: BulkRun;
  underWay: NonNullable<BulkRun['underWay']>;
  onCancel: () => void;
}

function BulkProgress({ run, underWay: { progress, isStopping }, onCancel, messages }: BulkProgressProps) {
  const { locale } = useSupplied();
  const written = (count: number) => count.toLocaleString(locale);
  const total = progress?.total ?? run.count;
  const facts = { count: total, written: written(total) };
  const label = !progress
    ? messages.bulkReading
    : run.task.is === 'edit'
      ? messages.bulkSaving(facts)
      : messages.bulkDeleting(facts);
  return (
    <div data-focus="" tabIndex={-1} role="group" aria-label={label} className="daybook-bulk-progress">
      <ProgressBar label={isStopping ? messages.bulkStopping : label} share={progress && progress.done / total} onCancel={onCancel}>
        {progress && messages.bulkProgress({ done: written(progress.done), total: written(total) })}
      </ProgressBar>
    </div>
  );
}
