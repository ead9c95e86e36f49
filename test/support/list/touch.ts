/** A tap with a finger, as browsers report it. */
export async function tap(element: Element): Promise<void> {
  send(element, 'pointerdown');
  send(element, 'pointerup');
  send(element, 'click');
}

/** A finger that rests on an element until browsers would open a menu, or that scrolls, which cancels the press. */
export async function longPress(element: Element, { scrolls = false } = {}): Promise<void> {
  send(element, 'pointerdown');
  if (scrolls) send(element, 'pointercancel');
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (scrolls) return;
  send(element, 'contextmenu');
  send(element, 'pointerup');
  await new Promise((resolve) => setTimeout(resolve, 50)); // as on a busy device
  send(element, 'click'); // some browsers send it after a long press, too
}

function send(element: Element, type: string): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  element.dispatchEvent(
    new PointerEvent(type, {
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
      cancelable: true,
      clientX: left + width / 2,
      clientY: top + height / 2,
    }),
  );
}
