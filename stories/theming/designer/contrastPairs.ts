/** Two colors of a component that meet, and how well they can be told apart. */
export interface ContrastPair {
  name: string;
  /** From 1 to 21, as WCAG defines it. */
  ratio: number;
  /** 4.5 for text, 3 for lines and controls. */
  atLeast: number;
}

const texts = {
  Text: 'surface-text',
  'Muted text': 'secondary',
  Links: 'accent',
  Danger: 'danger',
  Success: 'positive',
};
const lines = { 'Borders of fields': 'border-strong', 'Focus ring': 'focus', Warning: 'warning' };
const surfaces = { surface: 'surface', 'raised surface': 'raised', 'sunken surface': 'sunken' };

/** The pairs of the component that an element contains, as its theme paints them now. */
export function contrastPairs(preview: HTMLElement): ContrastPair[] {
  const root = preview.querySelector<HTMLElement>('.daybook');
  if (!root) return [];
  const probe = root.appendChild(document.createElement('i'));
  const colorOf = (name: string) => {
    probe.style.cssText = `color: var(--_surface-text); background: var(--_${name})`;
    return getComputedStyle(probe).backgroundColor;
  };
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
  probe.remove();
  return [{ name: 'Text on the accent color', ratio: onAccent, atLeast: 4.5 }, ...pairs];
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
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
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
