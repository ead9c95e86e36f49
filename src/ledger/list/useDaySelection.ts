'use client';
import { type RefObject, useEffect, useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { ListTableHandle } from '../../list/table/listTableHandle.ts';
import type { useGeneralLedger } from '../data/queries.ts';
import type { LedgerSummary } from '../data/useLedgerSummary.ts';

interface DaySelectionOptions {
  /** Identifies the list: a choice ends with it. */
  listKey: string;
  ledger: ReturnType<typeof useGeneralLedger>;
  summary: Pick<LedgerSummary, 'days' | 'isNewestFirst'>;
  isLoadingAll: boolean;
  table: RefObject<ListTableHandle | null>;
}

/** Goes to the last day with entries at or before a date, and loads pages until it is there. */
export function useDaySelection({ listKey, ledger, summary, isLoadingAll, table }: DaySelectionOptions) {
  const [selected, setTarget] = useState<{ listKey: string; date: PlainDate }>();
  const target = selected?.listKey === listKey ? selected : undefined;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = ledger;
  const { days, isNewestFirst } = summary;
  const [first, last] = [days[0], days.at(-1)];
  const isReached =
    target &&
    (!hasNextPage || (first && last && (isNewestFirst ? first.date <= target.date : last.date > target.date)));
  const day = isReached ? days.findLast(({ date }) => date <= target.date) : undefined;

  const canFetch = target && !isReached && !isFetchingNextPage && !isFetchNextPageError && !isLoadingAll;
  useEffect(() => {
    if (canFetch) fetchNextPage();
  }, [canFetch, fetchNextPage]);

  const goTo = useLatest(() => {
    if (!day || !last) return;
    table.current?.goTo(isNewestFirst ? last.index + last.count - day.index - day.count : day.index);
  });
  useEffect(() => {
    if (target && isReached) goTo.current();
  }, [target, isReached, goTo]);

  return {
    /** The day that the user went to. */
    selectedDay: day?.date,
    selectDay: (date: PlainDate) => setTarget({ listKey, date }),
  };
}
