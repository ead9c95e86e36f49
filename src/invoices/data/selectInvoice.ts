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

interface SelectableList {
  data: { pages: readonly { rows: readonly Invoice[] }[] } | undefined;
  hasNextPage: boolean;
}

interface SelectOptions {
  list: SelectableList & { fetchNextPage: () => Promise<SelectableList> };
  tab: InvoiceTab | undefined;
  onInvoiceSelect: (selection: InvoiceSelection) => void;
}

/** Selects an invoice of a list, or the one `steps` after it. If there is none, nothing happens. */
export function selectInvoice(id: string, options: SelectOptions, steps = 0): void {
  const { list, tab, onInvoiceSelect } = options;
  const { data, hasNextPage, fetchNextPage } = list;
  const invoiceIds = (data?.pages ?? []).flatMap(({ rows }) => rows.map((row) => row.id));
  const from = invoiceIds.indexOf(id);
  const index = from + steps;
  const invoiceId = invoiceIds[index];
  if (from < 0 || invoiceId === undefined) return;
  onInvoiceSelect({
    invoiceId,
    invoiceIds,
    position: { index, count: invoiceIds.length, isComplete: !hasNextPage, tab },
    onNavigate: async ({ direction }) => {
      const isLastLoaded = index === invoiceIds.length - 1;
      const more = direction === 'next' && isLastLoaded && hasNextPage ? await fetchNextPage() : list;
      selectInvoice(invoiceId, { ...options, list: { ...more, fetchNextPage } }, direction === 'next' ? 1 : -1);
    },
  });
}
