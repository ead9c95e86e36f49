'use client';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexAt, type Layout, layoutOf, type MeasuredRows, rowsBefore, topOf } from './rowLayout.ts';
import { type Scroller, scrollerOf } from './scroller.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** Tables up to this length are rendered in full, so that the browser's search finds every row. */
const maxUnvirtualized = 200;
/** Rows rendered beyond each edge of the viewport. */
const mostOverscan = 3;

interface Latest {
  rows: readonly { id: string }[];
  groupStarts: readonly number[];
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
 * @param groupStarts how many rows before each start a group; empty if rows are not grouped.
 */
export function useVirtualRows(
  rows: readonly { id: string }[],
  scrollArea: RefObject<HTMLElement | null>,
  expandedIndex = -1,
  groupStarts: readonly number[] = ungrouped,
): VirtualRows {
  const [range, setRange] = useState({ start: 0, end: 18, rowHeight: 40, headingHeight: 0, detailsHeight: 0 });
  const { start: first, end: last, rowHeight } = range;
  const latest = useRef<Latest>({ rows, groupStarts, scrollTop: 0, layout: undefined, scroller: undefined });
  const isUnvirtualized = useIsPrinting() || rows.length <= maxUnvirtualized;

  const renderRowsInView = useCallback(({ element }: Scroller, layout: Layout) => {
    // Those in view are painted first; the observer then calls this again.
    const overscan = latest.current.layout ? mostOverscan : 0;
    latest.current.scrollTop = element.scrollTop;
    latest.current.layout = layout;
    const { rowHeight, headings, details } = layout;
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
        before.headingHeight === headings.height &&
        before.detailsHeight === details.height;
      return isSame ? before : { start, end, rowHeight, headingHeight: headings.height, detailsHeight: details.height };
    });
  }, []);

  useLayoutEffect(() => {
    latest.current.groupStarts = groupStarts;
  }, [groupStarts]);

  useLayoutEffect(() => {
    const area = scrollArea.current;
    if (!area) return;
    const known = latest.current;
    const update = () => {
      const { scroller, layout: before } = known;
      if (!scroller || !before) return;
      // What is above the table in the page changes.
      const layout =
        scroller.element === area ? before : layoutOf(area, scroller, measuredBefore(known, expandedIndex));
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
      const layout = layoutOf(area, scroller, measuredBefore(known, expandedIndex));
      if (!layout) return;
      const { rows, scrollTop, layout: before } = known;
      const hasHeightChanged =
        before !== undefined &&
        (before.rowHeight !== layout.rowHeight || before.headings.height !== layout.headings.height);
      const top = hasHeightChanged ? Math.min(indexAt(scrollTop, before), rows.length) : 0;
      // The spacers need the new height first, or scrolling ends too early.
      if (hasHeightChanged) flushSync(() => renderRowsInView(scroller, layout));
      if (top > 0) scroller.element.scrollTop = topOf(top, layout) - layout.headerHeight;
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
    const table = area.querySelector('table');
    if (table) observer.observe(table); // the height of rows changes with their headings
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
    const moved = { ...layout, headings: { ...layout.headings, before: groupStarts } };
    latest.current.layout = moved;
    const index = Math.floor(indexAt(scrollTop, layout));
    const id = before[index]?.id;
    if (index <= 0 || id === undefined || rows[index]?.id === id) return;
    const now = rows.findIndex((row) => row.id === id);
    if (now >= 0) scroller.element.scrollTop = scrollTop + rowsBefore(now, moved) - rowsBefore(index, layout);
    renderRowsInView(scroller, moved);
  }, [rows, groupStarts, renderRowsInView]);

  const inView = <Result>(read: (element: HTMLElement, layout: Layout) => Result): Result | undefined => {
    const { scroller } = latest.current;
    const layout =
      scroller &&
      scrollArea.current &&
      layoutOf(scrollArea.current, scroller, measuredBefore(latest.current, expandedIndex));
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
        const height = rowsBefore(index + 1, layout) - rowsBefore(index, layout);
        const bottom = topOf(index, layout) + height + layout.footerHeight - element.clientHeight;
        element.scrollTop = isFirst ? top : Math.min(Math.max(element.scrollTop, bottom), top);
        if (latest.current.scroller) renderRowsInView(latest.current.scroller, layout);
      }),
    firstInView: () =>
      inView((element, layout) => {
        const hidden = indexAt(element.scrollTop, layout) - 1 / layout.rowHeight; // browsers scroll by whole pixels
        return Math.min(Math.max(0, Math.ceil(hidden)), rows.length - 1);
      }) ?? 0,
    rowsInView: () =>
      inView((element, { rowHeight, headings, headerHeight, footerHeight }) =>
        Math.max(1, Math.floor((element.clientHeight - headerHeight - footerHeight) / (rowHeight + headings.height))),
      ) ?? 1,
  };

  if (isUnvirtualized) return { ...position, start: 0, end: rows.length, before: 0, after: 0 };
  const end = Math.min(last, rows.length);
  const start = Math.max(0, Math.min(first, end - (last - first)));
  const above = (index: number) =>
    rowsBefore(index, { rowHeight, headings: { before: groupStarts, height: range.headingHeight } });
  const isExpanded = expandedIndex >= 0;
  const detailsBefore = isExpanded && expandedIndex < start ? range.detailsHeight : 0;
  const detailsAfter = expandedIndex >= end ? range.detailsHeight : 0;
  return {
    ...position,
    start,
    end,
    before: above(start) + detailsBefore,
    after: above(rows.length) - above(end) + detailsAfter,
  };
}

/** The heights that were measured before; of the details of another row, none yet. */
function measuredBefore({ layout, groupStarts }: Latest, index: number): MeasuredRows {
  return {
    rowHeight: layout?.rowHeight ?? 0,
    details: layout?.details.index === index ? layout.details : { index, height: 0 },
    headings: { before: groupStarts, height: layout?.headings.height ?? 0 },
  };
}

const ungrouped: readonly number[] = [];
