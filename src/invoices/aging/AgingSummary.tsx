'use client';
import { type ReactNode, type Ref, useDeferredValue, useMemo, useRef } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { sum } from '../../core/money/sum.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import { type InvoiceAgingBucket, sumByAgingBucket } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { AgingBuckets, pending } from './AgingBuckets.tsx';

interface AgingSummaryProps {
  /** All open invoices, in a stable array; undefined until all are loaded, as a partial total would mislead. */
  invoices: readonly Invoice[] | undefined;
  /** Whether the totals may have changed and are being read. */
  isUpdating?: boolean;
  /** The number of unreadable invoices missing from the totals. */
  notIncluded?: number;
  /** Why totals are missing or outdated, and what the user can do. */
  problem?: { text: string; action: ReactNode } | undefined;
  /** The list’s active buckets. */
  buckets: readonly InvoiceAgingBucket[];
  onBucketsChange: (buckets: InvoiceAgingBucket[]) => void;
  /** Whether the aging by customer is shown. */
  isByCustomer: boolean;
  onByCustomerChange: (isByCustomer: boolean) => void;
  /** The button that shows it. */
  toggle?: Ref<HTMLButtonElement>;
  messages: typeof invoiceListMessages;
}

/** Outstanding and overdue totals, and those of each aging bucket, which filter the list. */
export function AgingSummary(props: AgingSummaryProps) {
  const {
    isUpdating,
    notIncluded = 0,
    problem,
    buckets,
    onBucketsChange,
    isByCustomer,
    onByCustomerChange,
    messages,
  } = props;
  const { currency, locale } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const today = useToday();
  const invoices = useDeferredValue(props.invoices); // typing comes before adding up thousands
  const outstanding = useMemo(() => invoices && sumOutstanding(invoices, today), [invoices, today]);
  const part = useRef<HTMLFieldSetElement>(null);
  useKeepFocusWithin(part, String(problem === undefined));
  if (outstanding === 'inexact' && buckets.length === 0) return null;

  const totals = outstanding === 'inexact' ? undefined : outstanding;
  const isLoading = !outstanding && !problem;
  return (
    <fieldset className="daybook-aging" aria-label={messages.aging} ref={part}>
      <div className="daybook-aging-lead">
        <p className="daybook-secondary">{messages.outstanding}</p>
        <p className="daybook-aging-total daybook-money">
          {totals && <bdi>{formatMoney(totals.total, { currency, locale })}</bdi>}
          {isLoading && pending}
          {!totals && !isLoading && <span aria-hidden="true">–</span>}
        </p>
        <p className="daybook-secondary" role="status">
          {isLoading && <span className="daybook-visually-hidden">{messages.agingLoading}</span>}
          {isLoading && pending}
          {totals && !problem && isUpdating && messages.updating}
          {totals && !problem && !isUpdating && (
            <bdi data-overdue={totals.overdue > 0 || undefined}>
              {totals.overdue > 0
                ? messages.overdueAmount({
                    amount: formatMoney(totals.overdue, { currency, locale, currencyDisplay: 'none' }),
                  })
                : messages.nothingOverdue}
            </bdi>
          )}
          {totals && notIncluded > 0 && <span> {shared.rowsNotIncluded({ count: notIncluded })}</span>}
          {problem?.text}
        </p>
        {problem?.action}
        {(isByCustomer || (totals && totals.total > 0)) && (
          <button
            type="button"
            className="daybook-plain-button daybook-aging-toggle"
            aria-expanded={isByCustomer}
            ref={props.toggle}
            onClick={() => onByCustomerChange(!isByCustomer)}
          >
            {messages.byCustomer}
          </button>
        )}
      </div>
      <AgingBuckets
        parts={totals?.parts}
        buckets={buckets}
        onBucketsChange={onBucketsChange}
        isLoading={isLoading}
        messages={messages}
      />
    </fieldset>
  );
}

/** @returns `inexact` beyond ±(2^53 − 1), where there is no exact sum to show. */
function sumOutstanding(invoices: readonly Invoice[], today: PlainDate) {
  try {
    const parts = sumByAgingBucket(invoices, today);
    const sumOf = (summed: typeof parts) => sum(summed.map(({ balance }) => balance));
    return { parts, total: sumOf(parts), overdue: sumOf(parts.slice(1)) }; // the first is current
  } catch (error) {
    if (error instanceof RangeError) return 'inexact' as const;
    throw error;
  }
}
