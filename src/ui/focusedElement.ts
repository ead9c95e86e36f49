/** The focused element of the page, or of the shadow root, that an element is in; null if only the page itself has the focus. */
export function focusedElement(beside: Element | null | undefined): Element | null {
  const root = beside?.getRootNode() as Partial<DocumentOrShadowRoot> | undefined; // of an unmounted one, it is another element
  const { activeElement = null } = root ?? {};
  return activeElement === beside?.ownerDocument.body ? null : activeElement;
}

/** The focused element of the page, also within shadow roots. */
export function innermostFocusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Whether nothing on the page has the focus, as after the focused element was removed. @param beside a mounted element. */
export function isFocusLost(beside: Element): boolean {
  let host: Element | undefined;
  let root = beside.getRootNode();
  for (; root instanceof ShadowRoot; root = host.getRootNode()) {
    if (root.activeElement && root.activeElement !== host) return false;
    host = root.host;
  }
  const { activeElement, body, documentElement } = document;
  return !activeElement || [body, documentElement, host].includes(activeElement);
}
