'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { useIsMounted } from '../../core/state/useIsMounted.ts';
import { useLatest } from '../../core/state/useLatest.ts';

/**
 * Refetches the bank transactions once the user pauses: transactions that no longer match the filters leave the list then, and not
 * while the pointer is over its rows or a category is chosen in one.
 * @param part the list’s element.
 * @param isHeld whether transactions must stay, such as under an offer about one of them.
 * @returns a function to call after each change, with how long to wait, in ms.
 */
export function usePausedRefetch(part: RefObject<HTMLElement | null>, isHeld: () => boolean): (pause?: number) => void {
  const { session, queryClient } = useDaybookContext();
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; refetch: () => void }>(undefined);
  const isPointing = useRef(false);
  const latest = useLatest({ isHeld });
  const isMounted = useIsMounted(); // a save may end after the list is left
  useEffect(() => {
    const element = part.current;
    const controller = new AbortController();
    const onPoint = ({ target }: Event) => {
      isPointing.current = target instanceof Element && target.closest('tbody') !== null;
    };
    const onLeave = () => {
      isPointing.current = false;
    };
    const onLift = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') onLeave(); // a mouse is still there after a click
    };
    const { signal } = controller;
    for (const type of ['pointermove', 'pointerdown']) element?.addEventListener(type, onPoint, { signal });
    element?.addEventListener('pointerup', onLift, { signal });
    // A key press means that the pointer is idle.
    for (const type of ['pointerleave', 'keydown']) element?.addEventListener(type, onLeave, { signal });
    return () => {
      controller.abort();
      if (!pending.current) return;
      clearTimeout(pending.current.timer);
      pending.current.refetch();
    };
  }, [part]);

  return useCallback(
    function schedule(pause = 1500) {
      if (pending.current) clearTimeout(pending.current.timer);
      const refetch = () => {
        pending.current = undefined;
        queryClient.invalidateQueries({ queryKey: keyOf(session, 'bankTransactions') });
      };
      const isEditing = () => part.current?.querySelector('[data-editing]') != null;
      const mustWait = () => isMounted.current && (isPointing.current || isEditing() || latest.current.isHeld());
      const timer = setTimeout(() => (mustWait() ? schedule() : refetch()), pause);
      pending.current = { timer, refetch };
    },
    [part, session, queryClient, latest, isMounted],
  );
}
