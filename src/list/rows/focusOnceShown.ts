import { isFocusLost } from '../../ui/focusedElement.ts';

/** Events by which the user goes on. */
const goingOn = ['input', 'keydown', 'pointerdown'] as const;

/**
 * Focuses an element of a list once it shows the rows of what was chosen, such as a tab, a search or an order, unless the user has moved
 * on by then.
 * @param part the list. @param held the element with the focus until then, which may go.
 * @param shown a selector for the element, from the scroll area's child on; default: the table.
 */
export function focusOnceShown(part: HTMLElement | null, held: HTMLElement, shown = '[role=grid]'): void {
  if (!part) return;
  const listening = new AbortController();
  const stop = () => {
    observer.disconnect();
    listening.abort();
  };
  const focus = () => {
    const isHeld = held.matches(':focus') || isFocusLost(part);
    const next = part.querySelector<HTMLElement>(`:not([inert]) > ${shown}`);
    if (isHeld && (!next || next === held)) return;
    stop();
    if (isHeld) next?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['inert'] });
  const { signal } = listening;
  for (const type of goingOn) part.ownerDocument.addEventListener(type, stop, { signal, capture: true });
  requestAnimationFrame(focus); // the rows may be loaded already
}
