'use client';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { ListTable, type ListTableHandle } from '../../list/table/ListTable.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import type { PlacedRow } from '../../ui/feedback/unreadableRows.ts';
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
  layout: ListLayout<GlEntry>;
  rows: GlEntry[];
  unreadable: readonly PlacedRow[];
  beginningBalance: Minor | null | undefined;
  /** The period’s first day; undefined for all dates. */
  begin: PlainDate | undefined;
  ledger: ReturnType<typeof useGeneralLedger>;
  isLoadingAll: boolean;
  isFiltered: boolean;
  showChart: boolean;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  messages: typeof ledgerMessages;
}

/** The entries between the beginning balance and the totals, below the balance chart. */
export function LedgerTable(props: LedgerTableProps) {
  const { caption, layout, rows, unreadable, beginningBalance, begin, ledger, ...others } = props;
  const { onEntrySelect, isFiltered, messages } = others;
  const table = useRef<ListTableHandle>(null);
  const pages = ledger.data?.pages;
  const totals = useMemo(() => sumPages(pages ?? []), [pages]);
  // More entries of the last loaded day may follow, so its balance is not known yet.
  const knownDays = useMemo(
    () => daysWithKnownBalance(ledger.hasNextPage ? totals.days.slice(0, -1) : totals.days, rows, unreadable),
    [totals, ledger.hasNextPage, rows, unreadable],
  );
  const days = useDeferredValue(knownDays); // rows render before the chart
  const goTo = useCallback((index: number) => table.current?.goTo(index), []);
  const isLastReadable = unreadable.at(-1)?.rowsBefore !== rows.length;
  const hasBeginning = typeof beginningBalance === 'number';
  return (
    <>
      {props.showChart && (
        <BalanceChart days={days} isComplete={!ledger.hasNextPage} onDaySelect={goTo} messages={messages} />
      )}
      <ListTable<GlEntry>
        caption={caption}
        layout={layout}
        rows={rows}
        unreadable={unreadable}
        handle={table}
        list={ledger}
        isLoadingAll={props.isLoadingAll}
        onRowSelect={onEntrySelect && ((entry) => onEntrySelect(toSelection(entry)))}
        leadingRow={
          hasBeginning
            ? (columns) => (
                <BeginningBalanceRow
                  columns={columns}
                  balance={beginningBalance}
                  date={begin}
                  isFiltered={isFiltered}
                  messages={messages}
                />
              )
            : undefined
        }
        footer={(columns) => (
          <TotalsRow
            columns={columns}
            totals={totals}
            isFiltered={isFiltered}
            messages={messages}
            count={rows.length}
            notIncluded={unreadable.length}
            rowIndex={ledger.hasNextPage ? undefined : rows.length + unreadable.length + (hasBeginning ? 3 : 2)}
            closingBalance={ledger.hasNextPage || !isLastReadable ? undefined : rows.at(-1)?.runningBalance}
          />
        )}
      />
    </>
  );
}
