import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { sum } from '../../core/money/sum.ts';
import { type AgingBucketTotal, isOutstanding, sumByAgingBucket } from '../data/aging.ts';
import type { Invoice } from '../data/schema.ts';

/** What a customer owes. */
export interface CustomerAging {
  customer: Invoice['customer'];
  parts: AgingBucketTotal[];
  /** Their sum, in minor units. */
  balance: Minor;
}

/**
 * Outstanding totals by customer and aging bucket; invoices without a customer are one group.
 * @returns the highest balance first.
 * @throws {RangeError} if an amount exceeds ±(2^53 − 1).
 */
export function sumByCustomer(invoices: readonly Invoice[], today: PlainDate): CustomerAging[] {
  const groups = new Map<string | undefined, Invoice[]>();
  for (const invoice of invoices) {
    if (!isOutstanding(invoice)) continue;
    const group = groups.get(invoice.customer?.id);
    if (group) group.push(invoice);
    else groups.set(invoice.customer?.id, [invoice]);
  }
  return [...groups.values()]
    .map((group) => {
      const parts = sumByAgingBucket(group, today);
      return { customer: group[0]?.customer, parts, balance: sum(parts.map(({ balance }) => balance)) };
    })
    .toSorted((one, other) => other.balance - one.balance);
}
