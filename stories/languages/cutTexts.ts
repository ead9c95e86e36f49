/** Texts that must be readable in every language. Names and descriptions in rows may end in an ellipsis. */
const matters =
  'button, th, label, legend, h1, h2, h3, h4, dt, a, [role="tab"], [role="alert"], [role="status"], [data-column="status"]';

/** The texts under an element that something around them cuts off. */
export function cutTexts(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text instanceof Text && isImportant(text) && isCut(text)) cut.push(text.data);
  }
  return cut;
}

/** Cells of rows show data, except for a status. */
function isImportant({ parentElement: element }: Text): boolean {
  return element?.closest(matters) != null && !element.closest('tbody :is(td, th):not([data-column="status"])');
}

function isCut(text: Text): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, width, height } = range.getBoundingClientRect();
  if (!text.data.trim() || width < 2 || height < 2) return false; // not drawn
  for (let element = text.parentElement; element && !element.matches('.daybook'); element = element.parentElement) {
    const { overflowX, clipPath, position } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isForScreenReaders = clipPath !== 'none' || (position === 'absolute' && box.width <= 1);
    if (isForScreenReaders || overflowX === 'auto' || overflowX === 'scroll') return false; // can be scrolled to
    if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
  }
  return false;
}
