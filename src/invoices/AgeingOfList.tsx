'use client';
import { useMemo } from 'react';
import type { LongTask } from '../ui/useLongTask.ts';
import type { AgeingBand } from './Ageing.ts';
import { AgeingSummary } from './AgeingSummary.tsx';
import type { InvoiceQuery } from './api.ts';
import type { invoiceListMessages } from './messages.ts';
import { type useInvoices, useLoadAllInvoices } from './queries.ts';

interface AgeingOfListProps {
  /** The invoices whatever the band, and what they are asked for by. */
  list: ReturnType<typeof useInvoices>;
  query: InvoiceQuery;
  /** Of the one that loads all. */
  loadAll: LongTask;
  band: AgeingBand | undefined;
  onBandChange: (band: AgeingBand | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** What is owed of the invoices that are loaded, by how long it has been due. */
export function AgeingOfList({ list, query, loadAll, ...props }: AgeingOfListProps) {
  const pages = list.data?.pages;
  const invoices = useMemo(() => pages?.flatMap(({ rows }) => rows) ?? [], [pages]);
  const loadWhole = useLoadAllInvoices(query);
  return (
    <AgeingSummary
      {...props}
      invoices={invoices}
      isWhole={!list.hasNextPage}
      onLoadAll={loadAll.isRunning ? undefined : () => loadAll.start(loadWhole)}
    />
  );
}
