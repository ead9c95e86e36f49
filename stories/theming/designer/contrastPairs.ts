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
const surfaces = { surface: 'surface', 'raised surface': 'raised', 'sunken surface': 'sunken' };

/** The pairs of a component as its theme paints them now in a color scheme. */
export function contrastPairs(root: HTMLElement, scheme: Scheme): ContrastPair[] {
  return withColors(root, scheme, (colorOf) => {
    const surface = colorOf('surface');
    const pairs = Object.entries(surfaces).flatMap(([surfaceName, background]) => {
      const layers = [surface, colorOf(background)];
      const pair = (name: string, color: string, atLeast: number): ContrastPair => ({
        name: `${name} on the ${surfaceName}`,
        ratio: contrast(paint([...layers, colorOf(color)]), paint(layers)),
        atLeast,
      });
      return [
        ...Object.entries(texts).map(([name, color]) => pair(name, color, 4.5)),
        ...Object.entries(lines).map(([name, color]) => pair(name, color, 3)),
      ];
    });
    const accent = colorOf('accent');
    const onAccent = contrast(paint([accent, colorOf('on-accent')]), paint([accent]));
    return [{ name: 'Text on the accent color', ratio: onAccent, atLeast: 4.5 }, ...pairs];
  });
}

/** The colors of the tokens in force in a color scheme, by their keys, as a picker takes them. */
export function colorsInForce(root: HTMLElement, scheme: Scheme): Partial<Record<string, string>> {
  return withColors(root, scheme, (colorOf) =>
    Object.fromEntries(
      Object.entries(variables)
        .filter(([key]) => key.startsWith('color'))
        .map(([key, variable]) => [key, toHex(paint([colorOf('surface'), colorOf(shown[key] ?? variable)]))]),
    ),
  );
}

/** The variables with defaults, of tokens that are read into another one first. */
const shown: Partial<Record<string, string>> = {
  colorText: 'surface-text',
  colorMuted: 'secondary',
  colorBorder: 'border',
};

/** Reads private variables as colors. They are unregistered, so `light-dark()` follows the scheme of the probe. */
function withColors<T>(root: HTMLElement, scheme: Scheme, read: (colorOf: (name: string) => string) => T): T {
  const probe = root.appendChild(document.createElement('i'));
  const result = read((name) => {
    probe.style.cssText = `color-scheme: ${scheme}; color: var(--_surface-text); background: var(--_${name})`;
    return getComputedStyle(probe).backgroundColor;
  });
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
