import type { InvoiceRecord } from './books.ts';

/** All minor units. */
export interface InvoiceTotals {
  subtotal: number;
  discountedTotal: number;
  salesTax: number;
  total: number;
}

/**
 * What an invoice comes to: lines are rounded each, the discount comes off their sum, and the tax of each line is
 * taken after its share of the discount. Every step rounds half up to whole minor units.
 * @see "Invoice arithmetic" in the README: 2 × 5000, less 5 %, plus 8.875 % is 9500 + 843 = 10343.
 */
export function invoiceTotals({ lineItems, discountPercent }: InvoiceRecord): InvoiceTotals {
  const kept = difference('100', discountPercent ?? '0');
  const amounts = lineItems.map((line) => roundHalfUp(product(line.quantity, line.rate)));
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const discountedTotal = roundHalfUp(product(String(subtotal), kept, '0.01'));
  const salesTax = lineItems.reduce((tax, line, index) => {
    const discounted = roundHalfUp(product(String(amounts[index]), kept, '0.01'));
    return tax + roundHalfUp(product(String(discounted), line.salesTaxPercent ?? '0', '0.01'));
  }, 0);
  return { subtotal, discountedTotal, salesTax, total: discountedTotal + salesTax };
}

/** A decimal number without a binary fraction in between: `digits` × 10^−`places`. */
interface Decimal {
  digits: bigint;
  places: number;
}

function decimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

function product(...factors: string[]): Decimal {
  return factors.map(decimal).reduce((left, right) => ({
    digits: left.digits * right.digits,
    places: left.places + right.places,
  }));
}

function difference(from: string, taken: string) {
  const { digits, places } = decimal(taken);
  const rest = BigInt(from) * 10n ** BigInt(places) - digits;
  const text = String(rest).padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** Of an amount that is not negative. */
function roundHalfUp({ digits, places }: Decimal): number {
  const unit = 10n ** BigInt(places);
  return Number((2n * digits + unit) / (2n * unit));
}
