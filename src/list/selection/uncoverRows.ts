import { scrollerOf } from '../scrolling/scroller.ts';

/** Scrolls selected rows out from under a bar that has just appeared: it moves the header down, or is at the bottom of cards. */
export function uncoverRows(bar: HTMLElement): void {
  const area = bar.closest('section')?.querySelector<HTMLElement>('.daybook-table-scroll');
  if (!area) return;
  const { top: barTop, height } = bar.getBoundingClientRect();
  const headerEnd = area.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
  const selected = [...area.querySelectorAll('tbody tr[aria-selected=true]')];
  if (selected.length === area.querySelectorAll('tbody tr[data-index]').length) return; // some are always at an edge
  const rows = selected.map((row) => row.getBoundingClientRect());
  // Farther away, they were out of view before.
  const most = (distances: number[]) => Math.max(0, ...distances.filter((distance) => distance <= height + 1));
  const above = most(rows.map(({ top }) => headerEnd - top));
  const below = most(rows.map(({ bottom }) => bottom - barTop));
  if (above > 0 || below > 0) scrollerOf(area).element.scrollTop += above > 0 ? -above : below;
}
