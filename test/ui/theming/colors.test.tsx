import { render } from '@testing-library/react';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import layered from '../../../src/styles.css?inline';
import unlayered from '../../../src/styles.unlayered.css?inline';
import { contrastFindings } from '../../support/ui/contrastFindings.ts';
import { contrast, readColors } from '../../support/ui/renderedColors.ts';

const style = document.createElement('style');
beforeEach(() => document.head.append(style));
afterEach(() => style.remove());

/** The stylesheet as browsers with and without `contrast-color()` read it. */
const browsers = {
  'contrast-color()': (css: string) => css,
  'relative colors only': (css: string) => css.replaceAll('contrast-color(', 'not-yet('),
};

const steps = [0, 36, 73, 109, 146, 182, 219, 255];
/** A grid over all colors, and the grays around the one with equal contrast to black and white. */
const accents = [
  ...new Set(
    [
      ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => [red, green, blue]))),
      ...Array.from({ length: 24 }, (_, index) => Array(3).fill(106 + index)),
    ].map((parts) => `rgb(${parts.join(' ')})`),
  ),
];

describe.each(Object.entries(browsers))('in browsers with %s', (_name, asRead) => {
  test.each([
    ['styles.css', layered],
    ['styles.unlayered.css', unlayered],
  ])('text on any accent color has a contrast of at least 4.5 with %s', (_file, css) => {
    style.textContent = asRead(css);
    renderPage(
      accents.map((accent, index) => (
        <div key={accent} className="daybook" id={`accent-${index}`} style={tokens({ 'color-accent': accent })}>
          <button type="button" className="daybook-button" data-primary="">
            Save
          </button>
          <button type="button" className="daybook-calendar-day" aria-pressed="true">
            5
          </button>
        </div>
      )),
    );
    const parts = readColors(
      Object.fromEntries<string>(
        accents.flatMap((accent, index) => [
          [`button on ${accent}`, `#accent-${index} .daybook-button`],
          [`day on ${accent}`, `#accent-${index} .daybook-calendar-day`],
        ]),
      ),
    );
    const unreadable = Object.entries(parts).filter(([, { text, background }]) => contrast(text, background) < 4.5);
    expect(unreadable.map(([name]) => name)).toEqual([]);
  });

  test.each(['#ffd54a', '#767676', '#777777', '#3b82f6', '#e11d48', '#0d9488'])(
    'text on accent color %s stays readable on hover',
    async (accent) => {
      style.textContent = asRead(layered);
      renderPage(
        <div className="daybook" style={tokens({ 'color-accent': accent })}>
          <button type="button" className="daybook-button" data-primary="">
            Save
          </button>
        </div>,
      );
      const { save } = readColors({ save: '[data-primary]' });
      await userEvent.hover(page.getByRole('button', { name: 'Save' }));
      const { hovered } = readColors({ hovered: '[data-primary]' });
      expect(hovered.background).not.toEqual(save.background);
      expect(hovered.text).toEqual(save.text);
      expect(contrast(hovered.text, hovered.background)).toBeGreaterThan(4.5);
    },
  );
});

test.each([
  ...['#000000', '#222222', '#333333', '#444444'].map((text) => ({ text, background: '#ffffff' })),
  ...['#cccccc', '#e6e8eb', '#ffffff'].flatMap((text) =>
    ['#000000', '#16181c', '#1e1e1e'].map((background) => ({ text, background })),
  ),
])('the default colors are readable with text $text on $background', ({ text, background }) => {
  style.textContent = layered;
  renderPage(
    <div
      className="daybook"
      style={{ color: text, ...tokens({ 'color-text': text, 'color-background': background }) }}
    />,
  );
  expect(contrastFindings()).toEqual([]);
});

test('a host’s color-on-accent applies to the accent color, not to the danger color', () => {
  style.textContent = layered;
  renderPage(
    <div className="daybook" style={tokens({ 'color-accent': '#ffd54a', 'color-on-accent': 'rgb(60 40 0)' })}>
      <button type="button" className="daybook-button" data-primary="" id="save">
        Save
      </button>
      <button type="button" className="daybook-button" data-primary="" data-dangerous="" id="remove">
        Delete
      </button>
    </div>,
  );
  const { save, remove } = readColors({ save: '#save', remove: '#remove' });
  expect(save.text).toEqual([60 / 255, 40 / 255, 0]);
  expect(contrast(remove.text, remove.background)).toBeGreaterThan(4.5);
  expect(remove.background).not.toEqual(save.background);
});

test.each<[scheme: string, marks: Mark[]]>([
  ['normal', []],
  ['dark', [{ className: 'dark' }]],
  ['dark', [{ 'data-theme': 'dark' }]],
  ['dark', [{ 'data-bs-theme': 'dark' }]],
  ['dark', [{ 'data-mui-color-scheme': 'dark' }]],
  ['light', [{ className: 'light' }]],
  ['light', [{ 'data-theme': 'light' }]],
  ['light', [{ 'data-bs-theme': 'light' }]],
  ['light', [{ 'data-mui-color-scheme': 'light' }]],
  ['light', [{ style: { colorScheme: 'dark' } }, { className: 'light' }]],
  ['dark', [{ style: { colorScheme: 'dark' } }, { className: 'brand' }]],
  ['light', [{ className: 'dark' }, { 'data-bs-theme': 'light' }]],
  ['dark', [{ 'data-theme': 'light' }, { className: 'dark' }]],
  ['dark', [{ className: 'dark' }, { className: 'light' }, { className: 'dark' }]],
  ['light', [{ className: 'light' }, { className: 'dark' }, { className: 'light' }]],
  ['dark', [{ className: 'dark' }, { className: 'dark' }]],
  ['light', [{ className: 'dark' }, { className: 'light' }, { className: 'light' }]],
  ['light', [{ className: 'dark', 'data-daybook-theme': 'light' }]],
  ['dark', [{ 'data-daybook-theme': 'dark' }, { className: 'light' }]],
  ['light', [{ 'data-daybook-theme': 'dark' }, { 'data-daybook-theme': 'light' }]],
  ['dark', [{ 'data-daybook-theme': 'light' }, { 'data-daybook-theme': 'dark' }]],
])('color-scheme is %s inside %j and on the innermost element', (scheme, marks) => {
  style.textContent = layered;
  const [root = {}, ...around] = [...marks].reverse();
  renderPage(
    <>
      {inside([root, ...around], <div className="daybook" id="inside" />)}
      {inside(around, <div {...root} className={`daybook ${root.className ?? ''}`} id="innermost" />)}
    </>,
  );
  const schemeOf = (id: string) => getComputedStyle(document.getElementById(id) as HTMLElement).colorScheme;
  expect([schemeOf('inside'), schemeOf('innermost')]).toEqual([scheme, scheme]);
});

/** The attributes with which a host marks a theme. */
type Mark = { className?: string; style?: CSSProperties } & { [attribute: `data-${string}`]: string };

/** @param marks the innermost first. */
function inside(marks: Mark[], child: ReactElement): ReactElement {
  return marks.reduce((inner, mark) => createElement('div', mark, inner), child);
}

function renderPage(children: ReactNode) {
  return render(
    <main>
      <h1>Colors</h1>
      {children}
    </main>,
  );
}

function tokens(values: Record<string, string>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--daybook-${name}`, value]));
}
