'use client';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import { firstOutdated } from '../../core/query/refetchPages.ts';
import type { PagesInView } from '../../core/query/usePagesInView.ts';
import { ListTable, type ListTableHandle } from '../../list/table/ListTable.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import type { PlacedRow } from '../../ui/feedback/unreadableRows.ts';
import { BalanceChart } from '../chart/BalanceChart.tsx';
import type { useGeneralLedger } from '../data/queries.ts';
import type { GlEntry, LedgerPage } from '../data/schema.ts';
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
  pagesInView: PagesInView;
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
  const pages = ledger.data?.pages ?? noPages;
  const currentCount = firstOutdated(pages);
  const isCurrent = currentCount === pages.length;
  const isComplete = isCurrent && !ledger.hasNextPage;
  const totals = useMemo(() => sumPages(pages.slice(0, currentCount)), [pages, currentCount]);
  // More entries of the last day may follow, so its balance is not known yet.
  const knownDays = useMemo(
    () => daysWithKnownBalance(isComplete ? totals.days : totals.days.slice(0, -1), rows, unreadable),
    [totals, isComplete, rows, unreadable],
  );
  const days = useDeferredValue(knownDays); // rows render before the chart
  const goTo = useCallback((index: number) => table.current?.goTo(index), []);
  const isLastReadable = unreadable.at(-1)?.rowsBefore !== rows.length;
  const hasBeginning = typeof beginningBalance === 'number';
  return (
    <>
      {props.showChart && <BalanceChart days={days} isComplete={isComplete} onDaySelect={goTo} messages={messages} />}
      <ListTable<GlEntry>
        caption={caption}
        layout={layout}
        rows={rows}
        unreadable={unreadable}
        handle={table}
        list={ledger}
        pagesInView={props.pagesInView}
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
            totals={isCurrent ? totals : undefined}
            isFiltered={isFiltered}
            messages={messages}
            count={rows.length}
            notIncluded={unreadable.length}
            rowIndex={!isComplete ? undefined : rows.length + unreadable.length + (hasBeginning ? 3 : 2)}
            closingBalance={!isComplete || !isLastReadable ? undefined : rows.at(-1)?.runningBalance}
          />
        )}
      />
    </>
  );
}

const noPages: readonly LedgerPage[] = [];
