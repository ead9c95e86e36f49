import {
  type InvoiceFilters,
  InvoiceList,
  type InvoiceListProps,
  type InvoiceSelection,
  invoiceFiltersFromSearchParams,
  invoiceFiltersToSearchParams,
} from '@daybook/react';
import { useMemo, useState } from 'react';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { useSearch } from './location.tsx';
import { Page } from './Page.tsx';

/** Daybook's invoice list, with the open invoice in a drawer. Filters and open invoice are in the URL. */
export function InvoicesPage({ onCountChange }: Pick<InvoiceListProps, 'onCountChange'>) {
  const [search, setSearch] = useSearch();
  const filters = useMemo(() => invoiceFiltersFromSearchParams(search), [search]);
  const invoiceId = new URLSearchParams(search).get('invoice') ?? undefined;
  const [selection, setSelection] = useState<InvoiceSelection>();
  const show = (shown: InvoiceFilters, opened?: string) => {
    const params = invoiceFiltersToSearchParams(shown);
    if (opened) params.set('invoice', opened);
    setSearch(params);
  };
  return (
    <Page title="Invoices">
      <InvoiceList
        messages={{ title: 'Customer invoices' }}
        filters={filters}
        onFiltersChange={(changed) => show(changed, invoiceId)}
        onInvoiceSelect={(selected) => {
          setSelection(selected);
          show(filters, selected.invoiceId);
        }}
        onCountChange={onCountChange}
      />
      <InvoiceDrawer invoiceId={invoiceId} selection={selection} onClose={() => show(filters)} />
    </Page>
  );
}
