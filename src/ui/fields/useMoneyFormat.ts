'use client';
import { useCallback } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';

/**
 * Returns a function that formats an amount as `MoneyText` does, for sentences: without its currency, which is named once.
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
