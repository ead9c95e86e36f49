import type { InvoiceRecord } from './books.ts';

/** Days from an invoice's date until it is due. `OTHER` is what was agreed with the few who have it. */
export const termDays: Readonly<Record<InvoiceRecord['termType'], number>> = {
  DUE_NOW: 0,
  NET_10: 10,
  NET_15: 15,
  NET_30: 30,
  NET_60: 60,
  OTHER: 45,
};
