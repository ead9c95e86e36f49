'use client';
import { memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { today } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { sum } from '../../core/money/sum.ts';
import { useKeepFocusWithin } from '../../list/useKeepFocusWithin.ts';
import { uiMessages } from '../../ui/messages.ts';
import { type InvoiceAgingBucket, sumByAgingBucket } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { AgingBuckets, pending } from './AgingBuckets.tsx';

interface AgingSummaryProps {
  /**
   * All that it is about, the same array for as long as they are the same; undefined while they are not all there. A part of a
   * total would be taken for the whole.
   */
  invoices: readonly Invoice[] | undefined;
  /** How many invoices could not be read, so that the totals are without them. */
  notIncluded?: number;
  /** Why there is no total, or only an earlier one, and what the user can do about it. */
  problem?: { text: string; action: ReactNode } | undefined;
  /** The one that the list is narrowed to. */
  bucket: InvoiceAgingBucket | undefined;
  onBucketChange: (bucket: InvoiceAgingBucket | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** What customers owe, by how long it has been due. A press on a bucket narrows the list to it, another takes that back. */
export const AgingSummary = memo(function AgingSummary(props: AgingSummaryProps) {
  const { notIncluded = 0, problem, bucket, onBucketChange, messages } = props;
  const { currency, locale, timeZone } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const day = today(timeZone);
  const invoices = useDeferredValue(props.invoices); // thousands are added up when nobody types
  const owed = useMemo(() => invoices && sumOutstanding(invoices, day), [invoices, day]);
  const part = useRef<HTMLFieldSetElement>(null);
  useKeepFocusWithin(part, String(problem === undefined));
  if (owed === 'inexact') return null;

  const { parts, total } = owed ?? {};
  const isLoading = !owed && !problem;
  return (
    <fieldset className="daybook-aging" aria-label={messages.aging} ref={part}>
      <div className="daybook-aging-head">
        <div>
          {total !== undefined && (
            <p>
              <bdi>
                {total > 0
                  ? messages.outstanding({ amount: formatMoney(total, { currency, locale }) })
                  : messages.nothingOutstanding}
              </bdi>
            </p>
          )}
          {isLoading && <p>{pending}</p>}
          <p className="daybook-secondary" role="status">
            {isLoading && <span className="daybook-visually-hidden">{messages.agingLoading}</span>}
            {owed && notIncluded > 0 && <span>{shared.rowsNotIncluded({ count: notIncluded })} </span>}
            {problem?.text}
          </p>
        </div>
        {problem?.action}
      </div>
      {(total !== 0 || bucket !== undefined) && (
        <AgingBuckets
          parts={parts}
          total={total}
          bucket={bucket}
          onBucketChange={onBucketChange}
          isLoading={isLoading}
          messages={messages}
        />
      )}
    </fieldset>
  );
});

/** @returns `inexact` where amounts leave the numbers that are exact: there is no true sum to show. */
function sumOutstanding(invoices: readonly Invoice[], day: PlainDate) {
  try {
    const parts = sumByAgingBucket(invoices, day);
    return { parts, total: sum(parts.map(({ balance }) => balance)) };
  } catch (error) {
    if (error instanceof RangeError) return 'inexact' as const;
    throw error;
  }
}
