import {
  fromSearchParams,
  type InvoiceFilters,
  InvoiceList,
  type InvoiceListProps,
  toSearchParams,
} from '@daybook/react';
import { useMemo } from 'react';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { useSearch } from './location.tsx';
import { Page } from './Page.tsx';

/** Daybook's list of invoices, with one of them in a drawer. Both are in the address, so that a reload or a link keeps them. */
export function InvoicesPage({ onCountChange }: Pick<InvoiceListProps, 'onCountChange'>) {
  const [search, setSearch] = useSearch();
  const filters = useMemo(() => fromSearchParams(search), [search]);
  const invoiceId = new URLSearchParams(search).get('invoice') ?? undefined;
  const show = (shown: InvoiceFilters, opened?: string) => {
    const params = toSearchParams(shown);
    if (opened) params.set('invoice', opened);
    setSearch(params);
  };
  return (
    <Page title="Invoices">
      <InvoiceList
        messages={{ title: 'All customers' }}
        filters={filters}
        onFiltersChange={(changed) => show(changed, invoiceId)}
        onInvoiceSelect={(selection) => show(filters, selection.invoiceId)}
        onCountChange={onCountChange}
      />
      <InvoiceDrawer invoiceId={invoiceId} onClose={() => show(filters)} />
    </Page>
  );
}
