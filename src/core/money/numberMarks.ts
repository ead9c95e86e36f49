import { normalizeInput } from './normalizeInput.ts';

/** The separators that a locale's numbers may have. What is in both lists is a decimal separator. */
export interface NumberMarks {
  decimals: readonly string[];
  groups: readonly string[];
  /** Digits a group may have, apart from the last with its 3: `[3]`, and 2 in India. */
  groupSizes: readonly number[];
}

/**
 * The separators of a locale, from `Intl`.
 *
 * Some locales write money and plain numbers differently (fr-CH `1 234.50 CHF` and `1 234,50`), a few even contrarily (en-DE
 * `€1,234.50` and `1.234,50`). Both ways are read, but a character has one meaning at a time: its meaning for money if the
 * text names the currency (`isMoney`), otherwise for plain numbers.
 */
export function numberMarks(format: NumberFormat & { isMoney: boolean }): NumberMarks {
  const { locale, numberingSystem, currency, isMoney } = format;
  const plain = marksOf(locale, { numberingSystem });
  const money = marksOf(locale, { numberingSystem, style: 'currency', currency });
  const [first, second] = isMoney ? [money, plain] : [plain, money];
  return {
    decimals: second.decimal === first.group ? [first.decimal] : [first.decimal, second.decimal],
    groups: [first.group, second.group, ' ', "'"],
    groupSizes: [first.groupSize, second.groupSize, 3],
  };
}

interface NumberFormat {
  locale: string;
  numberingSystem: string;
  currency: string;
}

function marksOf(locale: string, options: Intl.NumberFormatOptions) {
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const parts = new Intl.NumberFormat(locale, { ...options, ...oneDigit }).formatToParts(12345678.9);
  const valuesOf = (type: string) => parts.filter((part) => part.type === type).map((part) => tidyMark(part.value));
  const integers = valuesOf('integer');
  return {
    decimal: valuesOf('decimal')[0] ?? '.',
    group: valuesOf('group')[0] ?? ' ',
    groupSize: integers.at(-2)?.length ?? 3,
  };
}

/** A separator as it is in tidied text; a lone blank must not be trimmed away. */
function tidyMark(mark: string): string {
  return normalizeInput(mark) || ' ';
}
