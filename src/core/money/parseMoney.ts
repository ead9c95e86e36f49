import { currencyDigits } from './currencies.ts';
import { readCurrencyName } from './currencyName.ts';
import { type Minor, toMinor } from './minor.ts';
import { asciiDigits, normalizeInput } from './normalizeInput.ts';
import { type NumberMarks, numberMarks } from './numberMarks.ts';

/** Why a text is not an amount. */
export type ParseMoneyCode =
  | 'empty'
  | 'notANumber'
  /** A separator is in the wrong place for this locale: `1,23` or `1.234,56` in en-US. */
  | 'misplacedSeparator'
  /** The text names a currency other than the field's. */
  | 'otherCurrency'
  /** More decimals than the currency has. */
  | 'tooPrecise'
  /** Beyond ±(2^53 − 1) minor units. */
  | 'tooLarge';

/** An amount in minor units, or why the text isn't one. */
export type ParsedMoney = { ok: true; amount: Minor } | { ok: false; code: ParseMoneyCode };

/**
 * Parses a typed or pasted amount: `1,234.56`, `(12.50)`, `−5`, `5-`, `$1,000`, `CHF 1’234.50`, `١٢٫٥٠`.
 *
 * The locale decides which character is the decimal separator; nothing is guessed, rounded or dropped. Groups must have the
 * locale's sizes, so that `1,23` in en-US is invalid and not 123. Spaces and apostrophes group digits in every locale, because
 * no locale uses them as decimal separators. Digits are converted without arithmetic.
 * @throws {RangeError} for an unknown currency or a malformed locale: those are programming errors, not input errors.
 */
export function parseMoney(typed: string, { currency, locale }: { currency: string; locale: string }): ParsedMoney {
  const digits = currencyDigits(currency);
  const text = normalizeInput(typed);
  if (text === '') return invalid('empty');

  const { latin, numberingSystem } = asciiDigits(text, locale);
  const pieces = takeApart(latin);
  if (!pieces) return invalid('notANumber');
  const names = pieces.affixes.map((affix) => readCurrencyName(affix, { currency, locale }));
  if (names.includes('other')) return invalid('otherCurrency');
  if (names.includes('unknown')) return invalid('notANumber');

  const marks = numberMarks({ locale, currency, numberingSystem, isMoney: names.includes('own') });
  return readDigits(pieces, marks, digits);
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

function readDigits({ sign, number }: Pieces, marks: NumberMarks, digits: number): ParsedMoney {
  const separators = [...marks.decimals, ...marks.groups]; // such as ⹁ in Adlam, and $ inside Cape Verde's amounts
  if ([...number].some((character) => !/[\d.,٫٬،' ]/.test(character) && !separators.includes(character))) {
    return invalid('notANumber');
  }
  const decimalAt = [...number].findIndex((character) => marks.decimals.includes(character));
  const whole = decimalAt < 0 ? number : number.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? '' : number.slice(decimalAt + 1);
  const wholeDigits = withoutGroups(whole, marks);
  if (wholeDigits === undefined || /\D/.test(fraction)) return invalid('misplacedSeparator');

  // Zeros count too: "1.500" dollars is more likely 1500 in another locale's format than 1.50.
  if (fraction.length > digits) return invalid('tooPrecise');
  const amount = Number(sign + wholeDigits + fraction.padEnd(digits, '0')); // exact for safe integers
  return Number.isSafeInteger(amount) ? { ok: true, amount: toMinor(amount) } : invalid('tooLarge');
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

function invalid(code: ParseMoneyCode): ParsedMoney {
  return { ok: false, code };
}
