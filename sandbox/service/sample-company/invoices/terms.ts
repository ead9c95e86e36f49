import type { InvoiceRecord } from '../books.ts';

/** Days until an invoice is due. `OTHER` is a custom term. */
export const termDays: Readonly<Record<InvoiceRecord['termType'], number>> = {
  DUE_NOW: 0,
  NET_10: 10,
  NET_15: 15,
  NET_30: 30,
  NET_60: 60,
  OTHER: 45,
};
