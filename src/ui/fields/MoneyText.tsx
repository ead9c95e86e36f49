'use client';
import { useCallback } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney, hasParentheses } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';

interface MoneyTextProps {
  amount: Minor;
  /** Shows a plus sign, too, and marks positive amounts with `data-positive`. */
  isSigned?: boolean;
}

/** An amount without its currency, which is named once above the table. The sign is text, never color alone. */
export function MoneyText({ amount, isSigned = false }: MoneyTextProps) {
  const { currency, locale, currencySign } = useDaybookContext();
  const format = useMoneyFormat(isSigned);
  return (
    // Keeps the sign on its side of the digits on RTL pages.
    <bdi
      className="daybook-money"
      data-zero={amount === 0 || undefined}
      data-negative={amount < 0 || undefined}
      data-positive={(isSigned && amount > 0) || undefined}
      data-parentheses={hasParentheses({ currency, locale, currencySign }) || undefined}
    >
      {format(amount)}
    </bdi>
  );
}

/**
 * Returns a function that formats an amount as `MoneyText` does, for sentences.
 * @param isSigned shows a plus sign, too, as lists of bank transactions do.
 */
export function useMoneyFormat(isSigned = false): (amount: Minor) => string {
  const { currency, locale, currencySign } = useDaybookContext();
  const signDisplay = isSigned ? 'exceptZero' : 'auto';
  return useCallback(
    (amount) => formatMoney(amount, { currency, locale, currencyDisplay: 'none', currencySign, signDisplay }),
    [currency, locale, currencySign, signDisplay],
  );
}
