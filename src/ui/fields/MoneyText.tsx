'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney, hasParentheses } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';

/** An amount as a plain number; what currency it is in stands once, above the table. Negatives are written as the locale's accountants do; the sign is text, never colour alone. */
export function MoneyText({ amount }: { amount: Minor }) {
  const { currency, locale } = useDaybookContext();
  return (
    // A sign must stay on its side of the digits where the page runs from right to left.
    <bdi
      className="daybook-money"
      data-negative={amount < 0 || undefined}
      data-parentheses={hasParentheses({ currency, locale }) || undefined}
    >
      {formatMoney(amount, { currency, locale, currencyDisplay: 'none', currencySign: 'accounting' })}
    </bdi>
  );
}
