import { parentsOf } from '../ui/parentsOf.ts';

type Theme = 'light' | 'dark';

const own = 'data-daybook-theme';
const ofHosts = ['data-theme', 'data-bs-theme', 'data-mui-color-scheme'];

/** The nearest marks around an element: Daybook's own attribute, which outranks the others, and a host's. */
interface Marks {
  own: Theme | undefined;
  host: Theme | undefined;
}

/**
 * Reports the theme that an element and those around it are marked with, now and after each change. A stylesheet in a shadow
 * root can't select by what is outside.
 * @returns a function that stops it.
 */
export function observeTheme(element: Element, onTheme: (marks: Marks) => void): () => void {
  const around = parentsOf(element).filter((each) => each instanceof Element);
  const nearest = (themeOf: (each: Element) => Theme | undefined) =>
    around.map(themeOf).find((theme) => theme !== undefined);
  const report = () => onTheme({ own: nearest((each) => read(each, [own])), host: nearest(themeOfHost) });
  const observer = new MutationObserver(report);
  for (const each of around) observer.observe(each, { attributeFilter: ['class', own, ...ofHosts] });
  report();
  return () => observer.disconnect();
}

function themeOfHost(element: Element): Theme | undefined {
  if (element.classList.contains('dark')) return 'dark';
  return element.classList.contains('light') ? 'light' : read(element, ofHosts);
}

function read(element: Element, attributes: readonly string[]): Theme | undefined {
  const marks = attributes.map((name) => element.getAttribute(name));
  return (['dark', 'light'] as const).find((theme) => marks.includes(theme));
}
