'use client';
import { useId, useMemo, useState } from 'react';
import { isUnavailable } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { exactSum } from '../../core/money/sum.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { type FixedPosting, isUncategorized } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { BulkResultItem } from './BulkResultItem.tsx';
import type { bulkMessages } from './bulkMessages.ts';
import { type BulkPatch, isCategoryChanged } from './bulkPatch.ts';
import { bulkPreview, type Exclusions } from './bulkPreview.ts';
import { excludedText, exclusionsText } from './bulkTexts.ts';
import type { BulkConfirmation } from './useBulkJob.ts';
import { useChangedFields } from './useChangedFields.ts';

interface BulkPreviewDialogProps extends Omit<BulkConfirmation, 'task'> {
  patch: BulkPatch;
  /** The review status of categorized transactions; undefined leaves it as it is. */
  reviewedStatus: string | undefined;
  onCancel: () => void;
  /** Called with the transactions that change. */
  onApply: (patch: BulkPatch, transactions: readonly BankTransaction[]) => void;
  messages: typeof bulkMessages;
}

/** Shows what a bulk edit would change, before anything is sent. */
export default function BulkPreviewDialog(props: BulkPreviewDialogProps) {
  const { transactions, patch: chosen, closing, reviewedStatus, onCancel, onApply, messages } = props;
  const { locale } = useDaybookContext();
  const format = useMoneyFormat(true);
  const [included, setIncluded] = useState<readonly FixedPosting[]>([]);
  const [isReviewed, setIsReviewed] = useState(true);
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const changedFields = useChangedFields(messages);
  const { includable } = useMemo(() => bulkPreview(transactions, chosen, closing), [transactions, chosen, closing]);
  const isCategorizing = Boolean(chosen.categoryId) || chosen.categoryIds !== undefined;
  const canReview = isCategorizing && chosen.reviewStatus === undefined && reviewedStatus !== undefined;
  const patch = {
    ...chosen,
    includedIds: new Set(included.flatMap((posting) => includable.get(posting) ?? []).map(({ id }) => id)),
    categorizedAs: canReview && isReviewed ? reviewedStatus : undefined,
  };
  const { changed, excluded, partly, unchanged } = bulkPreview(transactions, patch, closing);
  const count = changed.length;
  const apply = () => {
    if (count === 0) return;
    onApply(
      patch,
      changed.map(({ transaction }) => transaction),
    );
  };
  const net = exactSum(changed.map(({ transaction }) => transaction.amount));
  const whatOf = (exclusions: Exclusions) => exclusionsText(exclusions, messages, locale);
  const filled = changed.filter(({ transaction }) => isUncategorized(transaction)).length;
  const replaced = changed.filter(({ transaction, item }) => isCategoryChanged(transaction, item)).length - filled;
  const notes = [
    isCategorizing &&
      filled > 0 &&
      replaced > 0 &&
      messages.bulkFilled({ filled: filled.toLocaleString(locale), changed: replaced.toLocaleString(locale) }),
    count > 0 && net !== undefined && messages.bulkNet({ amount: format(net) }),
    excluded.size > 0 && excludedText(excluded, messages, locale),
    partly.size > 0 && messages.bulkPartly({ what: whatOf(partly) }),
    unchanged.length > 0 && messages.bulkUnchanged({ count: unchanged.length }),
    isUnavailable(closing) && closing.unavailable === 'denied' && messages.bulkClosingUnavailable,
  ].filter((note) => typeof note === 'string');

  return (
    <Dialog
      title={count > 0 ? messages.bulkWillChange({ count }) : messages.bulkWillNotChange}
      onCancel={onCancel}
      onApply={apply}
      actions={
        <>
          <Button onPress={onCancel}>{messages.bulkCancel}</Button>
          {count > 0 && (
            <Button isPrimary ctrlKey="↵" onPress={apply}>
              {messages.bulkApply({ count })}
            </Button>
          )}
        </>
      }
    >
      <div className="daybook-bulk-preview">
        <div role="status">
          {notes.map((note) => (
            <p key={note} dir="auto">
              {note}
            </p>
          ))}
        </div>
        {[...includable].map(([posting, { length: count }]) => (
          <Checkbox
            key={posting}
            label={messages[`bulkInclude_${posting}`]({ count })}
            isChecked={included.includes(posting)}
            onChange={(isIncluded) =>
              setIncluded(isIncluded ? [...included, posting] : included.filter((each) => each !== posting))
            }
          />
        ))}
        {canReview && <Checkbox label={messages.bulkAlsoReview} isChecked={isReviewed} onChange={setIsReviewed} />}
        <ul id={id} className="daybook-bulk-items">
          {changed.slice(0, isExpanded ? undefined : collapsedCount).map(({ transaction, item }) => (
            <li key={transaction.id}>
              <BulkResultItem transaction={transaction} messages={messages} />
              {changedFields(transaction, item).map((line) => (
                <p key={line} className="daybook-secondary" dir="auto">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ul>
        {count > collapsedCount && (
          <Button isExpanded={isExpanded} controls={id} onPress={() => setIsExpanded(!isExpanded)}>
            {messages.bulkShowAll({ count })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** How many to list before *Show all*: more would push what is excluded out of view. */
const collapsedCount = 5;
