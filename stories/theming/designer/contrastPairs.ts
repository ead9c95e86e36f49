import { variables } from '../../../src/provider/resolveAppearance.ts';

/** Two colors of a component that meet, and how well they can be told apart. */
export interface ContrastPair {
  name: string;
  /** From 1 to 21, as WCAG defines it. */
  ratio: number;
  /** 4.5 for text, 3 for lines and controls. */
  atLeast: number;
}

export type Scheme = 'light' | 'dark';

const texts = {
  Text: 'surface-text',
  'Muted text': 'secondary',
  Links: 'accent',
  Danger: 'danger',
  Warning: 'warning',
  Success: 'positive',
};
const lines = { 'Borders of fields': 'border-strong', 'Focus ring': 'focus' };

interface Background {
  /** The color of a token, or what the stylesheet mixes from one. */
  layer: string;
  /** What is below it; default the surface. */
  on?: 'raised';
  /** The texts that it has; default all, and lines. */
  texts?: (keyof typeof texts)[];
}

const tint = (name: string, percent: number) => `color-mix(in oklab, var(--_${name}) ${percent}%, transparent)`;
const everyText = Object.keys(texts) as (keyof typeof texts)[];

const backgrounds: Record<string, Background> = {
  'the surface': { layer: 'var(--_surface)' },
  'the raised surface': { layer: 'var(--_raised)' },
  'the sunken surface': { layer: 'var(--_sunken)' },
  'a hovered row': { layer: 'var(--_hover)', texts: everyText },
  'the current row': { layer: tint('accent', 5), texts: everyText },
  'a selected row': { layer: tint('accent', 9), texts: everyText },
  'a chosen match': { layer: tint('accent', 10), texts: ['Text', 'Muted text', 'Links', 'Success'] },
  'a chosen button': { layer: tint('accent', 12), texts: ['Text', 'Muted text', 'Links'] },
  'a chosen radio button': { layer: tint('accent', 14), texts: ['Text'] },
  'the active option': { layer: tint('accent', 14), on: 'raised', texts: ['Text', 'Muted text'] },
  'a closed month': { layer: 'color-mix(in oklab, currentColor 16%, transparent)', texts: ['Text'] },
  'a warning cell': { layer: tint('warning', 12), texts: ['Text', 'Muted text', 'Warning'] },
};
/** The statuses of invoices, whose text and background are mixed from one color. */
const statuses = { quiet: 'secondary', accent: 'accent', danger: 'danger', warning: 'warning', success: 'positive' };

/** The pairs of a component as its theme paints them now in a color scheme. */
export function contrastPairs(root: HTMLElement, scheme: Scheme): ContrastPair[] {
  return withColors(root, scheme, (colorOf, onDanger) => {
    const pair = (name: string, atLeast: number, color: string, layers: string[]): ContrastPair => ({
      name,
      ratio: contrast(paint([...layers, color]), paint(layers)),
      atLeast,
    });
    const surface = colorOf('var(--_surface)');
    return [
      ...Object.entries({ accent: 'accent', 'hovered accent': 'accent-hover' }).map(([name, background]) =>
        pair(`Text on the ${name} color`, 4.5, colorOf('var(--_on-accent)'), [colorOf(`var(--_${background})`)]),
      ),
      pair('The balance chart on the surface', 3, colorOf('var(--_chart)'), [surface]),
      pair('Text on a dangerous button', 4.5, onDanger, [colorOf('var(--_danger)')]),
      ...Object.entries(backgrounds).flatMap(([place, { layer, on, texts: found }]) => {
        const layers = [surface, ...(on ? [colorOf(`var(--_${on})`)] : []), colorOf(layer)];
        const all = (names: Record<string, string>, atLeast: number) =>
          Object.entries(names).map(([name, color]) =>
            pair(`${name} on ${place}`, atLeast, colorOf(`var(--_${color})`), layers),
          );
        return found
          ? all(Object.fromEntries(found.map((name) => [name, texts[name]])), 4.5)
          : [...all(texts, 4.5), ...all(lines, 3)];
      }),
      ...Object.entries(statuses).map(([name, color]) =>
        pair(
          `A status in the ${name} color`,
          4.5,
          colorOf(`color-mix(in oklab, var(--_${color}) 80%, var(--_surface-text))`),
          [surface, colorOf(tint(color, 12))],
        ),
      ),
    ];
  });
}

/** The colors of the tokens in force in a color scheme, by their keys, as a picker takes them. */
export function colorsInForce(root: HTMLElement, scheme: Scheme): Partial<Record<string, string>> {
  const read = (colorOf: (value: string) => string) =>
    Object.fromEntries(
      Object.entries(variables)
        .filter(([key]) => key.startsWith('color'))
        .map(([key, variable]) => [
          key,
          toHex(paint([colorOf('var(--_surface)'), colorOf(shown[key] ?? `var(--_${variable})`)])),
        ]),
    );
  // The page's text color fits its own scheme only.
  return withColors(root, scheme, read, scheme === schemeOf(root) ? 'inherit' : undefined);
}

/** The values with defaults, of tokens that are read into another variable first. */
const shown: Partial<Record<string, string>> = {
  colorText: 'currentColor',
  colorMuted: 'var(--_secondary)',
  colorBorder: 'var(--_border)',
};

/** The color scheme that components are drawn in. */
export function schemeOf(root: HTMLElement): Scheme {
  return getComputedStyle(root).colorScheme === 'dark' ? 'dark' : 'light';
}

/**
 * Reads colors from private variables. These are unregistered, so `light-dark()` follows the scheme of the probe. `onDanger` is the color
 * of text on a dangerous button.
 */
function withColors<T>(
  root: HTMLElement,
  scheme: Scheme,
  read: (colorOf: (value: string) => string, onDanger: string) => T,
  text = 'var(--_surface-text)',
): T {
  const probe = root.appendChild(document.createElement('i'));
  const colorOf = (value: string) => {
    probe.style.cssText = `color-scheme: ${scheme}; color: ${text}; background: ${value}`;
    return getComputedStyle(probe).backgroundColor;
  };
  probe.className = 'daybook-button';
  probe.dataset.dangerous = '';
  const onDanger = colorOf('var(--_on-accent)');
  probe.removeAttribute('class');
  const result = read(colorOf, onDanger);
  probe.remove();
  return result;
}

type Color = [red: number, green: number, blue: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The color of layers over each other, in any notation that CSS has. */
function paint(layers: readonly string[]): Color {
  if (!canvas) return [0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** A color as a picker takes it, `#rrggbb`, in the page's color scheme. */
export function hexOf(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  const channels = paint([getComputedStyle(probe).color]);
  probe.remove();
  return toHex(channels);
}

function toHex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** @see WCAG 2.2, contrast ratio */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
