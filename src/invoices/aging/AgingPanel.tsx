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
  /** Which invoices, whatever the bucket. */
  filter: InvoiceFilter;
  /** Whether the filter keeps no invoice at all: the list says so. */
  isListEmpty: boolean;
  /** Whether the list failed to load, and says so. */
  isListFailed: boolean;
  bucket: InvoiceAgingBucket | undefined;
  onBucketChange: (bucket: InvoiceAgingBucket | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** What is owed of all open invoices that match, by how long it has been due: whole, or why there is no total. */
export function AgingPanel({ filter, isListEmpty, isListFailed, ...props }: AgingPanelProps) {
  const { bucket, messages } = props;
  const { locale } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const filterKey = JSON.stringify(filter);
  const [unlimitedKey, setUnlimitedKey] = useState<string>(); // for another filter the user is asked again
  const open = useOpenInvoices({ filter, isUnlimited: unlimitedKey === filterKey });
  useLifecycle({ isSuccess: false, error: open.error });
  const { data, isFetching } = open;
  const notIncluded = useUnreadableRows(useMemo(() => data && [data], [data])).length;
  const retry = useRetry(open);

  if (isListFailed && open.isLoadingError) return null; // one failure, told once

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
  } else if (data && !data.isWhole) {
    problem = {
      text: messages.agingTooMany({ written: maxOpenInvoices.toLocaleString(locale) }),
      action: <Button onPress={() => setUnlimitedKey(filterKey)}>{messages.loadAll}</Button>,
    };
  }
  if (isListEmpty && bucket === undefined && !problem) return null;
  return <AgingSummary {...props} invoices={data?.isWhole ? data.rows : undefined} {...{ notIncluded, problem }} />;
}
