'use client';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeSizes } from '../../ui/observeSizes.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { indexAt, measureHeights, moveHeights, type RowHeights, topOf } from './rowHeights.ts';
import { firstIndexOf, type Layout, layoutOf, scrollTopOf } from './rowLayout.ts';
import { type Scroller, scrollerOf } from './scroller.ts';
import { useIsPrinting } from './useIsPrinting.ts';

/** Tables up to this length are rendered in full, so that the browser's search finds every row. */
const maxUnvirtualized = 200;
/** Rows rendered beyond each edge of the viewport. */
const mostOverscan = 3;

interface Latest {
  rows: readonly { id: string }[];
  expandedId: string | undefined;
  revealed: RevealedRow | undefined;
  scrollTop: number;
  layout: Layout | undefined;
  scroller: Scroller | undefined;
}

interface RevealedRow {
  index: number;
  isFirst: boolean;
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
  /**
   * Undoes a scroll of this moment: browsers scroll to the middle of a long table that gets the focus.
   * @returns whether there was one.
   */
  undoScroll: () => boolean;
  /** Scrolls back to the first row, if it is above the viewport. */
  returnToTop: () => void;
  /** The row at the top of the viewport. */
  firstInView: () => number;
  /** How many rows fit in the viewport. */
  rowsInView: () => number;
  /** The height of a row that isn’t as high as most. */
  otherHeightOf: (index: number) => number | undefined;
}

/**
 * Virtual rows: those in view and a few more are rendered; all of them for print. The scroll position stays when rows above
 * are added, removed or measured, and when the row height changes as the table becomes cards.
 * @param expandedId the row with details below it.
 */
