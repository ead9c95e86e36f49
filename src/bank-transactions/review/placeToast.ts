/** In px, from the edges of the window. */
const margin = 16;

/**
 * Places a toast at the start of its list, beside a drawer. It moves to the top once it would cover the field with the focus, or the buttons
 * of its form.
 * @returns a function that stops watching the focus.
 */
export function placeToast(toast: HTMLElement): () => void {
  const { left, right } = toast.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const start = getComputedStyle(toast).direction === 'rtl' ? document.documentElement.clientWidth - right : left;
  toast.style.insetInlineStart = `${Math.max(margin, start)}px`;
  const avoid = () => {
    const field = focusedElement();
    const covered = [field?.closest('.daybook-field') ?? field, field?.closest('form')?.querySelector(footer)];
    if (field?.matches('input, textarea, select') && covered.some((part) => part && overlaps(toast, part)))
      toast.style.insetBlock = `${margin}px auto`;
  };
  avoid();
  const watching = new AbortController();
  const { signal } = watching;
  for (const type of ['focusin', 'scroll'])
    document.addEventListener(type, avoid, { signal, capture: true, passive: true });
  return () => watching.abort();
}

const footer = '.daybook-editor-actions';

/** The element with the focus, across shadow roots. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
