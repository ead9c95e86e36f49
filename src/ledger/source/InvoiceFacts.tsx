'use client';
import { useInvoice } from '../../invoices/data/useInvoice.ts';
import type { DocumentProps } from './documentProps.ts';
import { InvoiceSummary } from './InvoiceSummary.tsx';
import { LoadedSource } from './LoadedSource.tsx';

/** The invoice of an entry. */
export function InvoiceFacts({ entry, detail, id, messages }: DocumentProps) {
  const query = useInvoice(id);
  return (
    <LoadedSource query={query} entry={entry} messages={messages}>
      {(invoice) => <InvoiceSummary invoice={invoice} detail={detail} messages={messages} />}
    </LoadedSource>
  );
}
