import { expectationOf } from '../../../src/provider/appearanceProblems.ts';
import type { variables } from '../../../src/provider/resolveAppearance.ts';
import type { Appearance } from '../../../src/themes.ts';
import { type PublicToken, publicTokens } from '../tokens.ts';

/** The tokens for the look; those for the layout belong to the page. */
export const tokens = publicTokens.filter(({ name }) => !/table-height|sticky/.test(name));

/** `--daybook-color-accent` is `colorAccent`. */
export function keyOf({ name }: PublicToken): keyof typeof variables {
  const key = name.replace('--daybook-', '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return key as keyof typeof variables; // a test compares the names
}

/** What is wrong with the value of a token; undefined if nothing is. */
export function problemOf(token: PublicToken, value: string): string | undefined {
  return value.trim() ? expectationOf(keyOf(token), value) : undefined;
}

/** Without empty and invalid values, such as those that are still being typed. */
export function withoutInvalid(appearance: Appearance): Appearance {
  const valid = { ...appearance };
  for (const token of tokens) {
    const value = String(valid[keyOf(token)] ?? '');
    if (!value.trim() || problemOf(token, value)) delete valid[keyOf(token)];
  }
  return valid;
}

const darkMarks = ['.dark', "[data-theme='dark']", "[data-bs-theme='dark']", "[data-mui-color-scheme='dark']"];

/**
 * The rules that look like the appearance: tokens alone paint no background, and a page that only marks its dark theme leaves
 * `light-dark()` light around components.
 */
export function cssOf(appearance: Appearance): string {
  const { colorScheme, colorBackground, colorText } = appearance;
  const isPainted = colorScheme !== undefined || colorBackground !== undefined;
  const lines = [
    colorScheme && `color-scheme: ${colorScheme};`,
    isPainted && `color: ${colorText ? 'var(--daybook-color-text)' : 'CanvasText'};`,
    isPainted && `background: ${colorBackground ? 'var(--daybook-color-background)' : 'Canvas'};`,
    ...tokens.map((token) => {
      const value = appearance[keyOf(token)];
      return value !== undefined && `${token.name}: ${value};`;
    }),
  ].filter((line) => typeof line === 'string');
  const rule = `.my-app {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
  if (colorScheme || !rule.includes('light-dark(')) return rule;
  const dark = darkMarks.map((mark) => `.my-app:is(${mark}, ${mark} *)`).join(',\n');
  return `${rule}\n\n${dark} {\n  color-scheme: dark;\n}`;
}

/** The same for the provider's `appearance`. */
export function objectOf(appearance: Appearance): string {
  const lines = Object.entries(appearance).map(([key, value]) => {
    const isPlain = typeof value === 'string' && !/['\\]/.test(value);
    return `  ${key}: ${isPlain ? `'${value}'` : JSON.stringify(value)},\n`;
  });
  return `const appearance: Appearance = {\n${lines.join('')}};`;
}

/** The halves of `light-dark(…, …)`; undefined for other values. */
export function lightAndDark(value: string): { light: string; dark: string } | undefined {
  const pair = /^\s*light-dark\((.*)\)\s*$/.exec(value)?.[1];
  if (pair === undefined) return undefined;
  const [first] = /^(?:[^(),]|\([^()]*\))*,/.exec(pair) ?? [pair.slice(0, pair.lastIndexOf(',') + 1)]; // while it is typed
  return { light: first.slice(0, -1).trim(), dark: pair.slice(first.length).trim() };
}
