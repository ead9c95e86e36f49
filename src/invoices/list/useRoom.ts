'use client';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { ListColumn } from '../../list/columns/listFeatures.ts';
import { useIsPrinting } from '../../list/scrolling/useIsPrinting.ts';
import type { Invoice } from '../data/schema.ts';

/** How much room the list has: for all columns, for some, or for cards. */
export type Room = 'wide' | 'medium' | 'narrow' | 'cards';

/** The least width of each, in pixels, and the columns that go. Cards show what they say in other cells. */
const rooms: readonly { room: Room; least: number; without: readonly string[] }[] = [
  { room: 'wide', least: 860, without: [] },
  { room: 'medium', least: 760, without: ['date', 'total'] },
  { room: 'narrow', least: 640, without: ['date', 'total', 'daysOverdue'] },
  { room: 'cards', least: 0, without: ['date', 'total', 'daysOverdue', 'paid'] },
];

/** The room in an element, by its own width. On paper, all columns are printed. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('wide');
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => {
    const measure = () => {
      const width = element.current?.clientWidth ?? 0;
      const fitting = width > 0 && rooms.find(({ least }) => width >= least); // 0 while the host hides it
      if (fitting) setRoom(fitting.room);
    };
    measure();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure); // within the callback, browsers would report an error to the host's window
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return isPrinting ? 'wide' : room;
}

/** The columns that there is room for. */
export function useFittingColumns(columns: readonly ListColumn<Invoice>[], room: Room): readonly ListColumn<Invoice>[] {
  return useMemo(() => {
    const without = rooms.find((each) => each.room === room)?.without ?? [];
    return columns.filter(({ id = '' }) => !without.includes(id));
  }, [columns, room]);
}
