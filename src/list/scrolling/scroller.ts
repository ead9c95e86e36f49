import { parentsOf } from '../../ui/parentsOf.ts';

/** The element that scrolls a table: its own scroll area, or one around it, such as the page. */
export interface Scroller {
  element: HTMLElement;
  /** Where its scroll events arrive: those of the page arrive at the document. */
  target: HTMLElement | Document;
}

/**
 * Finds what scrolls a table, and marks its area for CSS. It is the page, or what scrolls around the table, so that there is one
 * scroll bar. It is the area if the host gives it a height, if its columns are wider than it, or if its header could not stick.
 */
export function scrollerOf(area: HTMLElement): Scroller {
  const hasHeight = !['', 'none'].includes(getComputedStyle(area).getPropertyValue('--_table-height').trim());
  const isWide = areColumnsFitted(area) ? area.scrollWidth > area.clientWidth : area.dataset.scroll === 'own';
  const around = hasHeight || isWide ? undefined : scrollerAround(area);
  area.dataset.scroll = around ? 'around' : 'own';
  return around ?? { element: area, target: area };
}

/** Whether the columns have their widths for the area's width: until then, they may be wider than it, or not. */
function areColumnsFitted(area: HTMLElement): boolean {
  const width = Number(area.querySelector('table')?.dataset.fitted);
  return width === area.clientWidth || width === Number.POSITIVE_INFINITY; // of cards
}

/** The top of what is in view of a scroller. */
export function viewTop({ element, target }: Scroller): number {
  return target === element ? element.getBoundingClientRect().top + element.clientTop : 0;
}

/** Undefined if an element that does not scroll holds the header: a sticky element sticks to the first that could. */
function scrollerAround(area: HTMLElement): Scroller | undefined {
  const { body, documentElement, scrollingElement } = area.ownerDocument;
  const isBodyPage = getComputedStyle(documentElement).overflowY === 'visible'; // then the page takes the body's overflow
  for (const element of parentsOf(area).slice(1)) {
    if (element === documentElement || (element === body && isBodyPage)) break;
    if (!(element instanceof HTMLElement)) continue;
    const { overflowY } = getComputedStyle(element);
    if (overflowY === 'visible' || overflowY === 'clip') continue;
    return overflowY === 'hidden' || growsWithContent(element) ? undefined : { element, target: element };
  }
  const element = scrollingElement ?? documentElement;
  return element instanceof HTMLElement ? { element, target: area.ownerDocument } : undefined;
}

/** Elements that grew beyond the window. Their content may shrink again. */
const growing = new WeakSet<HTMLElement>();

/** Whether an element that could scroll is as high as its content, such as one with `overflow-x: hidden`. */
function growsWithContent(element: HTMLElement): boolean {
  const { clientHeight, scrollHeight, ownerDocument } = element;
  if (scrollHeight <= clientHeight && clientHeight > ownerDocument.documentElement.clientHeight) growing.add(element);
  return growing.has(element);
}
