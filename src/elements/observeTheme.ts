import { composedParent } from './composedParent.ts';

export type Theme = 'light' | 'dark';

const own = 'data-daybook-theme';
const ofHosts = ['data-theme', 'data-bs-theme', 'data-mui-color-scheme'];

/**
 * Reports the theme that an element and those around it are marked with, now and after each change. A stylesheet in a shadow
 * root can't select by what is outside.
 * @returns a function that stops it.
 */
export function observeTheme(element: Element, onTheme: (theme: Theme | undefined) => void): () => void {
  const around: Element[] = [];
  for (let each: Element | null = element; each; each = composedParent(each)) around.push(each);
  const report = () => onTheme(themeAround(around));
  const observer = new MutationObserver(report);
  for (const each of around) observer.observe(each, { attributeFilter: ['class', own, ...ofHosts] });
  report();
  return () => observer.disconnect();
}

/** The nearest mark counts. Daybook's own attribute outranks the others, as in `tokens.css`. */
function themeAround(around: readonly Element[]): Theme | undefined {
  for (const themeOf of [(each: Element) => read(each, [own]), themeOfHost]) {
    const theme = around.map(themeOf).find((each) => each !== undefined);
    if (theme) return theme;
  }
  return undefined;
}

function themeOfHost(element: Element): Theme | undefined {
  if (element.classList.contains('dark')) return 'dark';
  return element.classList.contains('light') ? 'light' : read(element, ofHosts);
}

function read(element: Element, attributes: readonly string[]): Theme | undefined {
  const marks = attributes.map((name) => element.getAttribute(name));
  return (['dark', 'light'] as const).find((theme) => marks.includes(theme));
}
