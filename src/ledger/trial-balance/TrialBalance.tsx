'use client';
import { forwardRef, useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useAbortableTask } from '../../core/state/useAbortableTask.ts';
import { LazyListActions } from '../../list/actions/LazyListActions.tsx';
import { selectionFeatures } from '../../list/columns/selectionFeatures.ts';
import { useListFilters } from '../../list/filters/useListFilters.ts';
import { ListHeader } from '../../list/ListHeader.tsx';
import type { ListSlotProps } from '../../list/rows/listSlotProps.ts';
import { useSelect } from '../../list/selection/useSelect.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import { ListTable } from '../../list/table/ListTable.tsx';
import type { ListLayout } from '../../list/table/useListTable.ts';
import { type ListColumnProps, useListLayout } from '../../list/useListLayout.ts';
import { useListProps } from '../../list/useListProps.ts';
import { withoutListProps } from '../../list/withoutListProps.ts';
import { ListFilter } from '../../reference-lists/filters/ListFilter.tsx';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { ListState } from '../../ui/feedback/ListState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { arrayOf } from '../../ui/root/useValidProps.ts';
import {
  keptFilters,
  ledgerDateRange,
  type TrialBalanceFilters,
  toLedgerQuery,
  trialBalanceFilters,
} from '../data/filters.ts';
import { isFailed } from '../data/trialBalance.ts';
import { AccountingMethodSelect } from '../fields/AccountingMethodSelect.tsx';
import { trialBalanceMessages } from '../messages.ts';
import { type AccountSelection, type TrialBalanceRow, useTrialBalanceColumns } from './columns.tsx';
import { TrialBalanceTotals } from './TrialBalanceTotals.tsx';
import { useAccountRows } from './useAccountRows.ts';
import { type AccountSelectionProps, useAccountSelection } from './useAccountSelection.ts';
import { type AccountSortingProps, useAccountSorting } from './useAccountSorting.ts';

const loadActions = async () => {
  const { ListActions } = await import('../../list/actions/ListActions.tsx');
  return { default: ListActions<TrialBalanceRow> };
};
const loadNoMatch = () => import('../../reference-lists/filters/NoMatch.tsx');
const loadSelectionBar = () => import('./AccountSelectionBar.tsx');

export interface TrialBalanceProps
  extends TitledComponentProps,
    ListColumnProps<TrialBalanceRow>,
    ListSlotProps<TrialBalanceRow>,
    AccountSelectionProps,
    AccountSortingProps {
  /** The accounts, among which the user chooses by filters; default all of the chart of accounts. */
  glAccountIds?: readonly string[];
  /** The filters, controlled with `onFiltersChange`. Invalid ones are ignored and reported to `onError`. */
  filters?: TrialBalanceFilters;
  /** The initial filters; default this year. */
  defaultFilters?: TrialBalanceFilters;
  /** Called with all filters after each change: plain JSON for a URL or a database. */
  onFiltersChange?: (filters: TrialBalanceFilters) => void;
  /** Called when the user opens an account, for example to show its ledger. */
  onAccountSelect?: (selection: AccountSelection) => void;
  messages?: MessageOverrides<typeof trialBalanceMessages>;
}

/** The accounts of a company with their opening balance, debits, credits and closing balance in a period. */
export const TrialBalance = forwardRef<HTMLElement, TrialBalanceProps>(function TrialBalance(props, ref) {
  const { glAccountIds, filters, defaultFilters, onFiltersChange, onAccountSelect, ...others } = props;
  const { sorting, defaultSorting, onSortingChange, selectable, onSelectionChange, messages, ...rootProps } = others;
  return (
    <Root component="TrialBalance" name="trial-balance" ref={ref} {...withoutListProps(rootProps)}>
      <Accounts {...props} />
    </Root>
  );
});

