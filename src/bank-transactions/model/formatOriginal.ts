import { formatMoney } from '../../core/money/formatMoney.ts';
import type { BankTransaction } from '../data/schema.ts';

/** The amount in its original currency. */
export function formatOriginal(
  { originalAmount, originalCurrency }: NonNullable<BankTransaction['currencyInfo']>,
  locale: string,
): string {
  try {
    return formatMoney(originalAmount, { currency: originalCurrency, locale, currencyDisplay: 'code' });
  } catch {
    return `${originalCurrency} ${originalAmount}`; // an unknown currency, in minor units
  }
}
