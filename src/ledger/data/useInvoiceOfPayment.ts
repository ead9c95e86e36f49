'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { queryInvoices } from '../../invoices/data/api.ts';
import { cachedInvoices } from '../../invoices/data/cachedInvoices.ts';
import type { Invoice } from '../../invoices/data/schema.ts';
import type { GlEntry } from './schema.ts';

/**
 * The invoice that lists a payment: a loaded one, or the one whose number the payment's entry has. The service can't be asked for a
 * payment. Null if it is neither.
 */
const invoiceOfPaymentOptions = (daybook: Daybook, paymentId: string, invoiceNumber: string | undefined) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'invoices', 'ofPayment', paymentId, invoiceNumber),
    queryFn: async ({ signal }): Promise<Invoice | null> => {
      const listsPayment = ({ payments }: Invoice) => payments?.some(({ id }) => id === paymentId) ?? false;
      const loaded = cachedInvoices(daybook).find(listsPayment);
      if (loaded || !invoiceNumber) return loaded ?? null;
      const query = { filter: { invoiceNumber: { equal: invoiceNumber } }, signal };
      const { rows } = await queryInvoices(daybook[internals].http, query);
      return rows.find(listsPayment) ?? null;
    },
  });

/** The invoice of a payment that is an entry's source; null if it is unknown. */
export function useInvoiceOfPayment(paymentId: string, { entity }: GlEntry) {
  const daybook = useDaybookContext();
  const invoiceNumber = entity?.secondaryDisplayName?.match(/\S*\d\S*/)?.[0]; // of "Invoice INV-1591"
  return useQuery(invoiceOfPaymentOptions(daybook, paymentId, invoiceNumber), daybook.queryClient);
}
