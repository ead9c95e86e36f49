import { readCurrencyName } from './currencyName.ts';
import { asciiDigits, normalizeInput } from './normalizeInput.ts';
import { type NumberMarks, numberMarks } from './numberMarks.ts';

/** Why a text is not a number. */
export type ParseDecimalCode =
  | 'empty'
  | 'notANumber'
  /** A separator is in the wrong place for this locale: `1,23` or `1.234,56` in en-US. */
  | 'misplacedSeparator'
  /** The text names a currency other than the field's. */
  | 'otherCurrency';

/** The digits of a number, with as many decimals as were typed, or why the text isn't one. */
export type ParsedDecimal =
  | { ok: true; sign: '' | '-'; whole: string; fraction: string }
  | { ok: false; code: ParseDecimalCode };

/**
 * Parses the digits of a typed or pasted number, which can name the currency: `1,234.56`, `(12.50)`, `−5`, `$1,000`, `١٢٫٥٠`.
 * @see parseMoney for the accepted formats
 */
export function parseDecimal(typed: string, { currency, locale }: { currency: string; locale: string }): ParsedDecimal {
  const text = normalizeInput(typed);
  if (text === '') return invalid('empty');

  const { latin, numberingSystem } = asciiDigits(text, locale);
  const pieces = takeApart(latin);
  if (!pieces) return invalid('notANumber');
  const names = pieces.affixes.map((affix) => readCurrencyName(affix, { currency, locale }));
  if (names.includes('other')) return invalid('otherCurrency');
  if (names.includes('unknown')) return invalid('notANumber');

  return readDigits(pieces, numberMarks({ locale, currency, numberingSystem, isMoney: names.includes('own') }));
}

interface Pieces {
  sign: '' | '-';
  /** From the first digit to the last, with a leading or trailing separator. */
  number: string;
  /** The text before and after: signs and currency. */
  affixes: readonly string[];
}

function takeApart(text: string): Pieces | undefined {
  const [, before = '', digits, after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(text) ?? [];
  // ".50" and "5." are numbers. In "Rs.50" the period belongs to the name; "5.-" means no cents and isn't negative.
  const leading = /(?:^|[^\p{L}])([.,٫])$/u.exec(before)?.[1] ?? '';
  const trailing = /^[.,٫](?!\s*[-—])/.exec(after)?.[0] ?? '';
  const affixes = [before.slice(0, before.length - leading.length), after.slice(trailing.length)];
  const sign = signs[affixes.map((affix) => affix.replace(/[^-+()]/g, '')).join(' ')];
  if (digits === undefined || sign === undefined) return undefined;
  return { sign, number: `${leading && `0${leading}`}${digits}${trailing}`, affixes };
}

/** The sign of a number by the signs before and after it. Other combinations contradict each other. */
const signs: Record<string, '' | '-'> = { ' ': '', '+ ': '', '- ': '-', ' -': '-', '( )': '-' };

function readDigits({ sign, number }: Pieces, marks: NumberMarks): ParsedDecimal {
  const separators = [...marks.decimals, ...marks.groups]; // such as ⹁ in Adlam, and $ inside Cape Verde's amounts
  if ([...number].some((character) => !/[\d.,٫٬،' ]/.test(character) && !separators.includes(character))) {
    return invalid('notANumber');
  }
  const decimalAt = [...number].findIndex((character) => marks.decimals.includes(character));
  const whole = withoutGroups(decimalAt < 0 ? number : number.slice(0, decimalAt), marks);
  const fraction = decimalAt < 0 ? '' : number.slice(decimalAt + 1);
  if (whole === undefined || /\D/.test(fraction)) return invalid('misplacedSeparator');
  return { ok: true, sign, whole, fraction };
}

/** The digits of a grouped integer; undefined if the grouping isn't the locale's. */
function withoutGroups(whole: string, { groups, groupSizes }: NumberMarks): string | undefined {
  const [separator, ...others] = new Set(whole.replace(/\d/g, ''));
  if (separator === undefined) return whole;
  if (others.length > 0 || !groups.includes(separator)) return undefined;
  const [first = '', ...middle] = whole.split(separator);
  const last = middle.pop();
  const isGrouped =
    /^[1-9]/.test(first) && // a grouped number never starts with 0: "0,123" is a decimal comma
    last?.length === 3 &&
    groupSizes.some((size) => first.length <= size && middle.every((group) => group.length === size));
  return isGrouped ? whole.replaceAll(separator, '') : undefined;
}

function invalid(code: ParseDecimalCode): ParsedDecimal {
  return { ok: false, code };
}
