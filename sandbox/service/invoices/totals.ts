import { divideHalfUp } from '../posting/allocate.ts';
import { PostingError } from '../posting/posting.ts';
import type { InvoiceRecord } from '../sample-company/books.ts';

/** The totals of an invoice, in minor units. */
export interface InvoiceTotals {
  /** Per line item: quantity × rate, before discount and tax. */
  lineAmounts: number[];
  subtotal: number;
  /** The amount deducted from the subtotal; usually not negative. */
  discount: number;
  discountedTotal: number;
  salesTax: number;
  total: number;
}

/**
 * Calculates an invoice. Every line, the discount and the tax of each rate round half up to whole minor units. Lines with the
 * same tax rate are taxed together, after the discount or before it, depending on `discountBeforeSalesTax`.
 * @throws {PostingError} if a number isn't a decimal, or a total exceeds ±(2^53 − 1).
 * @see "Invoice arithmetic" in open-points.md: 2.0 × 5000.0, 5 % off, 8.875 % tax → 10000, 9500, 843, 10343
 */
export function invoiceTotals(
  invoice: Pick<InvoiceRecord, 'id' | 'discountPercent' | 'discountBeforeSalesTax'> & {
    lineItems: readonly Pick<InvoiceRecord['lineItems'][number], 'quantity' | 'rate' | 'salesTaxPercent'>[];
  },
): InvoiceTotals {
  const percent = parseDecimal(invoice.discountPercent ?? '0');
  const lineAmounts = invoice.lineItems.map((line) => {
    const [quantity, rate] = [parseDecimal(line.quantity), parseDecimal(line.rate)];
    return divideHalfUp(quantity.units * rate.units, quantity.one * rate.one);
  });
  const subtotal = lineAmounts.reduce((sum, amount) => sum + amount, 0n);
  const hundredPercent = 100n * percent.one;
  const discountedTotal = divideHalfUp(subtotal * (hundredPercent - percent.units), hundredPercent);

  const taxable = new Map<string, bigint>();
  for (const [index, { salesTaxPercent }] of invoice.lineItems.entries()) {
    if (salesTaxPercent === null) continue;
    taxable.set(salesTaxPercent, (taxable.get(salesTaxPercent) ?? 0n) + (lineAmounts[index] ?? 0n));
  }
  const taxedPercent = hundredPercent - (invoice.discountBeforeSalesTax === false ? 0n : percent.units);
  let salesTax = 0n;
  for (const [rate, amount] of taxable) {
    const discounted = divideHalfUp(amount * taxedPercent, hundredPercent);
    const { units, one } = parseDecimal(rate);
    salesTax += divideHalfUp(discounted * units, 100n * one);
  }

  const exact = (amount: bigint) => {
    if (!Number.isSafeInteger(Number(amount))) throw new PostingError(`${invoice.id}: the total is too large.`);
    return Number(amount);
  };
  return {
    lineAmounts: lineAmounts.map(exact),
    subtotal: exact(subtotal),
    discount: exact(subtotal - discountedTotal),
    discountedTotal: exact(discountedTotal),
    salesTax: exact(salesTax),
    total: exact(discountedTotal + salesTax),
  };
}

/**
 * "8.875" → 8875 units, where 1000 units make one.
 * @throws {PostingError} if it is not a decimal.
 */
export function parseDecimal(text: string): { units: bigint; one: bigint } {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new PostingError(`"${text}" is not a decimal number.`);
  const [, whole = '', fraction = ''] = match;
  return { units: BigInt(whole + fraction), one: 10n ** BigInt(fraction.length) };
}
