'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { sessionDataOptions, updateSessionData } from '../../core/query/sessionData.ts';
import { newSourceId } from '../../core/writes/newSourceId.ts';
import type { BankTransaction } from './schema.ts';

/** A change of transactions that the user can undo. */
export interface RecentChange {
  id: string;
  /** When, in ms since 1970. */
  time: number;
  /** The first of the transactions, and how many there are. */
  transaction: BankTransaction;
  count: number;
  /** How many others the same change did not reach: they were rejected, or it was stopped. Default: none. */
  notSaved?: number;
  /** Whether they were deleted: held back until they can’t be undone anymore. */
  isDeletion?: boolean;
  /** Whether an editor saved it. */
  isOfEditor?: boolean;
  /** The name of the category, if they were categorized. */
  category?: string;
  /** The review status that they were given in the list. */
  reviewStatus?: string;
  /** The transactions before and after it; empty until it is saved. */
  saved: readonly { before: BankTransaction; after: BankTransaction }[];
}

/** How many changes can be undone. */
const mostRecentChanges = 20;

/** The session's recent changes of transactions, oldest first. */
export function useRecentChanges() {
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const options = sessionDataOptions<readonly RecentChange[]>(daybook, 'recentChanges');
  const { data, data: changes = noChanges } = useQuery(options, queryClient);
  const update = (next: (changes: readonly RecentChange[]) => readonly RecentChange[]) =>
    updateSessionData(daybook, options, (before) => before && next(before));
  return {
    changes,
    /** Whether anything has been changed, even if all is undone. */
    hasChanged: data !== undefined,
    /** Adds a change as the last one. One that could not be undone keeps its id. */
    add: (what: Omit<RecentChange, 'id' | 'time'> & { id?: string }): RecentChange => {
      const change = { id: newSourceId(), ...what, time: Date.now() };
      updateSessionData(daybook, options, (before = noChanges) => [...before, change].slice(-mostRecentChanges));
      return change;
    },
    /** Puts a change back as the first one, to be undone after the others. */
    putFirst: (change: RecentChange) => update((before) => [change, ...before].slice(-mostRecentChanges)),
    /** Replaces the change with its id, unless it has been removed or is too old. */
    replace: (change: RecentChange) =>
      update((before) => before.map((each) => (each.id === change.id ? change : each))),
    remove: (changeId: string) => update((before) => before.filter(({ id }) => id !== changeId)),
    /** The changes at this moment, after those that were just put or removed. */
    read: () => queryClient.getQueryData(options.queryKey) ?? noChanges,
  };
}

const noChanges: readonly RecentChange[] = [];
