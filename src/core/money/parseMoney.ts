import { currencyDigits } from './currencies.ts';
import { readCurrencyName } from './currencyName.ts';
import { type Minor, toMinor } from './minor.ts';
import { asciiDigits, normalizeInput } from './normalizeInput.ts';
import { type NumberMarks, numberMarks } from './numberMarks.ts';

/** Why a text is not an amount. */
export type ParseMoneyCode =
  | 'empty'
  | 'notANumber'
  /** A separator stands where this locale has none: `1,23` or `1.234,56` in en-US. */
  | 'misplacedSeparator'
  /** The text names another currency than the field's. */
  | 'otherCurrency'
  /** More decimals than the currency has; nothing is rounded. */
  | 'tooPrecise'
  /** Beyond ±(2^53 − 1) minor units. */
  | 'tooLarge';

/** An amount in minor units, or why there is none. */
export type ParsedMoney = { ok: true; amount: Minor } | { ok: false; code: ParseMoneyCode };

/**
 * Reads an amount that a person typed or pasted: `1,234.56`, `(12.50)`, `−5`, `5-`, `$1,000`, `CHF 1’234.50`, `١٢٫٥٠`.
 *
 * The locale decides which character is the decimal separator; nothing is guessed, rounded or dropped. Groups must have the
 * locale's sizes, so that `1,23` in en-US is refused rather than read as 123. Blanks and apostrophes group in every locale,
 * because they are a decimal separator in none. The digits go from text to number without arithmetic.
 * @throws {RangeError} for an unknown currency or a malformed locale, which are the programmer's mistakes, not the typist's.
 */
export function parseMoney(typed: string, { currency, locale }: { currency: string; locale: string }): ParsedMoney {
  const digits = currencyDigits(currency);
  const text = normalizeInput(typed);
  if (text === '') return refused('empty');

  const { latin, numberingSystem } = asciiDigits(text, locale);
  const pieces = takeApart(latin);
  if (!pieces) return refused('notANumber');
  const names = pieces.affixes.map((affix) => readCurrencyName(affix, { currency, locale }));
  if (names.includes('other')) return refused('otherCurrency');
  if (names.includes('unknown')) return refused('notANumber');

  const marks = numberMarks({ locale, currency, numberingSystem, isMoney: names.includes('own') });
  return readDigits(pieces, marks, digits);
}

interface Pieces {
  sign: '' | '-';
  /** From the first digit to the last, with a separator that leads or ends them. */
  number: string;
  /** What stands before and after: signs and currency. */
  affixes: readonly string[];
}

function takeApart(text: string): Pieces | undefined {
  const [, before = '', digits, after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(text) ?? [];
  // ".50" and "5." are numbers. In "Rs.50" the full stop belongs to the name; "5.-" means no cents, and is not less than 0.
  const leading = /(?:^|[^\p{L}])([.,٫])$/u.exec(before)?.[1] ?? '';
  const trailing = /^[.,٫](?!\s*[-—])/.exec(after)?.[0] ?? '';
  const affixes = [before.slice(0, before.length - leading.length), after.slice(trailing.length)];
  const sign = signs[affixes.map((affix) => affix.replace(/[^-+()]/g, '')).join(' ')];
  if (digits === undefined || sign === undefined) return undefined;
  return { sign, number: `${leading && `0${leading}`}${digits}${trailing}`, affixes };
}

/** What signs before and after a number make of it. Others contradict each other. */
const signs: Record<string, '' | '-'> = { ' ': '', '+ ': '', '- ': '-', ' -': '-', '( )': '-' };

function readDigits({ sign, number }: Pieces, marks: NumberMarks, digits: number): ParsedMoney {
  const own = [...marks.decimals, ...marks.groups]; // such as ⹁ in Adlam, and the $ in the middle of Cape Verde's amounts
  if ([...number].some((character) => !/[\d.,٫٬،' ]/.test(character) && !own.includes(character))) {
    return refused('notANumber');
  }
  const decimalAt = [...number].findIndex((character) => marks.decimals.includes(character));
  const whole = decimalAt < 0 ? number : number.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? '' : number.slice(decimalAt + 1);
  const wholeDigits = withoutGroups(whole, marks);
  if (wholeDigits === undefined || /\D/.test(fraction)) return refused('misplacedSeparator');

  // Zeros count too: "1.500" dollars is more likely 1500 in another country's writing than 1.50.
  if (fraction.length > digits) return refused('tooPrecise');
  const amount = Number(sign + wholeDigits + fraction.padEnd(digits, '0')); // exact for all that are safe integers
  return Number.isSafeInteger(amount) ? { ok: true, amount: toMinor(amount) } : refused('tooLarge');
}

/** The digits of a grouped whole number, or undefined if its groups are not the locale's. */
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

function refused(code: ParseMoneyCode): ParsedMoney {
  return { ok: false, code };
}
