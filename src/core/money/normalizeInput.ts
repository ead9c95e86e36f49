import { memoize } from '../memoize.ts';

/**
 * Normalizes typed or pasted text: no invisible direction or line-break marks, one kind of space, apostrophe and minus, and no
 * full-width characters. Tabs and line breaks within the text stay: they separate pasted cells.
 */
export function normalizeInput(text: string): string {
  return (
    text
      .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      // NFKC only for full-width characters: it would read a pasted footnote mark as a digit, "12²" as 122.
      .replace(/[\uff01-\uff5e\uffe0-\uffe6]/g, (fullWidth) => fullWidth.normalize('NFKC'))
      .replace(/\p{Zs}/gu, ' ')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u2010-\u2013\u2212\ufe63]/g, '-')
      .trim()
  );
}

/** A typed whole number in the digits 0–9. */
export function latinDigits(typed: string, locale: string): string {
  return asciiDigits(normalizeInput(typed), locale).latin;
}

/**
 * Converts digits to 0–9, and returns the numbering system they were in. Digits of a second system are left unchanged: a number
 * doesn't mix them.
 */
export function asciiDigits(text: string, locale: string): { latin: string; numberingSystem: string } {
  const first = /\p{Nd}/u.exec(text)?.[0] ?? '0';
  const systems = [numberingSystemOf(locale), 'arab', 'arabext', 'deva', 'beng'];
  const numberingSystem = systems.find((system) => digitsOf(system).includes(first));
  if (!numberingSystem) return { latin: text, numberingSystem: 'latn' };
  const digits = digitsOf(numberingSystem);
  const latin = text.replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit));
  return { latin, numberingSystem };
}

const numberingSystemOf = memoize((locale: string) => new Intl.NumberFormat(locale).resolvedOptions().numberingSystem);

/** Its digits from 0 to 9. */
const digitsOf = memoize((numberingSystem: string) => {
  const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  return [...format.format(9876543210)].reverse();
});
