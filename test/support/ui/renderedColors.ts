import type { Page } from 'playwright';

/** Red, green and blue, from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

/** The painted colors of a sample element. */
export interface PaintedPart {
  text: Color;
  background: Color;
  /** The color behind the element. */
  behind: Color;
  border: Color;
  outline: { style: string; width: string; color: Color };
}

/**
 * Gets the colors of each element, with translucent ones blended into the color behind them.
 * @param selectors by name; a pseudo-element may stand at the end.
 * @throws {Error} if nothing matches a selector.
 */
export function paintedParts<Name extends string>(
  page: Page,
  selectors: Record<Name, string>,
): Promise<Record<Name, PaintedPart>> {
  return page.evaluate<unknown, Record<string, string>>(readColors, selectors) as Promise<Record<Name, PaintedPart>>; // by these names
}

/** Runs in the page, so it can only use its argument. */
export function readColors<Name extends string>(selectors: Record<Name, string>): Record<Name, PaintedPart> {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = document.documentElement.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas'; // what the browser paints below the page
  const parts = Object.entries<string>(selectors).map(([name, selector]) => {
    const [path = '', pseudo] = selector.split(/(?=::)/);
    const element = document.querySelector(path);
    if (!element || !canvas) throw new Error(`Nothing matches ${path}.`);
    return [name, partOf(element, pseudo)];
  });
  probe.remove();
  return Object.fromEntries(parts) as Record<Name, PaintedPart>; // which has each name

  function partOf(element: Element, pseudo: string | undefined): PaintedPart {
    const ancestors: Element[] = [];
    for (let each = pseudo ? element : element.parentElement; each; each = each.parentElement) ancestors.unshift(each);
    const behind = [probe, ...ancestors].map(
      (each) => getComputedStyle(each)[each === probe ? 'color' : 'backgroundColor'],
    );
    const style = getComputedStyle(element, pseudo);
    const own = [...behind, style.backgroundColor];
    return {
      text: paint(...own, style.color),
      background: paint(...own),
      behind: paint(...behind),
      border: paint(...own, style.borderBlockStartColor),
      outline: { style: style.outlineStyle, width: style.outlineWidth, color: paint(...behind, style.outlineColor) },
    };
  }

  function paint(...layers: string[]): [number, number, number] {
    if (!canvas) return [0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255];
  }
}

/** The WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The WCAG 2 relative luminance, from 0 (black) to 1 (white). */
export function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
