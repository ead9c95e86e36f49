'use client';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import type { PagesInView } from '../../core/pages/usePagesInView.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { ListTableHandle } from '../../list/table/listTableHandle.ts';
import type { useGeneralLedger } from '../data/queries.ts';
import type { LedgerPage } from '../data/schema.ts';
import { inServiceOrder, sumPages } from '../data/totals.ts';

interface DaySelectionOptions {
  /** Identifies the list: a choice ends with it. */
  listKey: string;
  ledger: ReturnType<typeof useGeneralLedger>;
  pagesInView: PagesInView;
  isLoadingAll: boolean;
  table: RefObject<ListTableHandle | null>;
}

/** Goes to the last day with entries at or before a date, and loads pages until it is there. */
export function useDaySelection({ listKey, ledger, pagesInView, isLoadingAll, table }: DaySelectionOptions) {
  const [selected, setTarget] = useState<{ listKey: string; date: PlainDate }>();
  const target = selected?.listKey === listKey ? selected : undefined;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = ledger;
  const { readOutdated } = pagesInView;
  const pages = data?.pages ?? noPages;
  const isNewestFirst = pages[0]?.newestFirst !== undefined;
  const isOutdated = firstOutdated(pages) < pages.length;
  // Those of outdated pages, too: a day that was reached stays marked.
  const days = useMemo(() => (target ? sumPages(inServiceOrder(pages)).days : []), [target, pages]);
  const [first, last] = [days[0], days.at(-1)];
  const isReached =
    target &&
    (!hasNextPage || (first && last && (isNewestFirst ? first.date <= target.date : last.date > target.date)));
  const day = isReached ? days.findLast(({ date }) => date <= target.date) : undefined;

  const goTo = useLatest(() => {
    if (!day || !last) return;
    table.current?.goTo(isNewestFirst ? last.index + last.count - day.index - day.count : day.index);
  });
  const wentTo = useRef(target);
  const canFetch = !isFetching && !isError && !isLoadingAll;
  useEffect(() => {
    if (!target || wentTo.current === target) return;
    if (isReached) {
      wentTo.current = target;
      goTo.current();
    } else if (canFetch) {
      // The next page might not fit outdated ones.
      if (isOutdated) readOutdated?.('all');
      else fetchNextPage();
    }
  }, [target, isReached, goTo, canFetch, isOutdated, readOutdated, fetchNextPage]);

  return {
    /** The day that the user went to. */
    selectedDay: day?.date,
    selectDay: (date: PlainDate) => setTarget({ listKey, date }),
  };
}

const noPages: readonly LedgerPage[] = [];
