'use client';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Layout, layoutOf, placeAt } from './rowLayout.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** Up to so many rows are all drawn; the browser's own search then finds each of them. */
const drawnWhole = 200;
/** Rows drawn beyond each edge of the view, so that a step of the scroll finds them there. */
const overscan = 5;

/** The rows to draw, and where the reader is among all of them. */
export interface VirtualRows {
  /** The first row drawn, and the one after the last. */
  start: number;
  end: number;
  /** Pixels in place of the rows above and below those. */
  before: number;
  after: number;
  /** Scrolls no further than needed to show a row, or until it is the first in view; the first one with what stands above it. */
  reveal: (index: number, isFirst?: boolean) => void;
  /** The row at the top of the view. */
  firstInView: () => number;
  /** How many rows the view has room for. */
  rowsInView: () => number;
}

/**
 * Which rows to draw: those in view and a few more; all of them for a print. What the reader looks at stays in its place
 * when rows come or go above it, and when rows get another height as the table turns into cards.
 */
export function useVirtualRows(
  rows: readonly { id: string }[],
  scrollArea: RefObject<HTMLElement | null>,
): VirtualRows {
  const [{ start: first, end: last, rowHeight }, setDrawn] = useState({ start: 0, end: 24, rowHeight: 36 });
  const looked = useRef({ rows, scrollTop: 0, layout: undefined as Layout | undefined });
  const isWhole = useIsPrinting() || rows.length <= drawnWhole;

  const draw = useCallback((area: HTMLElement, layout: Layout) => {
    looked.current.scrollTop = area.scrollTop;
    looked.current.layout = layout;
    const first = Math.floor(area.scrollTop / layout.rowHeight);
    const start = Math.max(0, first - overscan);
    const end = first + Math.ceil(area.clientHeight / layout.rowHeight) + overscan;
    setDrawn((before) => {
      // A row or two that are drawn beyond need not go, which would be a drawing of its own.
      const isSame =
        before.start === start &&
        before.end >= end &&
        before.end < end + overscan &&
        before.rowHeight === layout.rowHeight;
      return isSame ? before : { start, end, rowHeight: layout.rowHeight };
    });
  }, []);

  useLayoutEffect(() => {
    const area = scrollArea.current;
    if (!area) return;
    const look = () => looked.current.layout && draw(area, looked.current.layout);
    const measure = () => {
      const layout = layoutOf(area);
      if (!layout) return;
      const { rows, scrollTop, layout: before } = looked.current;
      const isOtherHeight = before !== undefined && before.rowHeight !== layout.rowHeight;
      const top = isOtherHeight ? Math.min(placeAt(scrollTop, before), rows.length) : 0;
      // The room for rows that are not drawn has to be the new one, or the scroll ends too early.
      if (isOtherHeight) flushSync(() => draw(area, layout));
      if (top > 0) area.scrollTop = layout.rowsTop + top * layout.rowHeight - layout.headerHeight;
      draw(area, layout);
    };
    measure();
    area.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    const header = area.querySelector('thead');
    if (header) observer.observe(header); // its rows are as high as the others
    return () => {
      area.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scrollArea, draw]);

  useLayoutEffect(() => {
    const area = scrollArea.current;
    const { rows: before, scrollTop, layout } = looked.current;
    looked.current.rows = rows;
    if (!area || !layout || before === rows) return;
    const index = Math.floor(placeAt(scrollTop, layout));
    const id = before[index]?.id;
    if (index <= 0 || id === undefined || rows[index]?.id === id) return;
    const now = rows.findIndex((row) => row.id === id);
    if (now >= 0) area.scrollTop = scrollTop + (now - index) * layout.rowHeight;
    draw(area, layout);
  }, [rows, scrollArea, draw]);

  const inView = <Result>(read: (area: HTMLElement, layout: Layout) => Result): Result | undefined => {
    const area = scrollArea.current;
    const layout = area && layoutOf(area);
    return layout ? read(area, layout) : undefined;
  };
  const place = {
    reveal: (index: number, isFirst = false) =>
      inView((area, layout) => {
        const top = index === 0 ? 0 : layout.rowsTop + index * layout.rowHeight - layout.headerHeight;
        const bottom = layout.rowsTop + (index + 1) * layout.rowHeight + layout.footerHeight - area.clientHeight;
        area.scrollTop = isFirst ? top : Math.min(Math.max(area.scrollTop, bottom), top);
        draw(area, layout);
      }),
    firstInView: () =>
      inView((area, layout) => Math.min(Math.max(0, Math.ceil(placeAt(area.scrollTop, layout))), rows.length - 1)) ?? 0,
    rowsInView: () =>
      inView((area, { rowHeight, headerHeight, footerHeight }) =>
        Math.max(1, Math.floor((area.clientHeight - headerHeight - footerHeight) / rowHeight)),
      ) ?? 1,
  };

  if (isWhole) return { ...place, start: 0, end: rows.length, before: 0, after: 0 };
  const end = Math.min(last, rows.length);
  const start = Math.max(0, Math.min(first, end - (last - first)));
  return { ...place, start, end, before: start * rowHeight, after: (rows.length - end) * rowHeight };
}
