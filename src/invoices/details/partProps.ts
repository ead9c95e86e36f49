import type { Invoice } from '../data/schema.ts';
import type { invoiceDetailsMessages } from './messages.ts';

/** Props of each section. A section without content renders nothing. */
export interface SectionPartProps {
  invoice: Invoice;
  messages: typeof invoiceDetailsMessages;
}
