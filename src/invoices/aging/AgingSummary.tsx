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
  /** All open invoices, in a stable array; undefined until all are loaded, as a partial total would mislead. */
  invoices: readonly Invoice[] | undefined;
  /** The number of unreadable invoices missing from the totals. */
  notIncluded?: number;
  /** Why totals are missing or outdated, and what the user can do. */
  problem?: { text: string; action: ReactNode } | undefined;
  /** The list’s active bucket. */
  bucket: InvoiceAgingBucket | undefined;
  onBucketChange: (bucket: InvoiceAgingBucket | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** Outstanding totals by aging bucket. Pressing a bucket filters the list by it; pressing it again clears the filter. */
export const AgingSummary = memo(function AgingSummary(props: AgingSummaryProps) {
  const { notIncluded = 0, problem, bucket, onBucketChange, messages } = props;
  const { currency, locale, timeZone } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const now = today(timeZone);
  const invoices = useDeferredValue(props.invoices); // typing comes before adding up thousands
  const outstanding = useMemo(() => invoices && sumOutstanding(invoices, now), [invoices, now]);
  const part = useRef<HTMLFieldSetElement>(null);
  useKeepFocusWithin(part, String(problem === undefined));
  if (outstanding === 'inexact') return null;

  const { parts, total } = outstanding ?? {};
  const isLoading = !outstanding && !problem;
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
            {outstanding && notIncluded > 0 && <span>{shared.rowsNotIncluded({ count: notIncluded })} </span>}
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

/** @returns `inexact` beyond ±(2^53 − 1), where there is no exact sum to show. */
function sumOutstanding(invoices: readonly Invoice[], now: PlainDate) {
  try {
    const parts = sumByAgingBucket(invoices, now);
    return { parts, total: sum(parts.map(({ balance }) => balance)) };
  } catch (error) {
    if (error instanceof RangeError) return 'inexact' as const;
    throw error;
  }
}
