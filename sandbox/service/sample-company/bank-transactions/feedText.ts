import type { Day } from '../calendar.ts';
import type { Random } from '../random.ts';

/**
 * Fills in a bank feed template: `{#8}` becomes eight digits, `{@6}` six letters or digits, `{date}` the day as YYMMDD.
 * Banks and card networks add such codes, so no two lines of a payee are the same.
 */
export function feedText(wording: string, day: Day, random: Random): string {
  return wording
    .replaceAll('{date}', day.date.slice(2).replaceAll('-', ''))
    .replaceAll(/\{([#@])(\d+)\}/g, (_, kind, length) =>
      code(random, kind === '#' ? digits : lettersAndDigits, +length),
    );
}

/** Bank feeds are in capitals. */
export function inCapitals(name: string): string {
  return name.toUpperCase();
}

const digits = '0123456789';
/** Without I and O, like most such codes. */
const lettersAndDigits = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function code(random: Random, alphabet: string, length: number) {
  return Array.from({ length }, () => alphabet.charAt(random.integer(0, alphabet.length - 1))).join('');
}
