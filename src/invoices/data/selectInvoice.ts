import { notifyManager } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { InvoiceTab } from './filters.ts';
import type { Invoice } from './schema.ts';

/** The place of an invoice in a list. */
export interface InvoicePosition {
  /** From 0, among the loaded ones. */
  index: number;
  /** The number of loaded ones. */
  count: number;
  /** Whether these are all of the list; default true. */
  isComplete?: boolean;
  /** The list’s tab. */
  tab?: InvoiceTab | undefined;
}

/** The argument of `onInvoiceSelect`. */
export interface InvoiceSelection {
  invoiceId: string;
  /** The loaded invoices in the list’s order. */
  invoiceIds: string[];
  /** Shown by `InvoiceDetails`. */
  position: InvoicePosition;
  /** Selects the next or previous invoice of the list, and loads more if needed; for `InvoiceDetails`. */
  onNavigate: (event: { direction: 'next' | 'previous' }) => void;
}

interface ListedInvoices {
  data: { pages: readonly { rows: readonly Invoice[] }[] } | undefined;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<ListedInvoices>;
}

interface SelectableList {
  list: ListedInvoices;
  tab: InvoiceTab | undefined;
  onInvoiceSelect: (selection: InvoiceSelection) => void;
}

/**
 * Selects an invoice of a list, or the one `steps` after it; at an end, the invoice itself, as its position may have changed.
 * The selection goes on in the list as it is shown then, or in this one once the invoice isn’t listed any more.
 */
export function selectInvoice(id: string, shown: RefObject<SelectableList>, steps = 0, from = shown.current): void {
  const { list, tab, onInvoiceSelect } = from;
  const invoiceIds = idsOf(list);
  const invoiceId = invoiceIds[invoiceIds.indexOf(id) + steps] ?? id;
  onInvoiceSelect({
    invoiceId,
    invoiceIds,
    position: {
      index: invoiceIds.indexOf(invoiceId),
      count: invoiceIds.length,
      isComplete: !list.hasNextPage,
      tab,
    },
    onNavigate: async ({ direction }) => {
      const isNext = direction === 'next';
      const before = shown.current;
      if (isNext && before.list.hasNextPage && idsOf(before.list).at(-1) === invoiceId) {
        const list = await before.list.fetchNextPage();
        await new Promise<void>(notifyManager.schedule); // until the list shows it, maybe in another order
        if (shown.current === before) shown.current = { ...before, list }; // it isn’t rendered any more
      }
      const isListed = idsOf(shown.current.list).includes(invoiceId);
      selectInvoice(invoiceId, shown, isNext ? 1 : -1, isListed ? shown.current : from);
    },
  });
}

const idsOf = ({ data }: ListedInvoices) => (data?.pages ?? []).flatMap(({ rows }) => rows.map(({ id }) => id));
