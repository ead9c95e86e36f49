/**
 * The text as it was meant: without the marks that steer direction or line breaks, with one kind of blank, apostrophe and
 * minus, and full-width characters in their ordinary width. Tabs and line ends stay inside, as they divide pasted cells.
 */
export function normalizeInput(text: string): string {
  return (
    text
      .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      // Not NFKC on the whole text: it reads a pasted footnote mark as a digit, "12²" as 122.
      .replace(/[\uff01-\uff5e\uffe0-\uffe6]/g, (fullWidth) => fullWidth.normalize('NFKC'))
      .replace(/\p{Zs}/gu, ' ')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u2010-\u2013\u2212\ufe63]/g, '-')
      .trim()
  );
}

/**
 * The text with its digits as 0 to 9, and the numbering system that they were written in. Digits of a second system stay as
 * they are: a number mixes none.
 */
export function asciiDigits(text: string, locale: string): { latin: string; numberingSystem: string } {
  const ofLocale = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem;
  const first = /\p{Nd}/u.exec(text)?.[0] ?? '0';
  for (const numberingSystem of ['latn', ofLocale, 'arab', 'arabext', 'deva', 'beng']) {
    const digits = [
      ...new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9876543210),
    ].reverse();
    if (digits.includes(first)) {
      return {
        latin: text.replace(/\p{Nd}/gu, (digit) => {
          const value = digits.indexOf(digit);
          return value < 0 ? digit : String(value);
        }),
        numberingSystem,
      };
    }
  }
  return { latin: text, numberingSystem: 'latn' };
}
