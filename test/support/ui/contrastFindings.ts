import { type Color, contrast } from './renderedColors.ts';

const controls = [
  '.daybook-button:not([data-quiet], [data-primary], :disabled, [aria-disabled="true"])',
  '.daybook-select select',
  'input.daybook-text-control:not([readonly])',
  'input.daybook-search-input',
  '.daybook-picker-field:not(:has([readonly]))',
].join(', ');
const texts = ['surface-text', 'secondary', 'accent', 'danger', 'warning', 'positive'];
const backgrounds = ['surface', 'raised', 'sunken', 'hover', 'selected'];

/**
 * Text below 4.5 : 1, and borders of controls and focus rings below 3 : 1, in all components on the page: first every text color
 * on every background color, whether they meet on this page or not, then what is painted.
 */
export function contrastFindings(): string[] {
  const roots = [...document.querySelectorAll('.daybook')];
  const findings = new Set(roots.slice(0, 1).flatMap(pairFindings));
  const known = new Map<Element, string[]>();
  for (const root of roots) {
    const canvas = canvasColor(root);
    for (const element of root.querySelectorAll('*')) {
      const text = ownText(element);
      const isControl = element.matches(controls);
      if ((!text && !isControl) || !isShown(element)) continue;
      const { color, borderBlockEndColor: border } = getComputedStyle(element);
      if (text) add(`“${text}”`, 4.5, color, [canvas, ...layersOf(element, known)]);
      if (!isControl || border === 'rgba(0, 0, 0, 0)') continue; // looks like text until it is hovered
      add(`border of ${element.className}`, 3, border, [canvas, ...layersOf(element.parentElement ?? element, known)]);
    }
  }
  return [...findings];

  function add(name: string, atLeast: number, color: string, layers: string[]) {
    const found = finding(name, atLeast, color, layers);
    if (found) findings.add(found);
  }
}

function pairFindings(root: Element): string[] {
  const colorOf = (value: string) => {
    const probe = root.appendChild(document.createElement('i'));
    probe.style.cssText = `color: var(--_surface-text); background: ${value}`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  };
  const variable = (name: string) =>
    colorOf(name === 'selected' ? 'color-mix(in oklab, var(--_accent) 9%, transparent)' : `var(--_${name})`);
  const surface = variable('surface');
  const behind = backgrounds.map((name): [string, string[]] => [name, [surface, variable(name)]]);
  return [
    ...behind.flatMap(([name, layers]) => [
      ...texts.map((text) => finding(`${text} on ${name}`, 4.5, variable(text), layers)),
      ...['focus', 'border-strong'].map((line) => finding(`${line} on ${name}`, 3, variable(line), layers)),
    ]),
    ...['accent', 'accent-hover'].map((name) =>
      finding(`text on ${name}`, 4.5, variable('on-accent'), [variable(name)]),
    ),
  ].filter((each) => each !== undefined);
}

function finding(name: string, atLeast: number, color: string, layers: string[]): string | undefined {
  const ratio = contrast(paint([...layers, color]), paint(layers));
  return ratio < atLeast ? `${name}: ${ratio.toFixed(2)}, ${color} on ${layers.join(' + ')}` : undefined;
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const painted = new Map<string, Color>();

function paint(layers: string[]): Color {
  const key = layers.join();
  const known = painted.get(key);
  if (known || !canvas) return known ?? [0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const color = [red / 255, green / 255, blue / 255] as const;
  painted.set(key, color);
  return color;
}

/** The backgrounds behind an element, the page’s first, from those behind its parent. */
function layersOf(element: Element, known: Map<Element, string[]>): string[] {
  const layers = known.get(element);
  if (layers) return layers;
  const { parentElement } = element;
  const behind = parentElement ? layersOf(parentElement, known) : [];
  const all = [...behind, getComputedStyle(element).backgroundColor];
  known.set(element, all);
  return all;
}

/** What is painted below the page, in the color scheme of an element. */
function canvasColor(element: Element): string {
  const probe = element.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function ownText(element: Element): string {
  const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return nodes
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

/** Whether a user sees it. Contrast isn't required of disabled controls. */
function isShown(element: Element): boolean {
  if (element.closest('.daybook-visually-hidden, :disabled, [aria-disabled="true"], option')) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
