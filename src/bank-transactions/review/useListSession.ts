'use client';
import { createSessionHook } from '../../core/state/createSessionHook.ts';
import { createMountedValues, type MountedValues } from '../../core/state/mountedValues.ts';
import { createStore, type Store } from '../../core/state/store.ts';

/** The loaded rows of a list. */
interface ListedRows {
  /** The index of a transaction, or -1. */
  indexOf: (transactionId: string) => number;
  count: number;
  hasMore: boolean;
}

/** Why changes of a list that has unmounted were not saved. */
export interface LateFailure {
  id: string;
  text: string;
}

/** What the lists, editors and toasts of a session know about each other, wherever they are on the page. */
interface ListSession {
  /** The transactions in editors. */
  openIds: MountedValues<string>;
  /** The changes that editors saved last, while the user can undo them there. */
  savedChangeIds: MountedValues<string>;
  listedRows: MountedValues<ListedRows>;
  /** The lists that are displayed and show changes. */
  lists: MountedValues<object>;
  /** How these lists undo the last change, once their code for it has loaded. */
  undos: MountedValues<() => void>;
  /** The providers that can show changes outside lists. The first one does: several can have the same session and cache. */
  providerIds: Store<readonly symbol[]>;
  /** The change whose announcement is over. */
  announcedId: Store<string | undefined>;
  /** Oldest first, until the user has dismissed them. */
  lateFailures: Store<readonly LateFailure[]>;
  /** The merchants whose other transactions are not offered again. */
  declinedMerchants: Set<string>;
  /** Notifies lists of an undo, perhaps before they have the transaction back. */
  announceUndo: (transactionId: string) => void;
  /** @returns a function that unsubscribes. */
  onUndo: (listener: (transactionId: string) => void) => () => void;
}

/** What the session’s lists, editors and toasts share. */
export const useListSession = createSessionHook(createListSession);

function createListSession(): ListSession {
  const listeners = new Set<(transactionId: string) => void>();
  return {
    openIds: createMountedValues(),
    savedChangeIds: createMountedValues(),
    listedRows: createMountedValues(),
    lists: createMountedValues(),
    undos: createMountedValues(),
    providerIds: createStore<readonly symbol[]>([]),
    announcedId: createStore<string | undefined>(undefined),
    lateFailures: createStore<readonly LateFailure[]>([]),
    declinedMerchants: new Set(),
    announceUndo: (transactionId) => {
      for (const listener of listeners) listener(transactionId);
    },
    onUndo: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
