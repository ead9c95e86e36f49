import { memoize } from '../memoize.ts';

/** A text with the digits of a locale: “١–٣٠” for “1–30” in Egypt. */
export function localizeDigits(text: string, locale: string): string {
  return text.replace(/\d/g, (digit) => formatterOf(locale).format(Number(digit)));
}

const formatterOf = memoize((locale: string) => new Intl.NumberFormat(locale, { useGrouping: false }));
