import { currencyDigits } from '../../core/money/currencies.ts';
import { type CsvWriter, toCsv, toDecimal } from '../../list/actions/csv.ts';
import { agingBuckets } from '../data/aging.ts';
import type { invoiceListMessages } from '../messages.ts';
import type { CustomerAging } from './sumByCustomer.ts';

/**
 * Writes the aging by customer as CSV, with decimal points.
 * @param currency ISO 4217 code; determines the number of decimals.
 */
export function agingCsv(currency: string, messages: typeof invoiceListMessages): CsvWriter<CustomerAging> {
  const digits = currencyDigits(currency);
  const buckets = agingBuckets.map((bucket) => messages[`aging${bucket}`]);
  const headers = [messages.customer, messages.email, ...buckets, messages.total, messages.customerId];
  return toCsv(headers, ({ customer, parts, balance }) => [
    customer?.name ?? '',
    customer?.email ?? '',
    ...parts.map((part) => toDecimal(part.balance, digits)),
    toDecimal(balance, digits),
    customer?.id ?? '',
  ]);
}
