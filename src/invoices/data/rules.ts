import type { PlainDate } from '../../core/dates/plainDate.ts';
import { DaybookError } from '../../core/errors.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { getDueDate, isOutstanding, isOverdue } from './aging.ts';
import type { Invoice } from './schema.ts';

/** How urgent an invoice is; `hollow` if nothing is owed, as of a draft. */
export type InvoiceTone = 'quiet' | 'hollow' | 'good' | 'accent' | 'warning' | 'danger';

/** The service’s texts that are known, with the end of their key in the messages, after `statusText`. */
const knownTexts = new Map<string | undefined, { tone: InvoiceTone; code: string }>([
  ['Overdue', { tone: 'danger', code: 'OVERDUE' }],
  ['Due today', { tone: 'warning', code: 'DUE_TODAY' }],
  ['Partially paid', { tone: 'accent', code: 'PARTIALLY_PAID' }],
  ['Paid', { tone: 'good', code: 'PAID' }],
  ['Draft', { tone: 'hollow', code: 'DRAFT' }],
  ['Cancelled', { tone: 'hollow', code: 'CANCELLED' }],
  ['Open', { tone: 'quiet', code: 'OPEN' }],
]);

/**
 * The tone of an invoice’s status: of the service’s text, whose day may be another one, or by payment and due date if the text
 * is unknown, for example in another language.
 * @param today the date in the company’s time zone.
 */
export function statusTone(invoice: Invoice, today: PlainDate): InvoiceTone {
  const { invoiceStatus, detailedInvoiceDisplayStatus } = invoice;
  const known = knownTexts.get(detailedInvoiceDisplayStatus?.trim());
  if (known) return known.tone;
  if (invoiceStatus === 'CLOSED') return 'good';
  if (invoiceStatus === 'DRAFT' || invoiceStatus === 'CANCELLED') return 'hollow';
  if (isOverdue(invoice, today)) return 'danger';
  if (isOutstanding(invoice) && getDueDate(invoice) === today) return 'warning';
  return isPartlyPaid(invoice) ? 'accent' : 'quiet';
}

/** Whether a part of an open invoice is paid. */
export function isPartlyPaid(invoice: Invoice): boolean {
  return isOutstanding(invoice) && invoice.totals.paidAmount > 0;
}

/**
 * The status as the service words it, in the user’s language if the text is known, or else by its code.
 * @param messages has keys such as `invoiceStatusOPEN`.
 * @returns undefined if the service sends neither.
 */
export function statusText(
  { detailedInvoiceDisplayStatus, invoiceStatus }: Invoice,
  messages: Messages,
): string | undefined {
  const text = visibleText(detailedInvoiceDisplayStatus);
  const known = knownTexts.get(text);
  if (known) return wordOf(messages, 'statusText', known.code);
  const code = visibleText(invoiceStatus);
  return text ?? (code && visibleText(wordOf(messages, 'invoiceStatus', code)));
}

/** The trimmed text; undefined if it is missing or has no visible character. */
export function visibleText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed && /[^\p{Z}\p{Cc}\p{Cf}]/u.test(trimmed) ? trimmed : undefined;
}

/** Whether the invoice is forbidden or missing, so that no placeholder may be shown either. */
export function isInaccessible(error: Error | null): boolean {
  return error instanceof DaybookError && (error.kind === 'forbidden' || error.kind === 'notFound');
}
