'use client';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexAt, type Layout, layoutOf, topOf } from './rowLayout.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** Tables up to this length are rendered in full, so that the browser's search finds every row. */
const maxUnvirtualized = 200;
/** Rows rendered beyond each edge of the viewport. */
const overscan = 5;

/** The rows to render, and the scroll position among all rows. */
export interface VirtualRows {
  /** The first rendered row, and the one after the last. */
  start: number;
  end: number;
  /** The height of the rows above and below those. */
  before: number;
  after: number;
  /** Scrolls just far enough to show a row. For the first row, also shows the leading rows above it. */
  reveal: (index: number, isFirst?: boolean) => void;
  /** The row at the top of the viewport. */
  firstInView: () => number;
  /** How many rows fit in the viewport. */
  rowsInView: () => number;
}

/**
 * Virtual rows: those in view and a few more are rendered; all of them for print. The scroll position stays when rows above
 * are added or removed, and when the row height changes as the table becomes cards.
 * @param expandedIndex the row with details below it; −1 if none.
 */
export function useVirtualRows(
  rows: readonly { id: string }[],
  scrollArea: RefObject<HTMLElement | null>,
  expandedIndex = -1,
): VirtualRows {
  const [range, setRange] = useState({ start: 0, end: 24, rowHeight: 36, detailsHeight: 0 });
  const { start: first, end: last, rowHeight } = range;
  const latest = useRef({ rows, scrollTop: 0, layout: undefined as Layout | undefined });
  const isUnvirtualized = useIsPrinting() || rows.length <= maxUnvirtualized;

  const renderRowsInView = useCallback((area: HTMLElement, layout: Layout) => {
    latest.current.scrollTop = area.scrollTop;
    latest.current.layout = layout;
    const { rowHeight, details } = layout;
    const first = Math.floor(indexAt(area.scrollTop, { ...layout, rowsTop: 0, headerHeight: 0 }));
    const start = Math.max(0, first - overscan);
    const end = first + Math.ceil(area.clientHeight / rowHeight) + overscan;
    setRange((before) => {
      // A few extra rows can stay: removing them would be another render.
      const isSame =
        before.start === start &&
        before.end >= end &&
        before.end < end + overscan &&
        before.rowHeight === rowHeight &&
        before.detailsHeight === details.height;
      return isSame ? before : { start, end, rowHeight, detailsHeight: details.height };
    });
  }, []);

  useLayoutEffect(() => {
    const area = scrollArea.current;
    if (!area) return;
    const update = () => latest.current.layout && renderRowsInView(area, latest.current.layout);
    const measure = () => {
      const layout = layoutOf(area, detailsOf(latest.current, expandedIndex));
      if (!layout) return;
      const { rows, scrollTop, layout: before } = latest.current;
      const hasHeightChanged = before !== undefined && before.rowHeight !== layout.rowHeight;
      const top = hasHeightChanged ? Math.min(indexAt(scrollTop, before), rows.length) : 0;
      // The spacers need the new height first, or scrolling ends too early.
      if (hasHeightChanged) flushSync(() => renderRowsInView(area, layout));
      if (top > 0) area.scrollTop = layout.rowsTop + top * layout.rowHeight - layout.headerHeight;
      renderRowsInView(area, layout);
    };
    measure();
    area.addEventListener('scroll', update, { passive: true });
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure); // within the callback, browsers would report an error to the host's window
    });
    observer.observe(area);
    const header = area.querySelector('thead');
    if (header) observer.observe(header); // its height changes with the rows
    const details = area.querySelector('tr[data-details]');
    if (details) observer.observe(details);
    return () => {
      area.removeEventListener('scroll', update);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [scrollArea, renderRowsInView, expandedIndex]);

  useLayoutEffect(() => {
    const area = scrollArea.current;
    const { rows: before, scrollTop, layout } = latest.current;
    latest.current.rows = rows;
    if (!area || !layout || before === rows) return;
    const index = Math.floor(indexAt(scrollTop, layout));
    const id = before[index]?.id;
    if (index <= 0 || id === undefined || rows[index]?.id === id) return;
    const now = rows.findIndex((row) => row.id === id);
    if (now >= 0) area.scrollTop = scrollTop + (now - index) * layout.rowHeight;
    renderRowsInView(area, layout);
  }, [rows, scrollArea, renderRowsInView]);

  const inView = <Result>(read: (area: HTMLElement, layout: Layout) => Result): Result | undefined => {
    const area = scrollArea.current;
    const layout = area && layoutOf(area, detailsOf(latest.current, expandedIndex));
    return layout ? read(area, layout) : undefined;
  };
  const position = {
    reveal: (index: number, isFirst = false) =>
      inView((area, layout) => {
        const top = index === 0 ? 0 : topOf(index, layout) - layout.headerHeight;
        const bottom = topOf(index, layout) + layout.rowHeight + layout.footerHeight - area.clientHeight;
        area.scrollTop = isFirst ? top : Math.min(Math.max(area.scrollTop, bottom), top);
        renderRowsInView(area, layout);
      }),
    firstInView: () =>
      inView((area, layout) => Math.min(Math.max(0, Math.ceil(indexAt(area.scrollTop, layout))), rows.length - 1)) ?? 0,
    rowsInView: () =>
      inView((area, { rowHeight, headerHeight, footerHeight }) =>
        Math.max(1, Math.floor((area.clientHeight - headerHeight - footerHeight) / rowHeight)),
      ) ?? 1,
  };

  if (isUnvirtualized) return { ...position, start: 0, end: rows.length, before: 0, after: 0 };
  const end = Math.min(last, rows.length);
  const start = Math.max(0, Math.min(first, end - (last - first)));
  const isExpanded = expandedIndex >= 0;
  const detailsBefore = isExpanded && expandedIndex < start ? range.detailsHeight : 0;
  const detailsAfter = expandedIndex >= end ? range.detailsHeight : 0;
  return {
    ...position,
    start,
    end,
    before: start * rowHeight + detailsBefore,
    after: (rows.length - end) * rowHeight + detailsAfter,
  };
}

/** The details as measured before; of another row, none yet. */
function detailsOf({ layout }: { layout: Layout | undefined }, index: number) {
  return layout?.details.index === index ? layout.details : { index, height: 0 };
}
