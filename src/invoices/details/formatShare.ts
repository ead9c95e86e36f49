import { wordOf } from '../../core/messages/wordOf.ts';
import { formatDecimal, formatMinorDecimal, formatPercent } from '../../core/money/formatDecimal.ts';
import { visibleText } from '../data/rules.ts';
import type { InvoiceShare } from '../data/schema.ts';
import type { invoiceDetailsMessages } from './messages.ts';

interface ShareFormat {
  currency: string;
  locale: string;
  messages: typeof invoiceDetailsMessages;
}

/**
 * Formats a percentage such as `8.875%`, or an amount such as `500.00`. A value that isn’t a number is shown as is.
 * @returns undefined without a value.
 */
export function formatShare(share: InvoiceShare | null | undefined, { currency, locale, messages }: ShareFormat) {
  const value = visibleText(share?.value);
  const type = visibleText(share?.type);
  if (value === undefined) return undefined;
  if (type === 'PERCENT') return formatPercent(value, { locale });
  if (type === 'AMOUNT') return formatMinorDecimal(value, { locale, currency });
  const number = formatDecimal(value, { locale });
  const word = type && visibleText(wordOf(messages, 'share', type));
  return word ? messages.share({ value: number, type: word }) : number;
}
