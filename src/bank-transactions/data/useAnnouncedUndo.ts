'use client';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { useLatest } from '../../core/query/useLatest.ts';

const announcersOptions = ({ session }: Pick<Daybook, 'session'>) =>
  queryOptions<readonly (() => void)[]>({
    queryKey: keyOf(session, 'recentChanges', 'announcers'),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Lets the editor know that a list announces changes, and how it undoes the last one; undefined if this part doesn’t. */
export function useAnnounceChanges(undo: (() => void) | undefined): void {
  const { queryClient, session } = useDaybookContext();
  const latest = useLatest(undo);
  const isAnnouncing = undo !== undefined;
  useEffect(() => {
    if (!isAnnouncing) return;
    const { queryKey } = announcersOptions({ session });
    const undoLast = () => latest.current?.();
    queryClient.setQueryData(queryKey, (before = []) => [...before, undoLast]);
    return () => void queryClient.setQueryData(queryKey, (before = []) => before.filter((each) => each !== undoLast));
  }, [isAnnouncing, queryClient, session, latest]);
}

/** The undo of a list that announces changes; undefined if there is no such list. */
export function useAnnouncedUndo(): (() => void) | undefined {
  const daybook = useDaybookContext();
  return useQuery(announcersOptions(daybook), daybook.queryClient).data?.at(-1);
}
