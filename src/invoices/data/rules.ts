import type { PlainDate } from '../../core/dates/plainDate.ts';
import { DaybookError } from '../../core/errors.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { getDueDate, isOutstanding, isOverdue } from './aging.ts';
import type { Invoice } from './schema.ts';

/** How much of a person's attention an invoice asks for. */
export type InvoiceTone = 'quiet' | 'good' | 'warning' | 'danger';

/**
 * Which tone the status of an invoice has. It goes by what is settled and by the due date, never by the words of the status,
 * which may be in another language.
 * @param today the day in the company's time zone.
 */
export function statusTone(invoice: Invoice, today: PlainDate): InvoiceTone {
  if (invoice.invoiceStatus === 'CLOSED') return 'good';
  if (isOverdue(invoice, today)) return 'danger';
  return isOutstanding(invoice) && getDueDate(invoice) === today ? 'warning' : 'quiet';
}

/**
 * What the status of an invoice is called: in the service's own words, or else by what kind it is.
 * @param messages texts that have words such as `invoiceStatusOPEN`.
 * @returns undefined where the service says neither.
 */
export function statusText(
  { detailedInvoiceDisplayStatus, invoiceStatus }: Invoice,
  messages: Messages,
): string | undefined {
  const kind = visibleText(invoiceStatus);
  return visibleText(detailedInvoiceDisplayStatus) ?? (kind && visibleText(wordOf(messages, 'invoiceStatus', kind)));
}

/** A text that says something; undefined for one that is missing, or has no character that can be seen. */
export function visibleText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed && /[^\p{Z}\p{Cc}\p{Cf}]/u.test(trimmed) ? trimmed : undefined;
}

/** Whether a failure says that a record is none that a person may see, so that nothing known of it before is shown either. */
export function isInaccessible(error: Error | null): boolean {
  return error instanceof DaybookError && (error.kind === 'forbidden' || error.kind === 'notFound');
}
