/** A tap with a finger, as browsers report it. */
export async function tap(element: Element): Promise<void> {
  send(element, 'pointerdown');
  send(element, 'pointerup');
  send(element, 'click');
}

/** A finger that rests on an element, or moves meanwhile, until browsers would open a menu. */
export async function longPress(element: Element, { moveBy = 0 } = {}): Promise<void> {
  send(element, 'pointerdown');
  if (moveBy > 0) send(element, 'pointermove', moveBy);
  await new Promise((resolve) => setTimeout(resolve, 700));
  send(element, 'contextmenu');
  send(element, 'pointerup', moveBy);
  if (moveBy === 0) send(element, 'click'); // some browsers send it after a long press, too
}

function send(element: Element, type: string, moveBy = 0): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  element.dispatchEvent(
    new PointerEvent(type, {
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
      cancelable: true,
      clientX: left + width / 2,
      clientY: top + height / 2 + moveBy,
    }),
  );
}