function Accounts(given: Omit<TrialBalanceProps, keyof TitledComponentProps>) {
  const props = useListProps(given, own);
  const { glAccountIds, renderEmpty } = props;
  const onAccountSelect = useSelect(props.onAccountSelect, ({ glAccountId }) => ({
    type: 'glAccount.selected',
    glAccountId,
  }));
  const messages = useMessages('trialBalance', trialBalanceMessages, props.messages);
  const shared = useMessages('ui', uiMessages);
  const { currency, fiscalYearStart } = useDaybookContext();
  const filtering = useListFilters(props, trialBalanceFilters);
  const { filters, part, clear } = filtering;
  const range = ledgerDateRange(filters, useToday(), fiscalYearStart);
  const { glAccountId: _none, ...query } = toLedgerQuery('', { ...filters, search: undefined }, range);
  const accounts = useAccountRows(glAccountIds, filters, query);
  const { areAllShown } = accounts;
  const { search: _search, type: _type, glAccount: _glAccount, ...shownFilters } = filters;
  const onSelect =
    onAccountSelect && ((glAccountId: string) => onAccountSelect({ glAccountId, filters: shownFilters }));
  const unsorted = useListLayout(useTrialBalanceColumns({ onSelect, messages }), props, {
    name: 'trial-balance',
    filtering,
    features: selectionFeatures,
  });
  const { rows, sorting, sort } = useAccountSorting(props, unsorted.columns, accounts.rows);
  const layout: ListLayout<TrialBalanceRow> = { ...unsorted, sorting };
  const pages = useMemo(() => rows && [{ rows, unreadable: [], next: undefined, previous: undefined }], [rows]);
  const data = pages && { pages };
  const loadAll = useAbortableTask(accounts.key);
  const failed = rows?.filter(({ result }) => isFailed(result)) ?? [];
  const partial = rows?.filter(({ result }) => !isFailed(result) && !result.isComplete);
  const fileName = ['trial-balance', range.begin, range.end].filter(Boolean).join('-');
  const selection = useAccountSelection({
    ...props,
    listKey: JSON.stringify([filters, accounts.key]),
    order: sorting.sorting,
    pages,
    messages,
  });
  const format = useDateFormat();
  const [begin, end] = [range.begin, range.end].map((date) => date && formatDate(date, format));

  return (
    <div ref={part}>
      <ListHeader
        title={messages.title}
        actions={
          <LazyListActions
            load={loadActions}
            props={{
              list: {
                data,
                hasNextPage: partial?.length !== 0,
                isFetching: accounts.query.isFetching,
                refetch: accounts.refetch,
              },
              loadAll: {
                ...loadAll,
                load: async (signal) => {
                  await accounts.readWhole(signal);
                },
              },
              areRowsGiven: true,
              hasLoadAll: true,
              readAllPages: async function* (signal) {
                const rows = sort(await accounts.readWhole(signal));
                yield { rows, unreadable: [], next: undefined, previous: undefined };
              },
              loadCsv: async () => {
                const { trialBalanceCsv } = await import('./csv.ts');
                return trialBalanceCsv(currency, messages);
              },
              fileName,
              selectMode: selection?.mode,
              shareAt: () => 1 - (partial?.length ?? 0) / (rows?.length || 1),
              search: filtering.search,
              messages,
            }}
          >
            {props.toolbarActions}
          </LazyListActions>
        }
      >
        {[
          messages.amountsIn({ currency }),
          begin || end ? messages.chipDates({ begin, end }) : messages.all,
          messages[`basis${filtering.filters.accountingMethod ?? 'DEFAULT'}`],
        ].join(' · ')}
      </ListHeader>
      <ListFilter
        filtering={filtering}
        offeredAccounts={glAccountIds}
        defaultPeriod="thisYear"
        range={range}
        besidePeriod={<AccountingMethodSelect filtering={filtering} messages={messages} />}
        without={keptFilters}
        countMatches={accounts.countMatches}
        layout={layout}
        keys={{ open: onAccountSelect !== undefined, select: selection !== undefined }}
        messages={messages}
        selectionBar={
          selection &&
          selection.rows.length > 0 &&
          !loadAll.isRunning && (
            <LazyPart
              load={loadSelectionBar}
              props={{
                selection,
                readWhole: (signal) =>
                  accounts.readWhole(
                    signal,
                    selection.rows.map(({ account }) => account),
                  ),
                fileName,
                messages,
              }}
            />
          )
        }
      />
      {failed.length > 0 && (
        <Notice tone="warning" action={<Button onPress={accounts.retryFailed}>{shared.retry}</Button>}>
          {messages.accountsFailed({ count: failed.length })}
        </Notice>
      )}
      <ListState
        query={{ ...accounts.query, data }}
        onRetry={accounts.retry}
        renderError={props.renderError}
        renderLoading={props.renderLoading}
        what={messages.what}
        skeleton={<ListSkeleton caption={messages.title} layout={layout} isSelectable={selection !== undefined} />}
        empty={() =>
          renderEmpty?.({ isFiltered: !areAllShown, clearFilters: () => clear(keptFilters) }) ??
          (areAllShown ? (
            <EmptyState icon="none" title={messages.noAccounts} />
          ) : (
            <LazyPart
              load={loadNoMatch}
              props={{ fields: trialBalanceFilters.fields, filters, onClear: () => clear(keptFilters), messages }}
            />
          ))
        }
      >
        {(rows) => (
          <ListTable<TrialBalanceRow>
            key={accounts.key} // another period starts at the top
            caption={messages.title}
            layout={layout}
            rows={rows}
            unreadable={noRows}
            onRowSelect={onSelect && (({ id }) => onSelect(id))}
            selection={selection?.table}
            footer={(columns) => (
              <TrialBalanceTotals
                columns={columns}
                isSelectable={selection !== undefined}
                rows={rows}
                areAll={glAccountIds === undefined && areAllShown}
                isUpdating={accounts.query.isRefetching}
                messages={messages}
              />
            )}
          />
        )}
      </ListState>
    </div>
  );
}

const own = { glAccountIds: arrayOf((id) => typeof id === 'string', 'ids of accounts') };
const noRows: never[] = [];
