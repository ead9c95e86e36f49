/**
 * Focuses the table of a list once it shows the rows of a newly chosen tab, unless the focus has moved on by then.
 * @param part the list. @param held the element with the focus until then.
 */
export function focusNextGrid(part: HTMLElement, held: HTMLElement): void {
  const focusGrid = () => {
    const grid = part.querySelector<HTMLElement>(':not([inert]) > [role=grid]');
    if (held.matches(':focus') && !grid) return;
    observer.disconnect();
    if (held.matches(':focus')) grid?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusGrid);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['inert'] });
  requestAnimationFrame(focusGrid); // the rows of another tab may be loaded already
}
