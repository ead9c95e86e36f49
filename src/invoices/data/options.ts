import { queryOptions } from '@tanstack/react-query';
import { isEndpointMissing } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { everyPage } from '../../core/http/paging.ts';
import { type DaybookReader, internals } from '../../core/internals.ts';
import { pagedListOptions, pageRequest } from '../../core/pages/pagedList.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getInvoice, type InvoiceQuery, queryInvoices } from './api.ts';
import type { Invoice } from './schema.ts';

/** Options for `useInfiniteQuery` and `prefetchInfiniteQuery`: invoices, page by page. */
export const invoicesOptions = (daybook: DaybookReader, query: InvoiceQuery = {}) =>
  pagedListOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'list', query),
    readPage: (context) => queryInvoices(daybook[internals].http, { ...query, ...pageRequest(context, query.limit) }),
  });

export interface InvoiceOptions {
  /**
   * The invoice as loaded elsewhere, shown until the service responds. It is also the result if the service has no endpoint for
   * one invoice and more invoices than are searched.
   */
  placeholderData?: Invoice | undefined;
}

/** Options for `useQuery` and `prefetchQuery`: one invoice; without an endpoint for it, from the first 1,000 of the list. */
export const invoiceOptions = (daybook: DaybookReader, invoiceId: string, { placeholderData }: InvoiceOptions = {}) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'one', invoiceId),
    queryFn: async ({ signal }) => {
      const { http } = daybook[internals];
      try {
        return await getInvoice(http, { invoiceId, signal });
      } catch (error) {
        if (!isEndpointMissing(error)) throw error;
        const listed = await findInList(http, { invoiceId, signal }).catch((listError: unknown) => {
          throw isEndpointMissing(listError) ? error : listError;
        });
        if (listed === 'missing') throw error;
        if (listed !== 'unknown') return listed;
        if (placeholderData?.id !== invoiceId) throw error;
        return placeholderData;
      }
    },
  });

/** Finds an invoice among the first 1,000 of the list, for a service without an endpoint for one invoice. */
async function findInList(
  http: HttpClient,
  { invoiceId, signal }: { invoiceId: string; signal: AbortSignal },
): Promise<Invoice | 'missing' | 'unknown'> {
  let pages = 0;
  for await (const { rows, next } of everyPage((cursor) =>
    queryInvoices(http, { limit: largestPage, cursor, signal }),
  )) {
    const invoice = rows.find(({ id }) => id === invoiceId);
    if (invoice) return invoice;
    if (next !== undefined && ++pages === 4) return 'unknown';
  }
  return 'missing';
}
