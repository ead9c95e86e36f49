import type { KeyboardEvent } from 'react';

/**
 * Moves the focus by keyboard between a grid and the actions of its focused row: Tab and Shift+Tab move into, through and out of
 * them, arrow keys among them, Escape back to the row.
 * @returns whether the key is handled.
 */
export function moveAmongActions(event: KeyboardEvent, row: Element | null | undefined): boolean {
  const grid = event.currentTarget as HTMLElement; // handlers are of HTML elements
  const all = [...(row?.querySelectorAll<HTMLElement>('.daybook-row-actions > *') ?? [])];
  const actions = all.filter((action) => action.getClientRects().length > 0); // some are hidden where nothing hovers
  const at = actions.indexOf(event.target as HTMLElement);
  const step = { Tab: event.shiftKey ? -1 : 1, ArrowRight: 1, ArrowLeft: -1, Escape: -1 - at }[event.key];
  if (step === undefined || (at < 0 && (event.key !== 'Tab' || event.target !== grid || step < 0))) return false;
  const isMirrored = event.key.startsWith('Arrow') && getComputedStyle(grid).direction === 'rtl';
  const next = actions[at + (isMirrored ? -step : step)];
  if (!next && event.key === 'Tab' && step > 0) return true; // the browser moves on from here: no row has a tab stop
  event.preventDefault();
  event.stopPropagation(); // Escape keeps a host's dialog open
  if (next) next.focus();
  else if (!event.key.startsWith('Arrow')) grid.focus({ preventScroll: true });
  return true;
}
