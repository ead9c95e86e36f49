import { formatMoney } from '../../core/money/formatMoney.ts';
import type { BankTransaction } from '../data/schema.ts';

/** The amount in its original currency: `88.20 EUR`. */
export function formatOriginal(
  { originalAmount, originalCurrency }: NonNullable<BankTransaction['currencyInfo']>,
  locale: string,
): string {
  try {
    const amount = formatMoney(originalAmount, { currency: originalCurrency, locale, currencyDisplay: 'none' });
    return `${amount}\u00A0${originalCurrency}`;
  } catch {
    return `${originalCurrency} ${originalAmount}`; // an unknown currency, in minor units
  }
}
