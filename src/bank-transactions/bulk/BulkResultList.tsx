'use client';
import { useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button, ToggleButton } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import type { transactionListMessages } from '../messages.ts';
import { BulkResultItem } from './BulkResultItem.tsx';
import { reasonOf } from './bulkTexts.ts';
import { canBeRetried, isDone } from './runBulkJob.ts';
import type { BulkRun } from './useBulkJob.ts';

interface BulkResultsProps {
  run: BulkRun;
  /** How many are done. */
  summary: string;
  onRetry: () => void;
  onClose: () => void;
  messages: typeof transactionListMessages;
}

/** What came of a run, and of each transaction that is not done why. */
export function BulkResultList({ run: { task, results }, summary, onRetry, onClose, messages }: BulkResultsProps) {
  const { locale } = useDaybookContext();
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const others = results.filter((result) => !isDone(result));
  const retriable = results.filter(canBeRetried).length;
  return (
    <div className="daybook-bulk-box">
      <Heading isPart data-focus="" tabIndex={-1} dir="auto" className="daybook-bulk-summary">
        {summary}
      </Heading>
      {others.length > 0 && (
        <ul
          id={id}
          className="daybook-bulk-items"
          aria-label={task.is === 'edit' ? messages.bulkNotUpdated : messages.bulkNotDeleted}
        >
          {others.slice(0, isWhole ? undefined : firstShown).map(({ transaction, fate }) => (
            <li key={transaction.id}>
              <BulkResultItem transaction={transaction} messages={messages} />
              <p className="daybook-secondary" dir="auto">
                {reasonOf(fate, task, messages)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="daybook-bulk-actions">
        {retriable > 0 && (
          <Button onPress={onRetry}>
            {messages.bulkRetry({ count: retriable, written: retriable.toLocaleString(locale) })}
          </Button>
        )}
        {others.length > firstShown && (
          <ToggleButton isOpen={isWhole} controls={id} onPress={() => setIsWhole(!isWhole)}>
            {messages.bulkShowAll({ count: others.length, written: others.length.toLocaleString(locale) })}
          </ToggleButton>
        )}
        <Button onPress={onClose}>{messages.bulkCloseResults}</Button>
      </div>
    </div>
  );
}

/** More would push the list out of sight before anybody asked for it. */
const firstShown = 10;
