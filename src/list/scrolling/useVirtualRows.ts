'use client';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { indexAt, type Layout, layoutOf, topOf } from './rowLayout.ts';
import { type Scroller, scrollerOf } from './scroller.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** Tables up to this length are rendered in full, so that the browser's search finds every row. */
const maxUnvirtualized = 200;
/** Rows rendered beyond each edge of the viewport. */
const mostOverscan = 3;

interface Latest {
  rows: readonly { id: string }[];
  scrollTop: number;
  layout: Layout | undefined;
  scroller: Scroller | undefined;
}

/** The rows to render, and the scroll position among all rows. */
export interface VirtualRows {
  /** The first rendered row, and the one after the last. */
  start: number;
  end: number;
  /** The height of the rows above and below those. */
  before: number;
  after: number;
  /** What scrolls the rows; undefined before they are rendered. */
  scroller: () => Scroller | undefined;
  /** Scrolls just far enough to show a row. For the first row, also shows the leading rows above it. */
  reveal: (index: number, isFirst?: boolean) => void;
  /** Scrolls back to the first row, if it is above the viewport. */
  returnToTop: () => void;
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
  const [range, setRange] = useState({ start: 0, end: 18, rowHeight: 40, detailsHeight: 0 });
  const { start: first, end: last, rowHeight } = range;
  const latest = useRef<Latest>({ rows, scrollTop: 0, layout: undefined, scroller: undefined });
  const isUnvirtualized = useIsPrinting() || rows.length <= maxUnvirtualized;

  const renderRowsInView = useCallback(({ element }: Scroller, layout: Layout) => {
    // Those in view are painted first; the observer then calls this again.
    const overscan = latest.current.layout ? mostOverscan : 0;
    latest.current.scrollTop = element.scrollTop;
    latest.current.layout = layout;
    const { rowHeight, details } = layout;
    const first = Math.floor(indexAt(element.scrollTop, { ...layout, headerHeight: 0 }));
    const start = Math.max(0, first - overscan);
    const end = Math.max(1, first + Math.ceil(element.clientHeight / rowHeight)) + overscan; // one is measured
    setRange((before) => {
      // A few extra rows can stay: removing them would be another render.
      const isSame =
        before.start === start &&
        before.end >= end &&
        before.end <= end + mostOverscan &&
        before.rowHeight === rowHeight &&
        before.detailsHeight === details.height;
      return isSame ? before : { start, end, rowHeight, detailsHeight: details.height };
    });
  }, []);

  useLayoutEffect(() => {
    const area = scrollArea.current;
    if (!area) return;
    const known = latest.current;
    const update = () => {
      const { scroller, layout: before } = known;
      if (!scroller || !before) return;
      // What is above the table in the page changes.
      const layout = scroller.element === area ? before : layoutOf(area, scroller, detailsOf(known, expandedIndex));
      if (layout) renderRowsInView(scroller, layout);
    };
    const measure = () => {
      const scroller = scrollerOf(area);
      if (scroller.target !== known.scroller?.target) {
        known.scroller?.target.removeEventListener('scroll', update);
        scroller.target.addEventListener('scroll', update, { passive: true });
        observer.observe(scroller.element);
      }
      known.scroller = scroller;
      const layout = layoutOf(area, scroller, detailsOf(known, expandedIndex));
      if (!layout) return;
      const { rows, scrollTop, layout: before } = known;
      const hasHeightChanged = before !== undefined && before.rowHeight !== layout.rowHeight;
      const top = hasHeightChanged ? Math.min(indexAt(scrollTop, before), rows.length) : 0;
      // The spacers need the new height first, or scrolling ends too early.
      if (hasHeightChanged) flushSync(() => renderRowsInView(scroller, layout));
      if (top > 0) scroller.element.scrollTop = layout.rowsTop + top * layout.rowHeight - layout.headerHeight;
      renderRowsInView(scroller, layout);
    };
    let frame = 0;
    const remeasure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure); // within the observer's callback, browsers would report an error to the host's window
    };
    const observer = new ResizeObserver(remeasure);
    known.scroller?.target.addEventListener('scroll', update, { passive: true });
    measure();
    observer.observe(area);
    const header = area.querySelector('thead');
    if (header) observer.observe(header); // its height changes with the rows
    const details = area.querySelector('tr[data-details]');
    if (details) observer.observe(details);
    window.addEventListener('resize', remeasure);
    return () => {
      known.scroller?.target.removeEventListener('scroll', update);
      window.removeEventListener('resize', remeasure);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [scrollArea, renderRowsInView, expandedIndex]);

  useLayoutEffect(() => {
    const { rows: before, scrollTop, layout, scroller } = latest.current;
    latest.current.rows = rows;
    if (!scroller || !layout || before === rows) return;
    const index = Math.floor(indexAt(scrollTop, layout));
    const id = before[index]?.id;
    if (index <= 0 || id === undefined || rows[index]?.id === id) return;
    const now = rows.findIndex((row) => row.id === id);
    if (now >= 0) scroller.element.scrollTop = scrollTop + (now - index) * layout.rowHeight;
    renderRowsInView(scroller, layout);
  }, [rows, renderRowsInView]);

  const inView = <Result>(read: (element: HTMLElement, layout: Layout) => Result): Result | undefined => {
    const { scroller } = latest.current;
    const layout =
      scroller &&
      scrollArea.current &&
      layoutOf(scrollArea.current, scroller, detailsOf(latest.current, expandedIndex));
    return layout ? read(scroller.element, layout) : undefined;
  };
  const scroller = useCallback(() => latest.current.scroller, []);
  const returnToTop = useCallback(() => {
    const { scroller, layout } = latest.current;
    if (scroller && layout) scroller.element.scrollTop = Math.min(scroller.element.scrollTop, layout.tableTop);
  }, []);
  const position = {
    scroller,
    returnToTop,
    reveal: (index: number, isFirst = false) =>
      inView((element, layout) => {
        const top = index === 0 ? layout.tableTop : topOf(index, layout) - layout.headerHeight;
        const bottom = topOf(index, layout) + layout.rowHeight + layout.footerHeight - element.clientHeight;
        element.scrollTop = isFirst ? top : Math.min(Math.max(element.scrollTop, bottom), top);
        if (latest.current.scroller) renderRowsInView(latest.current.scroller, layout);
      }),
    firstInView: () =>
      inView((element, layout) => {
        const hidden = indexAt(element.scrollTop, layout) - 1 / layout.rowHeight; // browsers scroll by whole pixels
        return Math.min(Math.max(0, Math.ceil(hidden)), rows.length - 1);
      }) ?? 0,
    rowsInView: () =>
      inView((element, { rowHeight, headerHeight, footerHeight }) =>
        Math.max(1, Math.floor((element.clientHeight - headerHeight - footerHeight) / rowHeight)),
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
function detailsOf({ layout }: Latest, index: number) {
  return layout?.details.index === index ? layout.details : { index, height: 0 };
}
