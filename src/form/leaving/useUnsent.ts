'use client';
import { useEffect } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { accessOf, type Session } from '../../core/session/session.ts';
import { useLatest } from '../../core/state/useLatest.ts';

/** By kind and session, so that another user never sends them. */
const unsent = new Map<string, unknown[]>();

/** Changes with each sign-out, as the session's ID does. */
function unsentKey(session: Session, kind: string): string {
  return kind + session.id;
}

/** Keys whose changes are dropped when their session ends. */
const dropped = new Set<string>();

/** How long to wait before it is sent again, in ms, if the device was back online before the failure. */
const retryDelay = 1_000;

/** Keeps changes, of which the browser asks before it leaves the page. @param changes empty if there are none. */
function put(key: string, changes: unknown[]): void {
  if (changes.length > 0) unsent.set(key, changes);
  else unsent.delete(key);
  if (unsent.size > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}

/**
 * Keeps what could not be sent offline when a component unmounts. The next one of its kind takes it over; without one, it is sent
 * once the device is online.
 * @param send sends it, or shows that it waits.
 * @returns a function that keeps a change.
 */
export function useUnsent<Change>(kind: string, send: (change: Change) => void): (change: Change) => void {
  const { session } = useDaybookContext();
  const key = unsentKey(session, kind);
  const latest = useLatest(send);
  const sendAll = () => {
    const changes = (unsent.get(key) ?? []) as Change[]; // only this kind is kept by its key
    put(key, []);
    if (key === unsentKey(session, kind)) changes.forEach(latest.current); // not after a sign-out
  };
  const latestSendAll = useLatest(sendAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has its own
  useEffect(() => latestSendAll.current(), [key, latestSendAll]);

  return (change) => {
    if (key !== unsentKey(session, kind)) return; // it ended
    if (!dropped.has(key)) {
      dropped.add(key);
      const unsubscribe = accessOf(session).beforeEnd(() => {
        put(key, []);
        dropped.delete(key);
        unsubscribe();
      });
    }
    put(key, [...(unsent.get(key) ?? []), change]);
    if (navigator.onLine) setTimeout(sendAll, retryDelay);
    else window.addEventListener('online', sendAll, { once: true });
  };
}

/** Changes what is kept of a kind. @param update returns undefined for nothing. */
export function updateUnsent<Change>(
  session: Session,
  kind: string,
  update: (change: Change) => Change | undefined,
): void {
  const key = unsentKey(session, kind);
  const changes = (unsent.get(key) ?? []) as Change[]; // only this kind is kept by its key
  const updated = changes.map(update).filter((change) => change !== undefined);
  put(key, updated);
}
