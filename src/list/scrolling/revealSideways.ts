/** Scrolls a strip sideways to an element in it, and nothing around it. */
export function revealSideways(strip: Element | null, element: Element | null | undefined): void {
  if (!strip || !element) return;
  const [inner, outer] = [element, strip].map((each) => each.getBoundingClientRect());
  if (inner && outer) strip.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
}
