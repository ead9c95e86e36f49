'use client';
import type { QueryKey } from '@tanstack/react-query';
import { type AbortableTask, useAbortableTask } from '../state/useAbortableTask.ts';
import type { PagedList, PageOfRows } from './pagedList.ts';
import { useLoadPages } from './useReadPages.ts';

/** The task that loads all rows into a list. */
export interface LoadAllTask extends AbortableTask {
  /** Loads the rest, or at most this many rows. */
  load: (signal: AbortSignal, mostRows?: number) => Promise<void>;
}

/** The task that loads the rest of a paged list. @param subject the task is canceled when this changes. */
export function useLoadAll<P extends PageOfRows, Key extends QueryKey>(
  subject: unknown,
  list: PagedList<P, Key>,
): LoadAllTask {
  const load = useLoadPages(list);
  return { ...useAbortableTask(subject), load };
}
