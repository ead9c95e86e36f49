'use client';
import type { ReactNode } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { BalanceChartSkeleton } from '../chart/BalanceChartSkeleton.tsx';
import type { ledgerMessages } from '../messages.ts';
import { AccountLine } from './AccountLine.tsx';
import { LedgerFigures } from './LedgerFigures.tsx';
import type { AccountLedgerData } from './useAccountLedger.ts';

const loadOverview = () => import('./LedgerOverview.tsx');

interface LedgerHeaderProps {
  ledger: AccountLedgerData;
  isCharted: boolean;
  /** Whether the chart shows on phones, too. */
  isChartOpen: boolean;
  onChartOpenChange: (isOpen: boolean) => void;
  onRangeSelect: (begin: PlainDate, end: PlainDate) => void;
  /** At the end of the account’s line. */
  actions: ReactNode;
  /** The account picker. */
  children: ReactNode;
  messages: typeof ledgerMessages;
}

/** The account, its figures and the chart of its balance. */
export function LedgerHeader({ ledger, isCharted, actions, children, messages, ...chart }: LedgerHeaderProps) {
  const { query, range, account, ledger: entries, summary, isFiltered, isLoadingPages, selectDay } = ledger;
  const isLoading = entries.isFetching || isLoadingPages;
  const hasFigures = entries.data !== undefined || !entries.error;
  const shown = { range, isFiltered, messages };
  const figures = <LedgerFigures {...shown} summary={summary} isLoading={isLoading} />;
  return (
    <>
      <AccountLine {...shown} account={account} accountingMethod={query.accountingMethod} actions={actions}>
        {children}
      </AccountLine>
      {hasFigures && !isCharted && figures}
      {hasFigures && isCharted && (
        <LazyPart
          key={JSON.stringify({ ...query, oldestFirst: undefined })}
          load={loadOverview}
          fallback={
            <>
              {figures}
              <BalanceChartSkeleton />
            </>
          }
          props={{
            ...chart,
            query,
            range,
            summary,
            isLoading,
            firstPageEnd: entries.data?.pages[0]?.rows.at(-1)?.date,
            onDaySelect: selectDay,
            messages,
          }}
        />
      )}
    </>
  );
}
