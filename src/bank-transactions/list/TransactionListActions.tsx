'use client';
import type { ReactNode } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { exactSum } from '../../core/money/sum.ts';
import { useReadAll } from '../../core/query/loadAll.ts';
import { ListActions } from '../../list/actions/ListActions.tsx';
import type { LoadAllTask } from '../../list/actions/useLoadAll.ts';
import type { DebouncedSearch } from '../../list/filters/useDebouncedSearch.ts';
import type { useListSelection } from '../../list/useListSelection.ts';
import { BulkActions } from '../bulk/BulkActions.tsx';
import type { bulkMessages } from '../bulk/bulkMessages.ts';
import type { BulkJob } from '../bulk/useBulkJob.ts';
import type { BankTransactionQuery } from '../data/api.ts';
import { bankTransactionsOptions, type useBankTransactions, useReviewCount } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import type { Review } from '../review/useReview.ts';

interface TransactionListActionsProps {
  query: BankTransactionQuery;
  list: ReturnType<typeof useBankTransactions>;
  loadAll: LoadAllTask;
  search: DebouncedSearch;
  selection: Pick<ReturnType<typeof useListSelection<BankTransaction>>, 'rows' | 'clear' | 'actions'>;
  /** Undefined if the list is read-only. */
  bulk: BulkJob | undefined;
  announcement: Review['announcement'];
  /** The host's actions. */
  children?: ReactNode;
  /** The host’s texts. */
  overrides: MessageOverrides<typeof bulkMessages> | undefined;
  messages: typeof transactionListMessages;
}

/** The number of loaded or selected transactions, the bulk actions, and buttons to load or export all. */
export default function TransactionListActions(props: TransactionListActionsProps) {
  const { query, list, loadAll, search, selection, bulk, announcement, children, overrides, messages } = props;
  const daybook = useDaybookContext();
  const { currency, locale, currencySign } = daybook;
  const options = bankTransactionsOptions(daybook, query);
  const readAllPages = useReadAll(options);
  const { refetch: refetchReviewCount } = useReviewCount();
  const loaded = list.data?.pages.reduce((total, { rows }) => total + rows.length, 0);
  const count = selection.rows.length;
  const isAllLoaded = list.hasNextPage && count === loaded;
  const net = exactSum(selection.rows.map(({ amount }) => amount));
  const selected = [
    messages[isAllLoaded ? 'selectedAllLoaded' : 'selected']({ count }),
    net !== undefined && messages.selectedNet({ amount: formatMoney(net, { currency, locale, currencySign }) }),
  ];
  return (
    <ListActions
      list={{
        data: list.data,
        hasNextPage: list.hasNextPage,
        isFetching: list.isFetching,
        refetch: () => Promise.all([list.refetch(), refetchReviewCount()]),
      }}
      loadAll={loadAll}
      readAllPages={readAllPages}
      search={search}
      messages={messages}
      loadCsv={async () => {
        const [{ transactionCsv }] = await Promise.all([import('./csv.ts')]);
        return transactionCsv(currency, messages);
      }}
      fileName="bank-transactions"
      selection={
        count > 0
          ? {
              text: selected.filter(Boolean).join(' · '),
              clearLabel: messages.clearSelection,
              onClear: selection.clear,
              actions: (
                <>
                  {bulk && !bulk.run?.inProgress && (
                    <BulkActions selected={selection.rows} bulk={bulk} overrides={overrides} />
                  )}
                  {selection.actions}
                </>
              ),
            }
          : undefined
      }
    >
      <span className={announcement?.isError ? 'daybook-error-text' : 'daybook-secondary'} role="status" dir="auto">
        {announcement?.text}
      </span>
      {children}
    </ListActions>
  );
}
