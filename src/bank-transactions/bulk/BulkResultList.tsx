'use client';
import { useId, useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { BulkResultItem } from './BulkResultItem.tsx';
import type { bulkMessages } from './bulkMessages.ts';
import { canBeRetried, isDone } from './bulkResults.ts';
import { reasonText } from './bulkTexts.ts';
import type { BulkRun } from './useBulkJob.ts';

interface BulkResultListProps {
  run: BulkRun;
  summary: string;
  onRetry: () => void;
  onClose: () => void;
  messages: typeof bulkMessages;
}

/** The summary of a run, and each unfinished transaction with its reason. */
export function BulkResultList({ run: { task, results }, summary, onRetry, onClose, messages }: BulkResultListProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const unfinished = results.filter((result) => !isDone(result));
  const retriable = results.filter(canBeRetried).length;
  return (
    <div className="daybook-card daybook-bulk-box">
      <Heading isPart data-focus="" tabIndex={-1} dir="auto" className="daybook-bulk-summary">
        {summary}
      </Heading>
      {unfinished.length > 0 && (
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
      )}
      <div className="daybook-bulk-actions">
        {retriable > 0 && <Button onPress={onRetry}>{messages.bulkRetry({ count: retriable })}</Button>}
        {unfinished.length > collapsedCount && (
          <Button isExpanded={isExpanded} controls={id} onPress={() => setIsExpanded(!isExpanded)}>
            {messages.bulkShowAll({ count: unfinished.length })}
          </Button>
        )}
        <Button onPress={onClose}>{messages.bulkCloseResults}</Button>
      </div>
    </div>
  );
}

/** More would push the list out of view. */
const collapsedCount = 10;
