'use client';
import { useMemo } from 'react';
import type { AgeingBand } from './Ageing.ts';
import { AgeingSummary } from './AgeingSummary.tsx';
import type { invoiceListMessages } from './messages.ts';
import type { useInvoices } from './queries.ts';

interface AgeingOfListProps {
  /** The invoices whatever the band. */
  list: ReturnType<typeof useInvoices>;
  band: AgeingBand | undefined;
  onBandChange: (band: AgeingBand | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** What is owed of the invoices that are loaded, by how long it has been due. */
export function AgeingOfList({ list, ...props }: AgeingOfListProps) {
  const pages = list.data?.pages;
  const invoices = useMemo(() => pages?.flatMap(({ rows }) => rows) ?? [], [pages]);
  return <AgeingSummary {...props} invoices={invoices} isWhole={!list.hasNextPage} />;
}
