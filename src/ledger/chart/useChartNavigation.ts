'use client';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { addMonths } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { pointIndexAt } from './balanceLine.ts';
import { type BalancePoint, pointIndexOn } from './balancePoints.ts';
import type { ChartScale } from './chartScale.ts';

/** What the user points to: a day, or the days from another one through it. */
export interface ChartSelection {
  date: PlainDate;
  /** The day where a range began, before or after `date`. */
  anchor?: PlainDate | undefined;
}

interface ChartNavigationOptions {
  plot: RefObject<HTMLElement | null>;
  points: readonly BalancePoint[];
  scale: ChartScale | undefined;
  selection: ChartSelection | undefined;
  onSelectionChange: (selection: ChartSelection | undefined) => void;
  /** Called with a day by Enter and a click. */
  onDaySelect: (date: PlainDate) => void;
  /** Called with the first and the last day of a range by Enter. */
  onRangeSelect: (begin: PlainDate, end: PlainDate) => void;
}

/** Points to days by keyboard and pointer; with Shift, or a drag of the mouse, to ranges. @returns the plot's event handlers. */
export function useChartNavigation(options: ChartNavigationOptions) {
  const { plot, points, scale, selection, onSelectionChange, onDaySelect, onRangeSelect } = options;
  const drag = useRef<{ from: PlainDate | undefined; hasMoved: boolean }>(undefined);
  const at = selection ? pointIndexOn(points, selection.date) : points.length - 1;
  const isRightToLeft = () => plot.current !== null && getComputedStyle(plot.current).direction === 'rtl';
  const dateUnderPointer = ({ clientX }: MouseEvent): PlainDate | undefined => {
    if (!scale) return undefined;
    const { left = 0, width = 1 } = plot.current?.getBoundingClientRect() ?? {};
    const fraction = (clientX - left) / width;
    return points[pointIndexAt(points, isRightToLeft() ? 1 - fraction : fraction, scale)]?.date;
  };
  const selectDay = (date: PlainDate | undefined) => {
    if (date) onDaySelect(date);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.key === 'Enter' || event.key === ' ') && !event.shiftKey) {
        const range = rangeOf(selection);
        if (range) onRangeSelect(...range);
        else selectDay(points[at]?.date);
      } else if (event.key === 'Escape' && selection) onSelectionChange(undefined);
      else {
        const next = nextIndex(event.key, at, points, isRightToLeft());
        if (next === undefined) return;
        const date = points[Math.min(Math.max(0, next), points.length - 1)]?.date;
        const anchor = event.shiftKey ? (selection?.anchor ?? points[at]?.date) : undefined;
        onSelectionChange(date && { date, anchor });
      }
      event.preventDefault();
    },
    onPointerDown: (event: PointerEvent) => {
      // A finger points to days, as there is no Enter to show a range.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      drag.current = { from: dateUnderPointer(event), hasMoved: false };
      plot.current?.setPointerCapture(event.pointerId); // it goes on beyond the plot
    },
    onPointerMove: (event: PointerEvent) => {
      const date = dateUnderPointer(event);
      const dragged = event.buttons & 1 ? drag.current : undefined;
      if (dragged && date !== dragged.from) dragged.hasMoved = true;
      if (dragged?.hasMoved) {
        if (date !== selection?.date) onSelectionChange(date && { date, anchor: dragged.from });
      } else if (date === selection?.date && !selection?.anchor) return;
      else if (!rangeOf(selection)) onSelectionChange(date && { date });
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
    onPointerLeave: () => {
      if (!rangeOf(selection)) onSelectionChange(undefined);
    },
    onClick: (event: MouseEvent) => {
      const hasDragged = drag.current?.hasMoved;
      drag.current = undefined;
      if (hasDragged) return;
      const date = dateUnderPointer(event);
      if (rangeOf(selection)) onSelectionChange(date && { date });
      selectDay(date);
    },
  };
}

/** The first and the last day of a range; undefined for a day. */
export function rangeOf(selection: ChartSelection | undefined): [begin: PlainDate, end: PlainDate] | undefined {
  const { date, anchor } = selection ?? {};
  if (!date || !anchor || date === anchor) return undefined;
  return anchor < date ? [anchor, date] : [date, anchor];
}

function nextIndex(key: string, at: number, points: readonly BalancePoint[], isRightToLeft: boolean) {
  switch (key) {
    case 'ArrowRight':
      return at + (isRightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return at + (isRightToLeft ? 1 : -1);
    case 'ArrowUp':
      return at + 1;
    case 'ArrowDown':
      return at - 1;
    case 'PageUp':
      return monthLater(at, points, 1);
    case 'PageDown':
      return monthLater(at, points, -1);
    case 'Home':
      return 0;
    case 'End':
      return points.length - 1;
    default:
      return undefined;
  }
}

/** The last point at or before the same day of another month, but another point. */
function monthLater(at: number, points: readonly BalancePoint[], months: 1 | -1): number {
  const date = points[at]?.date;
  if (!date) return at;
  const target = addMonths(date, months);
  const found = pointIndexOn(points, target);
  return months > 0 ? Math.max(found, at + 1) : Math.min(found, at - 1);
}
