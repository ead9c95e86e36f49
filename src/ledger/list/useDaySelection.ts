'use client';
import { type RefObject, useEffect, useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import type { ListTableHandle } from '../../list/table/ListTable.tsx';
import type { useGeneralLedger } from '../data/queries.ts';
import type { DayBalance } from '../data/totals.ts';

interface DaySelectionOptions {
  /** Identifies the list: a choice ends with it. */
  listKey: string;
  ledger: ReturnType<typeof useGeneralLedger>;
  /** The loaded days. */
  days: readonly DayBalance[];
  isLoadingAll: boolean;
  table: RefObject<ListTableHandle | null>;
}

/** Goes to the last day with entries at or before a date, and loads pages until it is there. */
export function useDaySelection({ listKey, ledger, days, isLoadingAll, table }: DaySelectionOptions) {
  const [selected, setTarget] = useState<{ listKey: string; date: PlainDate }>();
  const target = selected?.listKey === listKey ? selected : undefined;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = ledger;
  const last = days.at(-1)?.date;
  const isReached = target && (!hasNextPage || (last !== undefined && last > target.date));
  const day = isReached ? days.findLast(({ date }) => date <= target.date) : undefined;

  const canFetch = target && !isReached && !isFetchingNextPage && !isFetchNextPageError && !isLoadingAll;
  useEffect(() => {
    if (canFetch) fetchNextPage();
  }, [canFetch, fetchNextPage]);

  const goTo = useLatest(() => day && table.current?.goTo(day.index));
  useEffect(() => {
    if (target && isReached) goTo.current();
  }, [target, isReached, goTo]);

  return {
    /** The day that the user went to. */
    selectedDay: day?.date,
    selectDay: (date: PlainDate) => setTarget({ listKey, date }),
  };
}
