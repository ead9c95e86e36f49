'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { type InvoiceOptions, invoiceOptions } from './options.ts';

/** One invoice. */
export function useInvoice(invoiceId: string, { placeholderData }: InvoiceOptions = {}) {
  const daybook = useDaybookContext();
  return useQuery({ ...invoiceOptions(daybook, invoiceId, { placeholderData }), placeholderData }, daybook.queryClient);
}
