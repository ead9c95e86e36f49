'use client';
import { today } from '../../core/dates/calendar.ts';
import type { DateRange } from '../../core/dates/dateRange.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ListActions } from '../../list/ListActions.tsx';
import type { AbortableTask } from '../../list/useAbortableTask.ts';
import type { LedgerQuery } from '../data/api.ts';
import { loadedShare } from '../data/filters.ts';
import { type useGeneralLedger, useLoadAllEntries, useReadAllEntries } from '../data/queries.ts';
import type { ledgerMessages } from '../messages.ts';

interface LedgerActionsProps {
  query: LedgerQuery;
  /** The days that are asked for. */
  range: DateRange;
  ledger: ReturnType<typeof useGeneralLedger>;
  /** Of the one that loads all. */
  loadAll: AbortableTask;
  /** Whether a search is typed that is not applied yet. */
  isSearchPending: boolean;
  /** Of the file that is saved, without its ending. */
  fileName: string;
  messages: typeof ledgerMessages;
}

/** How much of the ledger is loaded, and what can be done with the whole. */
export function LedgerListActions({ query, range, ledger, messages, ...props }: LedgerActionsProps) {
  const { currency, timeZone } = useDaybookContext();
  const loadWhole = useLoadAllEntries(query);
  const readWhole = useReadAllEntries(query);
  const first = ledger.data?.pages[0]?.rows[0];
  const day = today(timeZone);
  const end = range.end && range.end < day ? range.end : day; // later days may have entries, but few
  return (
    <ListActions
      {...props}
      {...{ loadWhole, readWhole }}
      list={ledger}
      loadCsv={async () => {
        const [{ ledgerCsv }] = await Promise.all([import('./csv.ts')]);
        return ledgerCsv(currency, messages);
      }}
      shareAt={(last) => first && loadedShare(first.date, last.date, end)}
      messages={messages}
    />
  );
}