export function useVirtualRows(
  rows: readonly { id: string }[],
  scrollArea: RefObject<HTMLElement | null>,
  expandedId?: string,
): VirtualRows {
  const [range, setRange] = useState({ start: 0, end: 18, heights: assumed });
  const [revealed, setRevealed] = useState<RevealedRow>();
  const { start: first, end: last, heights } = range;
  const latest = useRef<Latest>({
    rows,
    expandedId,
    revealed,
    scrollTop: 0,
    layout: undefined,
    scroller: undefined,
  });
  const isPrinting = useIsPrinting();
  const isUnvirtualized = isPrinting || rows.length <= maxUnvirtualized;

  const renderRowsInView = useCallback(({ element }: Scroller, layout: Layout) => {
    // Those in view are painted first; the observer then calls this again.
    const overscan = latest.current.layout ? mostOverscan : 0;
    latest.current.scrollTop = element.scrollTop;
    latest.current.layout = layout;
    const { heights } = layout;
    const indexAtTop = (top: number) => firstIndexOf(top, { ...layout, headerHeight: 0 });
    const first = Math.floor(indexAtTop(element.scrollTop));
    const start = Math.max(0, first - overscan);
    const end = Math.max(1, Math.ceil(indexAtTop(element.scrollTop + element.clientHeight))) + overscan; // one is measured
    setRange((before) => {
      // A few extra rows can stay: removing them would be another render.
      const isSame =
        before.start === start && before.end >= end && before.end <= end + mostOverscan && before.heights === heights;
      return isSame ? before : { start, end, heights };
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
      const layout = scroller.element === area ? before : layoutOf(area, scroller, before.heights);
      if (layout) renderRowsInView(scroller, layout);
    };
    const measure = () => {
      const scroller = scrollerOf(area);
      if (scroller.target !== known.scroller?.target) {
        known.scroller?.target.removeEventListener('scroll', update);
        scroller.target.addEventListener('scroll', update, { passive: true });
      }
      sizes.observe(scroller.element); // again if the effect runs again
      known.scroller = scroller;
      const { rows, scrollTop, layout: before } = known;
      const heights = measureHeights(area, rows, before?.heights, true);
      const layout = heights && layoutOf(area, scroller, heights);
      if (!layout) return;
      const hasHeightChanged = before !== undefined && before.heights.usual !== heights.usual;
      const top = hasHeightChanged ? Math.min(firstIndexOf(scrollTop, before), rows.length) : 0;
      // The spacers need the new height first, or scrolling ends too early.
      if (hasHeightChanged) flushSync(() => renderRowsInView(scroller, layout));
      const now = { ...layout, heights: (hasHeightChanged && known.layout?.heights) || heights }; // more rows may be rendered
      if (top > 0) scroller.element.scrollTop = scrollTopOf(top, now);
      renderRowsInView(scroller, now);
    };
    // The header's height changes with the rows, and that of the rows with their text and details.
    const sizes = observeSizes([area, ...area.querySelectorAll('thead, tbody')], measure);
    known.scroller?.target.addEventListener('scroll', update, { passive: true });
    measure();
    const fittingObserver = new MutationObserver(sizes.recheck);
    fittingObserver.observe(area, { attributeFilter: ['data-fitted'], subtree: true });
    window.addEventListener('resize', sizes.recheck);
    return () => {
      known.scroller?.target.removeEventListener('scroll', update);
      window.removeEventListener('resize', sizes.recheck);
      sizes.stop();
      fittingObserver.disconnect();
    };
  }, [scrollArea, renderRowsInView]);

  const end = isUnvirtualized ? rows.length : Math.min(last, rows.length);
  const start = isUnvirtualized ? 0 : Math.max(0, Math.min(first, end - (last - first)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: on other rows, which may be taller than assumed
  useLayoutEffect(() => {
    const known = latest.current;
    const { rows: before, expandedId: expandedBefore, revealed: revealedBefore, scroller, scrollTop, layout } = known;
    Object.assign(known, { rows, expandedId, revealed });
    const area = scrollArea.current;
    if (!scroller || !layout || !area || isPrinting) return;
    const hasNewRows = before !== rows;
    const collapsed = expandedBefore === expandedId ? undefined : expandedBefore;
    const moved = hasNewRows || collapsed !== undefined ? moveHeights(layout.heights, rows, collapsed) : layout.heights;
    const heights = measureHeights(area, rows, moved) ?? moved;
    if (heights === layout.heights && !hasNewRows) return;
    const measured = { ...layout, heights };
    const index = Math.floor(firstIndexOf(scrollTop, layout));
    const id = before[index]?.id;
    const now = rows[index]?.id === id ? index : rows.findIndex((row) => row.id === id);
    const by = index <= 0 || now < 0 ? 0 : topOf(now, heights) - topOf(index, layout.heights);
    if (revealed && revealed !== revealedBefore) scrollTo(revealed, scroller.element, measured);
    else if (hasNewRows && by !== 0) scroller.element.scrollTop = scrollTop + by;
    else if (scroller.element === area || !isAnchored()) scroller.element.scrollTop += by;
    renderRowsInView(scroller, measured);
  }, [rows, start, end, expandedId, revealed, isPrinting, scrollArea, renderRowsInView]);

  const inView = <Result>(read: (scroller: Scroller, layout: Layout) => Result): Result | undefined => {
    const { scroller, layout: before } = latest.current;
    const layout =
      scroller && before && scrollArea.current ? layoutOf(scrollArea.current, scroller, before.heights) : undefined;
    return scroller && layout ? read(scroller, layout) : undefined;
  };
  const scroller = useCallback(() => latest.current.scroller, []);
  const returnToTop = useCallback(() => {
    const { scroller, layout } = latest.current;
    if (scroller && layout) scroller.element.scrollTop = Math.min(scroller.element.scrollTop, layout.tableTop);
  }, []);
  const undoScroll = useCallback(() => {
    const { scroller, scrollTop } = latest.current;
    if (!scroller || scroller.element.scrollTop === scrollTop) return false;
    scroller.element.scrollTop = scrollTop;
    return true;
  }, []);
  return {
    start,
    end,
    before: topOf(start, heights),
    after: topOf(rows.length, heights) - topOf(end, heights),
    scroller,
    undoScroll,
    returnToTop,
    reveal: (index, isFirst = false) =>
      inView((scroller, layout) => {
        scrollTo({ index, isFirst }, scroller.element, layout);
        setRevealed({ index, isFirst });
        renderRowsInView(scroller, layout);
      }),
    firstInView: () =>
      inView(({ element }, layout) => {
        const hidden = firstIndexOf(element.scrollTop, layout) - 1 / layout.heights.usual; // browsers scroll by whole pixels
        return Math.min(Math.max(0, Math.ceil(hidden)), rows.length - 1);
      }) ?? 0,
    otherHeightOf: (index) => {
      const row = heights.others.find((row) => row.index === index);
      return row && heights.usual + row.by;
    },
    rowsInView: () =>
      inView(({ element }, layout) => {
        const { heights, rowsTop, footerHeight } = layout;
        const bottom = indexAt(element.scrollTop + element.clientHeight - footerHeight - rowsTop, heights);
        return Math.max(1, Math.floor(bottom - firstIndexOf(element.scrollTop, layout)));
      }) ?? 1,
  };
}

const assumed: RowHeights = { usual: 40, others: [] };

/** Whether browsers keep the position themselves where it is the page that scrolls. */
const isAnchored = () => CSS.supports('overflow-anchor', 'auto');

/** Scrolls just far enough to show a row; to the top, if it becomes the first. */
function scrollTo({ index, isFirst }: RevealedRow, element: HTMLElement, layout: Layout) {
  const top = index === 0 ? layout.tableTop : scrollTopOf(index, layout);
  const bottom = scrollTopOf(index + 1, layout) + layout.headerHeight + layout.footerHeight - element.clientHeight;
  element.scrollTop = isFirst ? top : Math.min(Math.max(element.scrollTop, bottom), top);
}
