'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Readable } from '../../core/state/store.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useStore } from '../../core/state/useStore.ts';
import { useAskBeforeLeaving } from '../../form/leaving/useUnsavedChangesGuard.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { focusedElement } from '../../ui/focusedElement.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { bulkMessages } from './bulkMessages.ts';
import type { BulkPatch } from './bulkPatch.ts';
import { countResults, hasSucceeded } from './bulkResults.ts';
import { summaryText } from './bulkTexts.ts';
import type { BulkJob } from './useBulkJob.ts';

// Loaded with the first question.
const loadDeleteDialog = () => import('./BulkDeleteDialog.tsx');
const loadPreview = () => import('./BulkPreviewDialog.tsx');

interface BulkStatusProps {
  bulk: BulkJob;
  /** What the list shows. */
  listKey: string;
  hasSelection: boolean;
  /** The review status of categorized transactions; undefined leaves it as it is. */
  reviewedStatus: string | undefined;
  overrides: MessageOverrides<typeof bulkMessages> | undefined;
  /** How displayed lists undo the last change. */
  undos: Readable<readonly (() => void)[]>;
  /** Lets the provider say what was saved, once the list is left. @param from the list's element. */
  provideUndo: (from: Element | null) => void;
}

/** The bulk job's progress in the place of the selection bar, then a dialog if something was rejected. */
export default function BulkStatus(props: BulkStatusProps) {
  const { listKey, hasSelection, reviewedStatus, overrides, undos } = props;
  const { run, confirmation, confirm, decline, cancel, retry, close } = props.bulk;
  const messages = useMessages('bankTransactionList', bulkMessages, overrides);
  const { locale } = useDaybookContext();
  const place = useRef<HTMLElement>(null);
  const isRunning = run?.inProgress !== undefined;
  const provideUndo = useLatest(props.provideUndo);
  useEffect(() => {
    if (isRunning) provideUndo.current(place.current);
  }, [isRunning, provideUndo]);
  const undo = useStore(undos, (all) => all.at(-1));
  const { changes } = useRecentChanges();
  const last = changes.at(-1);
  const change = last && last.id === run?.changeId ? last : undefined;
  const counts = run && countResults(run.results);
  const hasFailed = counts && counts.failed + counts.notConfirmed > 0;
  const isUndone = run?.changeId !== undefined && changes.every(({ id }) => id !== run.changeId);
  // A dialog stays until the user closes it.
  const endResult = useLatest(isRunning || hasFailed ? undefined : close);
  const lastKey = useRef(listKey);
  useEffect(() => {
    if (isUndone || hasSelection || listKey !== lastKey.current) endResult.current?.();
    lastKey.current = listKey;
  }, [isUndone, hasSelection, listKey, endResult]);
  useFocusOn(place, run && (run.inProgress ? 'inProgress' : 'done'));
  useAskBeforeLeaving(isRunning);
  const summary = run && summaryText(run, messages, locale);
  const inProgress = run?.inProgress;
  const isSaidElsewhere = !inProgress && run?.results.every(hasSucceeded) && run.results.some(({ before }) => before);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={inProgress ? 'daybook-bulk daybook-selection-bar' : 'daybook-bulk'}
      aria-label={run && messages.bulkTitle}
    >
      {/* The offer to undo says it once all is done. */}
      <p role="status" aria-live={isSaidElsewhere ? 'off' : undefined} className="daybook-visually-hidden">
        {summary}
      </p>
      {inProgress && summary && (
        <ProgressBar
          label={summary}
          share={inProgress.progress.done / inProgress.progress.total}
          cancelLabel={messages.bulkStop}
          onCancel={cancel}
        >
          {messages.bulkProgress({
            done: inProgress.progress.done.toLocaleString(locale),
            total: inProgress.progress.total.toLocaleString(locale),
          })}
        </ProgressBar>
      )}
      {run && !run.inProgress && summary && hasFailed && (
        <BulkResultDialog
          run={run}
          summary={summary}
          onRetry={retry}
          undoCount={change && undo ? change.count : 0}
          onUndo={() => {
            close();
            undo?.();
          }}
          onClose={close}
          messages={messages}
        />
      )}
      {confirmation?.task.kind === 'delete' && (
        <LazyPart
          load={loadDeleteDialog}
          props={{
            ...confirmation,
            onCancel: decline,
            onConfirm: (transactions: readonly BankTransaction[]) =>
              confirm({ task: { kind: 'delete' }, transactions }),
            messages,
          }}
        />
      )}
      {confirmation?.task.kind === 'edit' && (
        <LazyPart
          load={loadPreview}
          props={{
            ...confirmation,
            patch: confirmation.task.patch,
            reviewedStatus,
            onCancel: decline,
            onApply: (patch: BulkPatch, transactions: readonly BankTransaction[]) =>
              confirm({ task: { kind: 'edit', patch }, transactions }),
            messages,
          }}
        />
      )}
    </section>
  );
}

/** Once the focused button or the dialog is gone, the keyboard continues here or in the table, unless the focus is elsewhere by then. */
function useFocusOn(place: RefObject<HTMLElement | null>, phase: 'inProgress' | 'done' | undefined): void {
  const last = useRef(phase);
  useEffect(() => {
    const part = place.current;
    if (!part || phase === last.current) return;
    last.current = phase;
    if ((focusedElement(part) ?? part) !== part) return;
    const table = part.parentElement?.closest('section')?.querySelector('table');
    ((phase !== 'inProgress' && table) || part).focus({ preventScroll: true });
  }, [place, phase]);
}
