import type { CSSProperties, PropsWithChildren } from 'react';

/** The element that scrolls a table: its own area, or the page. */
export function scrollerOf(table: Element): HTMLElement {
  const area = table.closest('section');
  const { scrollingElement } = document;
  const own = area && getComputedStyle(area).overflowY === 'auto' ? area : scrollingElement;
  if (!(own instanceof HTMLElement)) throw new Error('Nothing scrolls the table.');
  return own;
}

/** Where the view of a scroller begins and ends, from the top of the window. */
export function viewOf(scroller: HTMLElement): { top: number; bottom: number } {
  return scroller === document.scrollingElement
    ? { top: 0, bottom: scroller.clientHeight }
    : scroller.getBoundingClientRect();
}

/** A host that gives tables a height, so that they scroll and the page doesn't. */
export function TableHeight({ children }: PropsWithChildren) {
  const height = { '--daybook-table-height': 'min(70vh, 44rem)' } as CSSProperties; // its type has no custom properties
  return <div style={height}>{children}</div>;
}
