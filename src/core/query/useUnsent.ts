'use client';
import { useEffect } from 'react';
import { useDaybookContext } from '../daybookContext.ts';
import { useLatest } from './useLatest.ts';

/** By kind and session, so that another user never sends them. */
const unsent = new Map<string, unknown[]>();

/**
 * Keeps what could not be sent offline when a component unmounts. The next one of its kind takes it over; without one, it is sent
 * once the device is online.
 * @param send sends it, or shows that it waits.
 * @returns a function that keeps a change.
 */
export function useUnsent<Change>(kind: string, send: (change: Change) => void): (change: Change) => void {
  const { session } = useDaybookContext();
  const key = kind + session.id;
  const latest = useLatest(send);
  const sendAll = () => {
    const changes = (unsent.get(key) ?? []) as Change[]; // only this kind is kept by its key
    unsent.delete(key);
    if (key === kind + session.id) changes.forEach(latest.current); // not after a sign-out
  };
  const latestSendAll = useLatest(sendAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has its own
  useEffect(() => latestSendAll.current(), [key, latestSendAll]);

  return (change) => {
    unsent.set(key, [...(unsent.get(key) ?? []), change]);
    window.addEventListener('online', sendAll, { once: true });
  };
}

/** Changes what is kept of a kind. */
export function updateUnsent<Change>(key: string, update: (change: Change) => Change): void {
  const changes = unsent.get(key) as Change[] | undefined; // only this kind is kept by its key
  if (changes) unsent.set(key, changes.map(update));
}
