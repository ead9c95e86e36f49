import { queryAllByRole } from '@testing-library/dom';

/** An element by its role and accessible name; `pattern` is the source of a regular expression. */
export interface Target {
  role: string;
  name?: string | { pattern: string };
}

/** A point of the page, in pixels. */
interface Point {
  x: number;
  y: number;
}

const inPage = {
  /** The center of the first such element that can be clicked, scrolled into view. */
  pointOf(target: Target): Point | null {
    const elements = find(target);
    for (const element of elements) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      const hit = elementAt(point);
      if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return point;
    }
    elements[0]?.scrollIntoView({ block: 'center' }); // out from under a sticky header
    return null;
  },
  /** The value of a field, or the text of another element. */
  textOf(target: Target): string | null {
    const [element] = find(target);
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element?.textContent ?? null);
  },
  /** Whether the focus is in such an element. */
  hasFocus(target: Target): boolean {
    const focused = roots().map(({ activeElement }) => activeElement);
    return find(target).some((element) => focused.some((each) => element.contains(each)));
  },
  /** Whether the user can read the text anywhere on the page. */
  hasText(text: string): boolean {
    const shown = roots().flatMap(({ children }) => [...children]);
    return shown.some((element) => element instanceof HTMLElement && element.innerText.includes(text));
  },
  /** The text of the table row at a point. */
  textAt(point: Point): string | null {
    return elementAt(point)?.closest('tr')?.textContent ?? null;
  },
  /** The box of the first element of a selector, in whole pixels. */
  boxOf(selector: string) {
    const box = queryAll(selector)[0]?.getBoundingClientRect() ?? new DOMRect();
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    return { x, y, width, height };
  },
  /** What has more content than it shows, among the elements of a selector and what is in them. */
  cutIn(selector: string): string[] {
    const elements = queryAll(`${selector} *`).filter((element) => element.checkVisibility());
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden';
    return elements.filter((element) => element.clientWidth > 1 && isCut(element)).map(({ outerHTML }) => outerHTML);
  },
  /** What reaches beyond the edges of the page, among the elements of a component, also where that is cut. */
  outsidePage(): string[] {
    const { clientWidth } = document.documentElement;
    const elements = queryAll('.daybook *').filter((element) => element.checkVisibility(visible));
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1) && !element.closest(mayBeOutside);
    };
    return elements.filter(isOutside).map(({ outerHTML }) => outerHTML.slice(0, 200));
  },
  /** The colors of a screenshot in an area of the page, each once, as `r,g,b`. */
  async colorsIn(png: string, { x, y, width, height }: DOMRectInit): Promise<string[]> {
    const image = await createImageBitmap(await decoded(png));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(x ?? 0, y ?? 0, width ?? 1, height ?? 1);
    const pixels = Array.from({ length: data.length / 4 }, (_, pixel) => data.slice(4 * pixel, 4 * pixel + 3).join());
    return [...new Set(pixels)];
  },
};
export type InPage = typeof inPage;

Object.assign(window, { inPage });

function find({ role, name }: Target): HTMLElement[] {
  const expected = typeof name === 'object' ? new RegExp(name.pattern) : name;
  const hasName = (element: HTMLElement) =>
    queryAllByRole(element.parentElement ?? element, role, { name: expected, hidden: true }).includes(element);
  const withRole = roots().flatMap((root) => queryAllByRole(root as ParentNode as HTMLElement, role, { hidden: true })); // it only queries
  return withRole.filter(
    (element) => mayBeNamed(element, role, expected) && element.checkVisibility(visible) && hasName(element),
  );
}

/** The page, and the shadow roots of custom elements in it. */
function roots(): (Document | ShadowRoot)[] {
  return [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
}

function queryAll(selector: string): Element[] {
  return roots().flatMap((root) => [...root.querySelectorAll(selector)]);
}

function elementAt({ x, y }: Point): Element | null {
  const hit = document.elementFromPoint(x, y);
  return hit?.shadowRoot?.elementFromPoint(x, y) ?? hit;
}

/** What scrolls sideways, and the header of cards, which only screen readers get. */
const mayBeOutside = '.daybook-tabs, .daybook-aging-buckets, thead';

const visible = { visibilityProperty: true };

/** Whether the element can have this name, as far as its text tells: computing the names of all buttons of a list takes seconds. */
function mayBeNamed(element: HTMLElement, role: string, name: string | RegExp | undefined): boolean {
  if (name === undefined || !['button', 'link', 'heading', 'option'].includes(role)) return true;
  const texts = [element.textContent, element.ariaLabel, element.title].map((text) => text?.trim() ?? '');
  return texts.some((text) => (typeof name === 'string' ? text.includes(name) : name.test(text)));
}

/** Not by a `data:` URL, which the page's CSP forbids. */
async function decoded(base64: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
