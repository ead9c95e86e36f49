'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { useUnreadableRows } from '../../ui/feedback/unreadableRows.ts';
import { useRetry } from '../../ui/feedback/useRetry.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { loadFailure } from '../../ui/root/loadFailure.ts';
import type { InvoiceAgingBucket } from '../data/aging.ts';
import type { InvoiceFilter } from '../data/api.ts';
import { maxOpenInvoices, useOpenInvoices } from '../data/queries.ts';
import type { invoiceListMessages } from '../messages.ts';
import { AgingSummary } from './AgingSummary.tsx';

interface AgingPanelProps {
  /** The list’s filter without the bucket. */
  filter: InvoiceFilter;
  /** Whether no invoice matches the filter. */
  isListEmpty: boolean;
  /** Whether the list failed to load and shows the error. */
  isListFailed: boolean;
  bucket: InvoiceAgingBucket | undefined;
  onBucketChange: (bucket: InvoiceAgingBucket | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** The aging summary of all open invoices that match the filter, or why there are no totals. */
export function AgingPanel({ filter, isListEmpty, isListFailed, ...props }: AgingPanelProps) {
  const { bucket, messages } = props;
  const { locale } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const filterKey = JSON.stringify(filter);
  const [unlimitedKey, setUnlimitedKey] = useState<string>(); // reset by another filter
  const open = useOpenInvoices({ filter, isUnlimited: unlimitedKey === filterKey });
  useLifecycle({ isSuccess: false, error: open.error });
  const { data, isFetching } = open;
  const notIncluded = useUnreadableRows(useMemo(() => data && [data], [data])).length;
  const retry = useRetry(open);

  if (isListFailed && open.isLoadingError) return null; // the list shows the error

  let problem: { text: string; action: ReactNode } | undefined;
  if (open.isError) {
    const { canRetry } = loadFailure(open.error, messages.aging, shared);
    problem = {
      text: data ? shared.stale : messages.agingFailed,
      action: canRetry && (
        <Button onPress={retry} isDisabled={isFetching}>
          {shared.retry}
        </Button>
      ),
    };
  } else if (data && !data.isComplete) {
    problem = {
      text: messages.agingTooMany({ count: maxOpenInvoices.toLocaleString(locale) }),
      action: <Button onPress={() => setUnlimitedKey(filterKey)}>{messages.loadAll}</Button>,
    };
  }
  if (isListEmpty && bucket === undefined && !problem) return null;
  return (
    <AgingSummary
      {...props}
      invoices={data?.isComplete ? data.rows : undefined}
      notIncluded={notIncluded}
      problem={problem}
    />
  );
}
