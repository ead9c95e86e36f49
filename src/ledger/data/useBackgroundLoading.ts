'use client';
import { focusManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DaybookError } from '../../core/errors.ts';
import { firstOutdated } from '../../core/pages/refetchPages.ts';
import { countRows } from '../../core/pages/rowCount.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { useGeneralLedger } from './queries.ts';

interface BackgroundLoading {
  /** Identifies the list. */
  listKey: string;
  ledger: ReturnType<typeof useGeneralLedger>;
  loadRows: (signal: AbortSignal, mostRows: number) => Promise<void>;
  /** False to load nothing, such as while a task loads all entries. */
  isEnabled: boolean;
}

/** Entries that are loaded without being asked for; the user decides on more. */
const mostInBackground = 5_000;
const rateLimitPause = 30_000;

/**
 * Loads the rest of a ledger up to `mostInBackground` entries, one request after the other, while the tab is visible and nothing else
 * is loading. It fails silently: the user then loads pages by scrolling, and sees why they fail.
 * @returns whether it is loading.
 */
export function useBackgroundLoading({ listKey, ledger, loadRows, isEnabled }: BackgroundLoading): boolean {
  const load = useLatest(loadRows);
  const [failedKey, setFailedKey] = useState<string>();
  const isVisible = useSyncExternalStore(focusManager.subscribe, isTabVisible, isTrue);
  const { data: { pages = [] } = {}, hasNextPage, isFetching, isError } = ledger;
  const canLoad = hasNextPage && !isFetching && !isError && firstOutdated(pages) === pages.length;
  const isWanted = isEnabled && isVisible && failedKey !== listKey;
  const isLoading = isWanted && canLoad && countRows(pages) < mostInBackground;

  useEffect(() => {
    if (!isLoading) return;
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      try {
        await load.current(control.signal, mostInBackground);
      } catch (error) {
        if (control.signal.aborted) return;
        if (error instanceof DaybookError && error.status === 429) timer = setTimeout(run, rateLimitPause);
        else setFailedKey(listKey);
      }
    };
    run();
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [isLoading, listKey, load]);
  return isLoading;
}

const isTabVisible = () => focusManager.isFocused();
const isTrue = () => true;
