/** Events of the element with the focus by which the user goes on there: more text, or Escape. */
const goingOn = ['input', 'keydown'] as const;

/**
 * Focuses the table of a list once it shows the rows of what was chosen, such as a tab or a search, unless the focus or the user has
 * moved on by then.
 * @param part the list. @param held the element with the focus until then.
 */
export function focusNextGrid(part: HTMLElement | null, held: HTMLElement): void {
  if (!part) return;
  const stop = () => {
    observer.disconnect();
    for (const type of goingOn) held.removeEventListener(type, stop);
  };
  const focusGrid = () => {
    const isHeld = held.matches(':focus');
    const grid = part.querySelector<HTMLElement>(':not([inert]) > [role=grid]');
    if (isHeld && !grid) return;
    stop();
    if (isHeld) grid?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusGrid);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['inert'] });
  for (const type of goingOn) held.addEventListener(type, stop);
  requestAnimationFrame(focusGrid); // the rows may be loaded already
}
