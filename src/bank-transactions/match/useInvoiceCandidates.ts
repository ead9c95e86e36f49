'use client';
import { useMemo } from 'react';
import { toMinor } from '../../core/money/minor.ts';
import { getDueDate, isOutstanding } from '../../invoices/data/aging.ts';
import { useOpenInvoices } from '../../invoices/data/queries.ts';
import type { Invoice } from '../../invoices/data/schema.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import { transactionName } from '../data/rules.ts';
import { type MatchDocument, type MatchSubject, type Ranked, rankMatches } from '../model/rankMatches.ts';
import type { MatchProps } from './matchProps.ts';

/** An open invoice as a possible match. */
export interface InvoiceCandidate extends MatchDocument {
  invoice: Invoice;
}

/** The transaction in the form as what is matched. */
export function useMatchSubject({ values, stored }: Pick<MatchProps, 'values' | 'stored'>): MatchSubject {
  const { amount, date, customerId, description = '' } = values;
  // What the bank says of a stored one, so that typing doesn't rank all invoices again.
  const text = stored ? `${transactionName(stored, '')} ${stored.description}` : description;
  const size = amount.amount ?? toMinor(0);
  return useMemo(() => ({ amount: size, date, customerId, text }), [size, date, customerId, text]);
}

/**
 * The open invoices, the best first. They are read once for all deposits; where there are too many to read, the service searches the
 * rest.
 */
export function useInvoiceCandidates(subject: MatchSubject, search = '') {
  const { open } = useOpenInvoices({}, true);
  const debounced = useDebouncedValue(search.trim(), 250);
  const needsSearch = open.data?.isComplete === false && debounced !== '';
  const { open: found } = useOpenInvoices({ search: debounced }, needsSearch);
  const rows = needsSearch ? found.data?.rows : open.data?.rows;
  const ranked = useMemo(
    (): Ranked<InvoiceCandidate>[] => rankMatches((rows ?? []).filter(isOutstanding).map(toCandidate), subject),
    [rows, subject],
  );
  const query = needsSearch ? found : open;
  return { query: { ...query, data: query.data && ranked }, isSearched: needsSearch };
}

/** An invoice as a possible match. */
export function toCandidate(invoice: Invoice): InvoiceCandidate {
  const { id, totals, customer } = invoice;
  return {
    id,
    amount: totals.balance,
    date: getDueDate(invoice),
    customerId: customer?.id,
    name: customer?.name ?? '',
    invoice,
  };
}
