import type { Daybook } from '../../core/daybookContext.ts';
import { cachedInvoices } from '../../invoices/data/cachedInvoices.ts';
import { cachedNames } from '../../reference-lists/data/cachedNames.ts';

/** What transactions refer to, from the cache; an invoice only if it is loaded. */
export function cachedTransactionNames(daybook: Daybook) {
  return {
    ...cachedNames(daybook),
    /** @param id of the invoice or of one of its line items. */
    invoice: (id: string) =>
      cachedInvoices(daybook).find((invoice) => invoice.id === id || invoice.lineItems?.some((item) => item.id === id)),
  };
}
