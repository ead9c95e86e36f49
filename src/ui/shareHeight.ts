/** Keeps a variable of the form at the height of an element that stays in view. @returns a function that stops. */
export function shareHeight(element: HTMLElement | null | undefined, name: `--_${string}`): (() => void) | undefined {
  const form = element?.closest('form');
  if (!element || !form) return undefined;
  const sizes = new ResizeObserver(() => form.style.setProperty(name, `${element.offsetHeight}px`));
  sizes.observe(element);
  return () => sizes.disconnect();
}
