'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { exactSum } from '../../core/money/sum.ts';
import { SummaryRow } from '../../list/rows/SummaryRow.tsx';
import type { ListTableModel } from '../../list/table/useListTable.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { TotalAmount } from '../data/totals.ts';
import { isFailed } from '../data/trialBalance.ts';
import type { trialBalanceMessages } from '../messages.ts';
import { knownFigures, type TrialBalanceRow } from './columns.tsx';

interface TrialBalanceTotalsProps {
  /** The visible columns. */
  columns: ListTableModel<TrialBalanceRow>['columns'];
  isSelectable: boolean;
  rows: readonly TrialBalanceRow[];
  /** Whether these are all accounts of the company: only then do debits equal credits. */
  areAll: boolean;
  /** Whether the figures may have changed and are being read. */
  isUpdating: boolean;
  messages: typeof trialBalanceMessages;
}

/** The sums of debits and of credits once all are known, and whether they are equal. Signs of balances are the service's own. */
export function TrialBalanceTotals(props: TrialBalanceTotalsProps) {
  const { columns, isSelectable, rows, areAll, isUpdating, messages } = props;
  const { currency, locale, currencySign } = useDaybookContext();
  const { debits, credits } = useMemo(
    () => ({ debits: totalOf(rows, 'debits'), credits: totalOf(rows, 'credits') }),
    [rows],
  );
  const isKnown = typeof debits === 'number' && typeof credits === 'number' && !isUpdating;
  const format = (amount: number) => formatMoney(toMinor(amount), { currency, locale, currencySign });
  const verdict = () => {
    if (isUpdating) return messages.updating;
    if (!isKnown) return debits === null || credits === null ? messages.notKnown : messages.loadAllForTotals;
    if (!areAll) return messages.someTotals;
    if (debits === credits) return messages.debitsEqualCredits;
    const difference = format(Math.abs(debits - credits));
    const unequal = debits > credits ? messages.debitsExceedCredits : messages.creditsExceedDebits;
    return <span className="daybook-error-text">{unequal({ amount: difference })}</span>;
  };
  return (
    <SummaryRow
      columns={columns}
      isSelectable={isSelectable}
      className="daybook-trial-balance-totals"
      rowIndex={rows.length + 2}
      label={verdict()}
      cells={{
        opening: null,
        debits: isKnown && <MoneyText amount={debits} />,
        credits: isKnown && <MoneyText amount={credits} />,
        closing: null,
      }}
    />
  );
}

/** Null if the figure of an account cannot be known, or the sum is not exact. */
function totalOf(rows: readonly TrialBalanceRow[], figure: 'debits' | 'credits'): TotalAmount {
  if (rows.some(({ result }) => isFailed(result) || result[figure] === null)) return null;
  const amounts = knownFigures(rows, figure);
  return amounts && (exactSum(amounts) ?? null);
}
