import { memoize } from '../memoize.ts';
import { normalizeInput } from './normalizeInput.ts';

/** The separators that a locale's numbers may have. One in both lists is a decimal separator. */
export interface NumberMarks {
  decimals: readonly string[];
  groups: readonly string[];
  /** Allowed digits per group, except for the last, which has 3: 3, and 2 in India. */
  groupSizes: readonly number[];
}

/**
 * The separators of a locale, from `Intl`.
 *
 * Some locales format money and plain numbers differently (fr-CH `1 234.50 CHF` and `1 234,50`), a few with swapped separators
 * (en-DE `€1,234.50` and `1.234,50`). Both formats are accepted, but a character has one meaning at a time: its meaning for
 * money if the text names the currency (`isMoney`), otherwise for plain numbers.
 */
export const numberMarks = memoize((format: NumberFormat & { isMoney: boolean }): NumberMarks => {
  const { locale, numberingSystem, currency, isMoney } = format;
  const plain = marksOf(locale, { numberingSystem });
  const money = marksOf(locale, { numberingSystem, style: 'currency', currency });
  const [first, second] = isMoney ? [money, plain] : [plain, money];
  return {
    decimals: second.decimal === first.group ? [first.decimal] : [first.decimal, second.decimal],
    groups: [first.group, second.group, ' ', "'"],
    groupSizes: [first.groupSize, second.groupSize, 3],
  };
});

interface NumberFormat {
  locale: string;
  numberingSystem: string;
  currency: string;
}

function marksOf(locale: string, options: Intl.NumberFormatOptions) {
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const parts = new Intl.NumberFormat(locale, { ...options, ...oneDigit }).formatToParts(12345678.9);
  const valuesOf = (type: string) =>
    parts.filter((part) => part.type === type).map((part) => normalizeMark(part.value));
  const integers = valuesOf('integer');
  return {
    decimal: valuesOf('decimal')[0] ?? '.',
    group: valuesOf('group')[0] ?? ' ',
    groupSize: integers.at(-2)?.length ?? 3,
  };
}

/** Normalizes a separator like the input, but keeps a single space. */
function normalizeMark(mark: string): string {
  return normalizeInput(mark) || ' ';
}
