'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { LoadedList } from '../../core/pages/readAll.ts';
import { useUnreadableRows } from '../../ui/feedback/unreadableRows.ts';
import { useRetry } from '../../ui/feedback/useRetry.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { loadFailure } from '../../ui/root/loadFailure.ts';
import type { InvoiceAgingBucket } from '../data/aging.ts';
import type { InvoiceFilters } from '../data/filters.ts';
import { maxOpenInvoices } from '../data/queries.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';
import { AgingByCustomer } from './AgingByCustomer.tsx';
import { AgingSummary } from './AgingSummary.tsx';

interface AgingPanelProps {
  /** All open invoices, or a customer’s. */
  open: UseQueryResult<LoadedList<Invoice>>;
  /** Whether they may have changed and are being read. */
  isUpdating: boolean;
  /** Reads all of them if there are more than `maxOpenInvoices`. */
  onReadRest: () => void;
  /** Whether the list failed to load and shows the error. */
  isListFailed: boolean;
  buckets: readonly InvoiceAgingBucket[];
  /** The list’s filter by status; the buckets replace it, and clearing them restores it. */
  invoiceStatus: InvoiceFilters['invoiceStatus'];
  /** Called with the changes to the list’s filters. */
  onNarrow: (changes: InvoiceFilters) => void;
  messages: typeof invoiceListMessages;
}

/** The aging of all open invoices, or of a customer’s, in total and by customer, or why there are no totals. */
export default function AgingPanel({ open, isUpdating, onReadRest, isListFailed, ...props }: AgingPanelProps) {
  const { buckets, invoiceStatus, onNarrow, messages } = props;
  const [isByCustomer, setByCustomer] = useState(false);
  const statusBefore = useRef<InvoiceFilters['invoiceStatus']>({ in: ['OPEN'] });
  useEffect(() => {
    if (buckets.length === 0 || invoiceStatus) statusBefore.current = invoiceStatus; // also one chosen while buckets are pressed
  }, [buckets, invoiceStatus]);
  const toggle = useRef<HTMLButtonElement>(null);
  const { locale } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
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
      action: <Button onPress={onReadRest}>{messages.loadAll}</Button>,
    };
  }
  const invoices = data?.isComplete ? data.rows : undefined;
  const closeCustomers = () => {
    setByCustomer(false);
    toggle.current?.focus();
  };
  return (
    <>
      <AgingSummary
        invoices={invoices}
        isUpdating={isUpdating}
        notIncluded={notIncluded}
        problem={problem}
        buckets={buckets}
        onBucketsChange={(aging) =>
          onNarrow(aging.length > 0 ? { aging } : { aging, invoiceStatus: statusBefore.current })
        }
        isByCustomer={isByCustomer}
        onByCustomerChange={setByCustomer}
        toggle={toggle}
        messages={messages}
      />
      {isByCustomer && invoices && (
        <AgingByCustomer
          invoices={invoices}
          onSelect={(customerId, bucket) => {
            closeCustomers();
            const customer = { id: { in: [customerId] } };
            onNarrow(bucket ? { customer, aging: [bucket] } : { customer, aging: [], invoiceStatus: { in: ['OPEN'] } });
          }}
          onClose={closeCustomers}
          messages={messages}
        />
      )}
    </>
  );
}
