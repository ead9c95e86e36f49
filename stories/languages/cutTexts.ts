/** Texts that must be readable in every language. Names and descriptions in rows may end in an ellipsis. */
const matters =
  'button, th, label, legend, h1, h2, h3, h4, dt, a, [role="tab"], [role="alert"], [role="status"], [role="dialog"] [role="option"], [data-column="status"]';
const controls = 'button, select, input, textarea';

/** The texts under an element that something around them cuts off, or that a control covers. */
export function cutTexts(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const placed = [...root.querySelectorAll<HTMLElement>(controls)].filter((control) => isPlaced(control, root));
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!(text instanceof Text) || !isImportant(text)) continue;
    const box = boxOf(text);
    if (!text.data.trim() || box.width < 2 || box.height < 2) continue; // not drawn
    if (isCut(text, box) || placed.some((control) => covers(control, text, box))) cut.push(text.data);
  }
  return [...cut, ...[...root.querySelectorAll('select')].flatMap(cutChoice)];
}

/** Cells of rows show data, except for a status. */
function isImportant({ parentElement: element }: Text): boolean {
  return element?.closest(matters) != null && !element.closest('tbody :is(td, th):not([data-column="status"])');
}

function boxOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function isCut(text: Text, { left, right }: DOMRect): boolean {
  for (let element = text.parentElement; element && !element.matches('.daybook'); element = element.parentElement) {
    const { overflowX, clipPath, position } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isForScreenReaders = clipPath !== 'none' || (position === 'absolute' && box.width <= 1);
    if (isForScreenReaders || overflowX === 'auto' || overflowX === 'scroll') return false; // can be scrolled to
    if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
  }
  return false;
}

/** Whether an element has its place beside others, unlike popovers and sticky headers, which may be above them. */
function isPlaced(element: Element, root: HTMLElement): boolean {
  for (let parent: Element | null = element; parent && parent !== root; parent = parent.parentElement) {
    const { position, opacity, visibility } = getComputedStyle(parent);
    if (!['static', 'relative'].includes(position) || opacity === '0' || visibility !== 'visible') return false;
  }
  return true;
}

function covers(control: HTMLElement, text: Text, box: DOMRect): boolean {
  const { parentElement: holder } = text;
  if (!holder || control.contains(text) || holder.closest('label')?.contains(control)) return false;
  if (holder.closest('button') && control.matches('input')) return false; // a button in a field
  const boxes = [control, ...scrollersOf(holder)].map((each) => each.getBoundingClientRect()).concat(box);
  const [left, right] = [Math.max(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.right))];
  const [top, bottom] = [Math.max(...boxes.map((each) => each.top)), Math.min(...boxes.map((each) => each.bottom))];
  if (right - left < 2 || bottom - top < 2 || !isPlaced(holder, document.body)) return false;
  // Footers that stay in view are above what scrolls under them. Outside the window there is nothing to find.
  const before = box.top;
  holder.scrollIntoView({ block: 'center' });
  const moved = boxOf(text).top - before;
  const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + moved);
  return uppermost !== null && (uppermost === control || control.contains(uppermost));
}

/** The elements around another one that scroll it, and hide what is outside. */
function scrollersOf(element: Element): Element[] {
  const { parentElement } = element;
  const around = parentElement ? scrollersOf(parentElement) : [];
  return getComputedStyle(element).overflowX === 'visible' ? around : [...around, element];
}

/** The chosen text of a native select, which is no text of the page: a copy shows how wide it would like to be. */
function cutChoice(select: HTMLSelectElement): string[] {
  const [chosen] = select.selectedOptions;
  if (!chosen || select.offsetWidth < 2) return [];
  const copy = document.createElement('select');
  copy.append(new Option(chosen.label));
  copy.className = select.className;
  select.after(copy);
  copy.style.cssText = 'position: absolute; min-inline-size: 0; max-inline-size: none; inline-size: max-content';
  const isNarrow = select.offsetWidth < copy.offsetWidth - 1;
  copy.remove();
  return isNarrow ? [chosen.label] : [];
}
