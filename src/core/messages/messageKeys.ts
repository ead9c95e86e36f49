import type { MessageArea, MessageKeys } from './messages.ts';

/** Every key that a text was marked with; a mark is its index. */
const keys: string[] = [];

const digits = ['\u200b', '\u200c', '\u200d', '\u2060'];
const fence = '\u2063';
const marks = new RegExp(`${fence}([${digits.join('')}]+)${fence}`, 'g');
const markedAttributes = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'label', 'placeholder', 'title'];

/** For each element, the keys of its texts, by text node or attribute. */
const found = new WeakMap<Element, Map<Text | string, string[]>>();

/**
 * Shows which message a text is: texts carry an invisible mark, which is removed once they are in the document. The element around
 * them gets `data-daybook-message`, such as `ledger.title`.
 */
export const messageKeys: MessageKeys = {
  mark(area, messages) {
    const marked = Object.entries(messages).map(([key, message]) => {
      const mark = markOf(area, key);
      return [
        key,
        typeof message === 'string'
          ? mark + message
          : (values: never, locale: string) => mark + message(values, locale),
      ];
    });
    return Object.fromEntries(marked);
  },

  observe(root) {
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) readMarks(node);
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: markedAttributes,
    });
    readMarks(root);
    return () => observer.disconnect();
  },
};

function markOf(area: MessageArea, key: string): string {
  const name = `${area}.${key}`;
  const known = keys.indexOf(name);
  const index = known >= 0 ? known : keys.push(name) - 1;
  const digitsOfIndex = Array.from(index.toString(4), (digit) => digits[Number(digit)]);
  return fence + digitsOfIndex.join('') + fence;
}

function readMarks(node: Node): void {
  if (node instanceof Text) readText(node);
  if (!(node instanceof Element)) return;
  readAttributes(node);
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) readText(walker.currentNode);
    else if (walker.currentNode instanceof Element) readAttributes(walker.currentNode);
  }
}

function readText(text: Text): void {
  const names = namesIn(text.data);
  if (names.length === 0 || !text.parentElement) return;
  text.data = withoutMarks(text.data);
  show(text.parentElement, text, names);
}

function readAttributes(element: Element): void {
  for (const attribute of markedAttributes) {
    const value = element.getAttribute(attribute);
    const names = value === null ? [] : namesIn(value);
    if (value === null || names.length === 0) continue;
    element.setAttribute(attribute, withoutMarks(value));
    show(element, attribute, names);
  }
}

function show(element: Element, source: Text | string, names: string[]): void {
  const sources = found.get(element) ?? new Map<Text | string, string[]>();
  found.set(element, sources.set(source, names));
  for (const each of sources.keys()) if (each instanceof Text && each.parentNode !== element) sources.delete(each);
  element.setAttribute('data-daybook-message', [...new Set([...sources.values()].flat())].join(' '));
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(marks), ([, mark = '']) => {
    const index = Number.parseInt(Array.from(mark, (digit) => digits.indexOf(digit)).join(''), 4);
    return keys[index] ?? '';
  });
}

function withoutMarks(text: string): string {
  return text.replace(marks, '');
}
