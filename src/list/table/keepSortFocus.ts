import { isFocusLost } from '../../ui/focusedElement.ts';

/**
 * Keeps the focus on the sort button of a column when the table with the new order replaces the one that has it, unless the user moves
 * on before.
 */
export function keepSortFocus(button: HTMLElement): void {
  const part = button.closest<HTMLElement>('.daybook-container');
  const id = button.closest('th')?.dataset.column;
  if (!part || id === undefined) return;
  const listening = new AbortController();
  const stop = () => {
    observer.disconnect();
    listening.abort();
  };
  const focusNext = () => {
    if (button.matches(':focus')) return;
    const next = part.querySelector<HTMLElement>(
      `:not([inert]) > table [data-column="${CSS.escape(id)}"] .daybook-sort`,
    );
    if (!next && isFocusLost(part)) return; // it loads
    stop();
    if (isFocusLost(part)) next?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusNext);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['inert'] });
  for (const type of ['keydown', 'pointerdown']) part.addEventListener(type, stop, { signal: listening.signal });
}
