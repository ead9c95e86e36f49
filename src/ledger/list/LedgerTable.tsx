'use client';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import type { PlacedRow } from '../../ui/feedback/unreadableRows.ts';
import type { TableColumn } from '../../ui/table/columnDef.ts';
import { Table, type TableHandle } from '../../ui/table/Table.tsx';
import { BalanceChart } from '../chart/BalanceChart.tsx';
import type { useGeneralLedger } from '../data/queries.ts';
import type { GlEntry } from '../data/schema.ts';
import { daysWithKnownBalance, sumPages } from '../data/totals.ts';
import type { ledgerMessages } from '../messages.ts';
import { BeginningBalanceRow } from './BeginningBalanceRow.tsx';
import { type LedgerEntrySelection, toSelection } from './columns.tsx';
import { TotalsRow } from './TotalsRow.tsx';

interface LedgerTableProps {
  caption: string;
  columns: readonly TableColumn<GlEntry>[];
  rows: GlEntry[];
  unreadable: readonly PlacedRow[];
  beginningBalance: Minor | null | undefined;
  /** The first day of the period; undefined for all days. */
  begin: PlainDate | undefined;
  ledger: ReturnType<typeof useGeneralLedger>;
  isLoadingAll: boolean;
  isNarrowed: boolean;
  showChart: boolean;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  messages: typeof ledgerMessages;
}

/** The lines of a ledger between its beginning balance and its totals, with the balance over time above them. */
export function LedgerTable(props: LedgerTableProps) {
  const { caption, columns, rows, unreadable, beginningBalance, begin, ledger, ...others } = props;
  const { onEntrySelect, isNarrowed, messages } = others;
  const table = useRef<TableHandle>(null);
  const pages = ledger.data?.pages;
  const totals = useMemo(() => sumPages(pages ?? []), [pages]);
  // Of the last day that is loaded more entries may follow, so its balance is not known yet.
  const wholeDays = useMemo(
    () => daysWithKnownBalance(ledger.hasNextPage ? totals.days.slice(0, -1) : totals.days, rows, unreadable),
    [totals, ledger.hasNextPage, rows, unreadable],
  );
  // Rows come first; the line follows when there is time.
  const days = useDeferredValue(wholeDays);
  const goTo = useCallback((index: number) => table.current?.goTo(index), []);
  // After an unreadable last entry, the balance is unknown.
  const isLastRead = unreadable.at(-1)?.rowsBefore !== rows.length;
  const hasBeginning = typeof beginningBalance === 'number';
  return (
    <>
      {props.showChart && (
        <BalanceChart days={days} isWhole={!ledger.hasNextPage} onDaySelect={goTo} messages={messages} />
      )}
      <Table<GlEntry>
        {...{ caption, columns, rows, unreadable }}
        handle={table}
        pages={{
          hasNextPage: ledger.hasNextPage,
          isFetchingNextPage: ledger.isFetchingNextPage || props.isLoadingAll,
          isFetchNextPageError: ledger.isFetchNextPageError,
          isOutdated: ledger.isRefetching || ledger.isRefetchError,
          fetchNextPage: ledger.fetchNextPage,
        }}
        onRowSelect={onEntrySelect && ((entry) => onEntrySelect(toSelection(entry)))}
        leadingRows={
          hasBeginning && <BeginningBalanceRow balance={beginningBalance} date={begin} {...{ isNarrowed, messages }} />
        }
        footer={
          <TotalsRow
            {...{ totals, isNarrowed, messages }}
            count={rows.length}
            notIncluded={unreadable.length}
            rowIndex={ledger.hasNextPage ? undefined : rows.length + unreadable.length + (hasBeginning ? 3 : 2)}
            closingBalance={ledger.hasNextPage || !isLastRead ? undefined : rows.at(-1)?.runningBalance}
          />
        }
      />
    </>
  );
}
