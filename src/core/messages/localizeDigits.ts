/** A text with the digits of a locale: “١–٣٠” for “1–30” in Egypt. */
export function localizeDigits(text: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  return text.replace(/\d/g, (digit) => format.format(Number(digit)));
}
