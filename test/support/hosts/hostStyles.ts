let kept = new Map<string, string>();

/** Records the computed styles of the host's elements. @returns the number of elements. */
export function keepStyles(): number {
  kept = stylesOfHost();
  return hostElements().length;
}

/** The host's computed styles that are no longer as recorded. */
export function changedStyles(): string[] {
  return [...stylesOfHost()].filter(([name, value]) => kept.get(name) !== value).map((style) => style.join(': '));
}

/** Replaces the page's stylesheets, in this order. */
export async function importStylesheets(...names: string[]): Promise<void> {
  for (const link of document.querySelectorAll('link')) link.remove();
  await Promise.all(
    names.map((name) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${name}` });
      document.head.append(link);
      return new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
    }),
  );
}

/** Chromium’s rounding of sticky cells depends on earlier layouts. */
export function forceRelayout(): void {
  const { style } = document.querySelector('main') ?? document.body;
  const { display } = style;
  style.display = 'none';
  document.body.getBoundingClientRect();
  style.display = display;
}

function hostElements(): Element[] {
  return [document.documentElement, document.body, ...document.querySelectorAll('aside, aside *')];
}

/** Every computed property of every element and its generated content. */
function stylesOfHost(): Map<string, string> {
  const styles = new Map<string, string>();
  for (const [index, element] of hostElements().entries()) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part || null);
      if (part && style.content === 'none') continue;
      for (const name of style) {
        if (index < 2 && ofPageHeight.test(name)) continue;
        styles.set(`${index} ${element.localName}${part} ${name}`, style.getPropertyValue(name));
      }
    }
  }
  return styles;
}

/** The page is as high as the components in it. */
const ofPageHeight = /^(block-size|height|perspective-origin|transform-origin)$/;
