import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Declaration, Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { publicTokens } from '../stories/theming/tokens.ts';

const src = new URL('../src/', import.meta.url).pathname;
const entries = ['styles.css', 'styles.unlayered.css'];
const stylesheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css') && !entries.includes(path))
  .sort();

const read = (path: string) => readFileSync(src + path, 'utf8');

test('both stylesheets import all parts in the same order', () => {
  const [layered, unlayered] = entries.map((path) =>
    [...read(path).matchAll(/@import '\.\/([^']+)'/g)].map(([, part]) => part),
  );
  expect(layered).toEqual(unlayered);
  expect([...(layered ?? [])].sort()).toEqual(stylesheets);
});

test('every part of the layered stylesheet is in a layer, so host rules win', () => {
  const parts = [...read('styles.css').matchAll(/^@import .*$/gm)].map(([rule]) => rule);
  expect(parts.filter((rule) => !/layer\(daybook\.(tokens|ui|domain)\)/.test(rule))).toEqual([]);
});

describe.each(stylesheets)('%s', (path) => {
  const { selectors, declarations, important } = partsOf(read(path), path);

  test('selects with at most one class and one element, so that two classes override it', () => {
    const tooStrong = selectors.filter((selector) => {
      const [ids, classes, elements] = specificityOf(selector);
      return ids > 0 || classes > 1 || elements > 1;
    });
    expect(tooStrong.map(written)).toEqual([]);
  });

  test('only styles Daybook’s components', () => {
    const strangers = selectors.filter((selector) => !selector.some(isOwnClass));
    expect(strangers.map(written)).toEqual([]);
  });

  test('does not use !important', () => {
    expect(important.map(({ property }) => property)).toEqual([]);
  });

  test('does not use light-dark(), which hosts’ builds rewrite into invalid colors', () => {
    expect(read(path)).not.toMatch(/light-dark\((?!\))/);
  });

  test('uses logical properties only', () => {
    expect(declarations.filter(isPhysical).map(nameOf)).toEqual([]);
  });
});

test('the public tokens', () => {
  const tokens = new Set(stylesheets.flatMap((path) => read(path).match(/--daybook-[a-z-]+/g) ?? []));
  tokens.delete('--daybook-'); // the comment that speaks of them all
  const layout = ['--daybook-sticky-bottom', '--daybook-sticky-top', '--daybook-table-height'];
  const look = [...tokens].filter((token) => !layout.includes(token));
  expect(look.length).toBeLessThanOrEqual(24);
  expect(look.sort()).toMatchInlineSnapshot(`
    [
      "--daybook-color-accent",
      "--daybook-color-background",
      "--daybook-color-border",
      "--daybook-color-chart",
      "--daybook-color-danger",
      "--daybook-color-focus",
      "--daybook-color-muted",
      "--daybook-color-on-accent",
      "--daybook-color-raised",
      "--daybook-color-success",
      "--daybook-color-sunken",
      "--daybook-color-text",
      "--daybook-color-warning",
      "--daybook-control-height",
      "--daybook-font-family",
      "--daybook-font-size",
      "--daybook-heading-size",
      "--daybook-heading-weight",
      "--daybook-radius",
      "--daybook-row-height",
      "--daybook-shadow",
      "--daybook-space",
    ]
  `);
});

test('every public token is listed on the theming page', () => {
  const used = stylesheets.flatMap((path) => read(path).match(/--daybook-[a-z-]+[a-z]/g) ?? []);
  expect(publicTokens.map(({ name }) => name).sort()).toEqual([...new Set<string>(used)].sort());
});

test('no selector depends on :dir(), which hosts’ builds rewrite to a list of languages', () => {
  expect(stylesheets.filter((path) => /:dir\(/.test(read(path).replace(/\/\*[\s\S]*?\*\//g, '')))).toEqual([]);
});

test('no part sets a public token, so hosts can set it on any ancestor', () => {
  const sets = stylesheets.flatMap((path) => partsOf(read(path), path).declarations.map(nameOf));
  expect(sets.filter((name) => name.startsWith('--daybook-'))).toEqual([]);
});

function partsOf(code: string, path: string) {
  const selectors: Selector[] = [];
  const declarations: Declaration[] = [];
  const important: Declaration[] = [];
  transform({
    filename: basename(path),
    code: Buffer.from(code),
    visitor: {
      Rule: {
        style({ value: { declarations: block } }) {
          declarations.push(...(block?.declarations ?? []), ...(block?.importantDeclarations ?? []));
          important.push(...(block?.importantDeclarations ?? []));
        },
      },
    },
  });
  const { code: unnested } = transform({
    filename: basename(path),
    code: Buffer.from(code),
    include: Features.Nesting,
  });
  transform({
    filename: basename(path),
    code: Buffer.from(unnested),
    visitor: {
      Selector(selector) {
        selectors.push(selector);
      },
    },
  });
  return { selectors, declarations, important };
}

type Specificity = [ids: number, classes: number, elements: number];

function specificityOf(selector: Selector): Specificity {
  return selector.map(specificityOfComponent).reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);
}

function specificityOfComponent(component: SelectorComponent): Specificity {
  switch (component.type) {
    case 'id':
      return [1, 0, 0];
    case 'class':
    case 'attribute':
      return [0, 1, 0];
    case 'type':
    case 'pseudo-element':
      return [0, 0, 1];
    case 'pseudo-class':
      if (component.kind === 'where') return [0, 0, 0];
      if ('selectors' in component && component.selectors) {
        const inner = component.selectors as Selector[]; // what these pseudo-classes hold are whole selectors
        return inner.map(specificityOf).sort().at(-1) ?? [0, 0, 0];
      }
      return [0, 1, 0];
    default:
      return [0, 0, 0];
  }
}

function isOwnClass(component: SelectorComponent): boolean {
  return component.type === 'class' && component.name.startsWith('daybook');
}

function isPhysical(declaration: Declaration): boolean {
  const name = nameOf(declaration);
  if (/^(scroll-)?(margin|padding)-(left|right|top|bottom)$/.test(name)) return true;
  if (/^border-(left|right|top|bottom)(-|$)/.test(name) || /^border-(top|bottom)-(left|right)-radius$/.test(name))
    return true;
  if (/^(min-|max-)?(width|height)$/.test(name) || /^(left|right|top|bottom)$/.test(name)) return true;
  return ['text-align', 'float', 'clear'].includes(name) && ['left', 'right'].includes(String(declaration.value));
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property;
}

function written(selector: Selector): string {
  return JSON.stringify(selector);
}
