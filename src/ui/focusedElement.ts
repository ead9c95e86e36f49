/** The focused element of the page, or of the shadow root, that a mounted element is in; null if only the page itself has the focus. */
export function focusedElement(beside: Element): Element | null {
  const { activeElement } = beside.getRootNode() as Document | ShadowRoot;
  return activeElement === document.body ? null : activeElement;
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
