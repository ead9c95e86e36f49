'use client';
import { type Ref, useContext } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { PlacedRow } from '../../core/pages/placedRows.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import { isShownAt } from '../../list/columns/listFeatures.ts';
import type { RowSelection } from '../../list/rows/useRowSelection.ts';
import { ListTable } from '../../list/table/ListTable.tsx';
import type { ListTableHandle } from '../../list/table/listTableHandle.ts';
import type { ListLayout, ListTableModel } from '../../list/table/useListTable.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type { useGeneralLedger } from '../data/queries.ts';
import type { GlEntry } from '../data/schema.ts';
import { type LedgerSourceType, sourceTypeOf } from '../data/sourceTypeOf.ts';
import type { LedgerSummary } from '../data/useLedgerSummary.ts';
import type { ledgerMessages } from '../messages.ts';
import type { sourceMessages } from '../source/sourceMessages.ts';
import { BalanceRow } from './BalanceRow.tsx';
import { type LedgerEntrySelection, toSelection } from './columns.tsx';
import { ExpandedEntryContext } from './ExpandedEntryContext.ts';
import { TotalsRow } from './TotalsRow.tsx';

// Its code is needed for an expanded row only.
const loadDetails = () => import('../source/SourceDetails.tsx');

interface LedgerTableProps {
  caption: string;
  layout: ListLayout<GlEntry>;
  rows: GlEntry[];
  unreadable: readonly PlacedRow[];
  summary: LedgerSummary;
  /** The day that the user chose in the chart: its rows stand out. */
  selectedDay: PlainDate | undefined;
  range: DateRange;
  ledger: ReturnType<typeof useGeneralLedger>;
  pagesInView: PagesInView;
  loadAll: LoadAllTask;
  isFiltered: boolean;
  onEntrySelect: ((selection: LedgerEntrySelection) => void) | undefined;
  getSourceType: ((entityId: string) => LedgerSourceType | undefined) | undefined;
  /** The checked entries; undefined without checkboxes. */
  selection: RowSelection<GlEntry> | undefined;
  handle: Ref<ListTableHandle>;
  /** Switches to the ledger of another account; undefined if the account is fixed. */
  onAccountSelect: ((glAccountId: string) => void) | undefined;
  /** Shows all entries of a day. */
  onDaySelect: (date: PlainDate) => void;
  /** The host's texts. */
  overrides: MessageOverrides<typeof sourceMessages> | undefined;
  messages: typeof ledgerMessages;
}

/** The entries between the balances before and after them. Balances of matching entries are not the account’s, so they have none. */
export function LedgerTable(props: LedgerTableProps) {
  const {
    caption,
    layout,
    rows,
    unreadable,
    summary,
    selectedDay,
    range,
    ledger,
    isFiltered,
    onEntrySelect,
    selection,
    messages,
  } = props;
  const isSelectable = selection !== undefined;
  const { opening, closing, isComplete, isNewestFirst } = summary;
  const expansion = useContext(ExpandedEntryContext);
  const isGrouped = layout.view.options?.groupByDay !== false;
  const renderDetails = (entry: GlEntry) => (
    <LazyPart
      load={loadDetails}
      props={{
        entry,
        type: entry.entity ? (props.getSourceType ?? sourceTypeOf)(entry.entity.id) : undefined,
        onOpen: onEntrySelect && ((entityId: string | undefined) => onEntrySelect({ entryId: entry.id, entityId })),
        onAccountSelect: props.onAccountSelect,
        onDaySelect:
          !isFiltered && range.begin === range.end && range.begin === entry.date ? undefined : props.onDaySelect,
        overrides: props.overrides,
        messages,
      }}
    />
  );
  const opens = { label: messages.openingBalance, date: range.begin, balance: opening };
  const closes = { label: messages.closingBalance, date: range.end, balance: closing };
  const balanceColumn = layout.columns.find(({ id }) => id === 'balance');
  const hasBalances = balanceColumn && isShownAt(Number.POSITIVE_INFINITY, balanceColumn, layout.view.columnVisibility);
  // The balances before the first row and after the last one.
  const boundary = ({ balance, ...props }: typeof opens, rowIndex: number) =>
    isFiltered || !hasBalances || typeof balance !== 'number'
      ? undefined
      : (columns: ListTableModel<GlEntry>['columns']) => (
          <BalanceRow {...props} columns={columns} isSelectable={isSelectable} balance={balance} rowIndex={rowIndex} />
        );
  const leadingRow = boundary(isNewestFirst ? closes : opens, 2);
  const rowCount = 1 + (leadingRow ? 1 : 0) + rows.length + unreadable.length;
  const trailingRow = isComplete ? boundary(isNewestFirst ? opens : closes, rowCount + 1) : undefined;
  return (
    <ListTable<GlEntry>
      caption={caption}
      layout={layout}
      rows={rows}
      unreadable={unreadable}
      handle={props.handle}
      selection={selection}
      list={ledger}
      pagesInView={props.pagesInView}
      loadAll={props.loadAll}
      onRowSelect={onEntrySelect && ((entry) => onEntrySelect(toSelection(entry)))}
      isMarked={selectedDay === undefined ? undefined : ({ date }) => date === selectedDay}
      groupOf={isGrouped ? dayOf : undefined}
      expansion={{ ...expansion, render: renderDetails }}
      leadingRow={leadingRow}
      trailingRow={trailingRow}
      footer={(columns, pending) => (
        <TotalsRow
          columns={columns}
          isSelectable={isSelectable}
          pending={pending}
          summary={summary}
          isFiltered={isFiltered}
          messages={messages}
          notIncluded={unreadable.length}
          rowIndex={isComplete ? rowCount + (trailingRow ? 2 : 1) : undefined}
        />
      )}
    />
  );
}

const dayOf = ({ date }: GlEntry) => date;
