'use client';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { type AgingBucketTotal, agingBuckets, type InvoiceAgingBucket } from '../data/aging.ts';
import type { invoiceListMessages } from '../messages.ts';

interface AgingBucketsProps {
  /** Undefined without totals; buckets stay selectable. */
  parts: readonly AgingBucketTotal[] | undefined;
  /** Their sum, in minor units. */
  total: Minor | undefined;
  isLoading: boolean;
  bucket: InvoiceAgingBucket | undefined;
  onBucketChange: (bucket: InvoiceAgingBucket | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** The buckets as one bar, and below it as buttons with their names and amounts. */
export function AgingBuckets({
  parts,
  total = toMinor(0),
  bucket,
  onBucketChange,
  isLoading,
  messages,
}: AgingBucketsProps) {
  return (
    <>
      <div className="daybook-aging-bar" data-loading={isLoading || undefined} aria-hidden="true">
        {parts?.map(
          (part) =>
            part.balance > 0 && (
              <span
                key={part.bucket}
                data-bucket={part.bucket}
                data-aside={(bucket !== undefined && bucket !== part.bucket) || undefined}
                style={{ flexGrow: part.balance / total }}
              />
            ),
        )}
      </div>
      <div className="daybook-aging-buckets">
        {(parts ?? emptyParts).map((part) => (
          <button
            key={part.bucket}
            type="button"
            className="daybook-plain-button daybook-aging-bucket"
            data-bucket={part.bucket}
            aria-pressed={bucket === part.bucket}
            onClick={() => onBucketChange(bucket === part.bucket ? undefined : part.bucket)}
          >
            <span className="daybook-secondary" dir="auto">
              {messages[`aging${part.bucket}`]}
            </span>{' '}
            {parts && (
              <>
                <MoneyText amount={part.balance} />{' '}
                <span className="daybook-secondary" dir="auto">
                  {messages.count({ count: part.count })}
                </span>
              </>
            )}
            {isLoading && <span>{pending}</span>}
            {!parts && !isLoading && <span aria-hidden="true">–</span>}
          </button>
        ))}
      </div>
    </>
  );
}

const emptyParts: readonly AgingBucketTotal[] = agingBuckets.map((bucket) => ({
  bucket,
  count: 0,
  balance: toMinor(0),
}));

/** Reserves the line of an amount that is loading. */
export const pending = (
  <>
    {'\u00a0'}
    <span className="daybook-skeleton" aria-hidden="true" />
  </>
);
