import type { Appearance } from './appearance.ts';
import { isAccepted, isColorScheme, isToken, propertyOf, variables } from './resolveAppearance.ts';

const accepted: Record<string, string> = {
  color: 'a CSS color, such as "#6d28d9"',
  'font-family': 'a list of fonts, such as "Georgia, serif"',
  'font-size': 'a CSS font size, such as "15px"',
  'font-weight': 'a number from 1 to 1000, or "bold"',
  'box-shadow': 'a CSS shadow, such as "0 4px 12px rgb(0 0 0 / 0.2)", or "none"',
  'padding-top': 'a CSS length, such as "10px"',
};

/** A message for each invalid member: its name, and what is accepted. */
export function appearanceProblems(appearance: Appearance): string[] {
  return Object.entries(appearance).flatMap(([name, value]) => {
    const expected = expectationOf(name, value);
    if (expected === undefined) return [];
    return `Daybook: appearance.${name} is ${JSON.stringify(value)} and was skipped. ${expected}`;
  });
}

/** What is accepted instead of a value; undefined if it is valid. */
export function expectationOf(name: string, value: unknown): string | undefined {
  if (name === 'colorScheme') return isColorScheme(value) ? undefined : 'Expected "light" or "dark".';
  if (!isToken(name))
    return `There is no such key. Expected one of ${['colorScheme', ...Object.keys(variables)].join(', ')}.`;
  if (isAccepted(name, value)) return undefined;
  const isUnitless = /^(font-size|padding-top)$/.test(propertyOf(name)) && /^\s*[\d.]+\s*$/.test(String(value));
  if (isUnitless) return `Expected a CSS length with a unit, such as "${String(value).trim()}px".`;
  return `Expected ${accepted[propertyOf(name)]}, without ";" or braces.`;
}
