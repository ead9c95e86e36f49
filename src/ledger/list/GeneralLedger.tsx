'use client';
import { forwardRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { selectionFeatures } from '../../list/columns/selectionFeatures.ts';
import { useListFilters } from '../../list/filters/useListFilters.ts';
import type { ListSlotProps } from '../../list/rows/listSlotProps.ts';
import { useSelect } from '../../list/selection/useSelect.ts';
import { type ListColumnProps, useListLayout } from '../../list/useListLayout.ts';
import { useListProps } from '../../list/useListProps.ts';
import { type SortingState, useListSorting } from '../../list/useListSorting.ts';
import { withoutListProps } from '../../list/withoutListProps.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { ofType } from '../../ui/root/useValidProps.ts';
import { isFiltered, type LedgerFilters, ledgerFilters, toLedgerQuery } from '../data/filters.ts';
import type { GlEntry } from '../data/schema.ts';
import type { LedgerSourceType } from '../data/sourceTypeOf.ts';
import { ledgerMessages } from '../messages.ts';
import type { sourceMessages } from '../source/sourceMessages.ts';
import { AccountLedger } from './AccountLedger.tsx';
import { AccountSwitcher, type AccountSwitching } from './AccountSwitcher.tsx';
import { type LedgerEntrySelection, useLedgerColumns } from './columns.tsx';
import type { EntrySelectionProps } from './useEntrySelection.ts';

export interface GeneralLedgerProps
  extends TitledComponentProps,
    ListColumnProps<GlEntry>,
    ListSlotProps<GlEntry>,
    EntrySelectionProps {
  /** The account to show. Without `onGlAccountIdChange` it is fixed: there is no account picker. */
  glAccountId?: string;
  /** The account to show first; default the first in the chart of accounts. */
  defaultGlAccountId?: string;
  /** Called with the id of the account that the user selects; controls `glAccountId`. */
  onGlAccountIdChange?: (glAccountId: string) => void;
  /** The filters, controlled with `onFiltersChange`. Invalid ones, such as an impossible date, are ignored and reported to `onError`. */
  filters?: LedgerFilters;
  /** The initial filters; default this year. */
  defaultFilters?: LedgerFilters;
  /** Called with all filters after each change: plain JSON for a URL or a database. */
  onFiltersChange?: (filters: LedgerFilters) => void;
  /** The order, controlled with `onSortingChange`: by `date`, and within a day as the service posts. */
  sorting?: SortingState;
  /** The initial order; default: newest first. */
  defaultSorting?: SortingState;
  /** Called with the new order. */
  onSortingChange?: (sorting: SortingState) => void;
  /** Shows the balance over time above the entries; default true. */
  showChart?: boolean;
  /** Loads the rest of the entries in the background, up to 5,000, so that totals appear; default true. */
  loadInBackground?: boolean;
  /** Called when the user opens an entry, for example to show its source record. */
  onEntrySelect?: (selection: LedgerEntrySelection) => void;
  /** The kind of a source record, for its icon; default by the prefix of its id, such as `btxn_`. */
  getSourceType?: (entityId: string) => LedgerSourceType | undefined;
  messages?: MessageOverrides<typeof ledgerMessages & typeof sourceMessages>;
}

/** An account’s general ledger: its entries in a period with debit, credit and running balance. */
export const GeneralLedger = forwardRef<HTMLElement, GeneralLedgerProps>(function GeneralLedger(props, ref) {
  const { glAccountId, defaultGlAccountId, onGlAccountIdChange, filters, defaultFilters, ...others } = props;
  const { onFiltersChange, sorting, defaultSorting, onSortingChange, showChart, onEntrySelect, ...rest } = others;
  const { loadInBackground, getSourceType, selectable, onSelectionChange, messages, ...rootProps } = rest;
  return (
    <Root component="GeneralLedger" name="general-ledger" ref={ref} {...withoutListProps(rootProps)}>
      <Ledger {...props} />
    </Root>
  );
});

function Ledger(given: Omit<GeneralLedgerProps, keyof TitledComponentProps>) {
  const props = useListProps(given, own);
  const { glAccountId, onGlAccountIdChange, showChart = true, loadInBackground = true } = props;
  const { getSourceType, selectable, onSelectionChange, bulkActions } = props;
  const onEntrySelect = useSelect(props.onEntrySelect, ({ entryId }) => ({ type: 'ledgerEntry.selected', entryId }));
  const messages = useMessages('ledger', ledgerMessages, props.messages);
  const filtering = useListFilters(props, ledgerFilters);
  const [selectedId, setSelectedId] = useState(props.defaultGlAccountId);
  const hasFilters = isFiltered(toLedgerQuery('', filtering.filters, allDates));
  const columns = useLedgerColumns({ messages, onEntrySelect, getSourceType, isFiltered: hasFilters });
  const [sorting, onSortingChange, resetSorting] = useListSorting(props, 'general-ledger');
  const list = useListLayout(columns, props, {
    name: 'general-ledger',
    filtering,
    features: selectionFeatures,
    sorting: { sorting, onSortingChange, resetSorting, canSort: (id) => id === 'date' },
  });
  const options = [
    { name: 'groupByDay', label: messages.groupByDay },
    ...(showChart ? [{ name: 'chart', label: messages.balanceChart }] : []),
  ];
  const layout = { ...list, options };
  const isOldestFirst = sorting[0]?.id === 'date' && !sorting[0].desc;
  const isChartShown = showChart && layout.view.options?.chart !== false;
  const ledgerOf = (id: string, switching?: AccountSwitching) => (
    <AccountLedger
      glAccountId={id}
      filtering={filtering}
      isOldestFirst={isOldestFirst}
      layout={layout}
      loadInBackground={loadInBackground}
      showChart={isChartShown}
      onEntrySelect={onEntrySelect}
      selecting={{ selectable, onSelectionChange, bulkActions }}
      getSourceType={getSourceType}
      overrides={props.messages}
      messages={messages}
      {...switching}
    />
  );
  if (glAccountId !== undefined && !onGlAccountIdChange) return ledgerOf(glAccountId);
  return (
    <AccountSwitcher
      glAccountId={glAccountId ?? selectedId}
      onGlAccountIdChange={(id) => {
        setSelectedId(id);
        onGlAccountIdChange?.(id);
      }}
      layout={layout}
      showChart={isChartShown}
      messages={messages}
    >
      {ledgerOf}
    </AccountSwitcher>
  );
}

const own = { glAccountId: ofType('string'), defaultGlAccountId: ofType('string'), showChart: ofType('boolean') };
const allDates = { begin: undefined, end: undefined };
