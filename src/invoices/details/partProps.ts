import type { Invoice } from '../data/schema.ts';
import type { invoiceDetailsMessages } from './messages.ts';

/** What a part of an invoice is drawn with. Each draws nothing where the invoice says nothing of it. */
export interface SectionPartProps {
  invoice: Invoice;
  messages: typeof invoiceDetailsMessages;
}
