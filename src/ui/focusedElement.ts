/** The focused element of the page, or of the shadow root, that a mounted element is in; null if only the page itself has the focus. */
export function focusedElement(beside: Element): Element | null {
  const { activeElement } = beside.getRootNode() as Document | ShadowRoot;
  return activeElement === document.body ? null : activeElement;
}
