'use client';
import { useId, useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { BulkResultItem } from './BulkResultItem.tsx';
import type { bulkMessages } from './bulkMessages.ts';
import { canBeRetried, hasSucceeded } from './bulkResults.ts';
import { reasonText } from './bulkTexts.ts';
import type { BulkRun } from './useBulkJob.ts';

interface BulkResultDialogProps {
  run: BulkRun;
  summary: string;
  onRetry: () => void;
  /** How many changes `onUndo` takes back; 0 if it can't. */
  undoCount: number;
  onUndo: () => void;
  onClose: () => void;
  messages: typeof bulkMessages;
}

/** The summary of a run in which something was rejected, and each unfinished transaction with its reason. */
export function BulkResultDialog({
  run: { task, results },
  summary,
  onRetry,
  undoCount,
  onUndo,
  onClose,
  messages,
}: BulkResultDialogProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const unfinished = results.filter((result) => !hasSucceeded(result));
  const retriable = results.filter(canBeRetried).length;
  return (
    <Dialog
      initialFocus="dialog"
      title={summary}
      onCancel={onClose}
      actions={
        <>
          {undoCount > 0 && <Button onPress={onUndo}>{messages.bulkUndo({ count: undoCount })}</Button>}
          <Button onPress={onClose}>{messages.bulkClose}</Button>
          {retriable > 0 && (
            <Button isPrimary onPress={onRetry}>
              {messages.bulkRetry({ count: retriable })}
            </Button>
          )}
        </>
      }
    >
      <div className="daybook-bulk-preview">
        <ul
          id={id}
          className="daybook-bulk-items"
          aria-label={task.kind === 'edit' ? messages.bulkNotUpdated : messages.bulkNotDeleted}
        >
          {unfinished.slice(0, isExpanded ? undefined : collapsedCount).map(({ transaction, outcome }) => (
            <li key={transaction.id}>
              <BulkResultItem transaction={transaction} messages={messages} />
              <p className="daybook-secondary" dir="auto">
                {reasonText(outcome, task, messages)}
              </p>
            </li>
          ))}
        </ul>
        {unfinished.length > collapsedCount && (
          <Button isExpanded={isExpanded} controls={id} onPress={() => setIsExpanded(!isExpanded)}>
            {messages.bulkShowAll({ count: unfinished.length })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** More would have to be scrolled past. */
const collapsedCount = 10;
