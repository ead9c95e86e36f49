import type { Day } from './calendar.ts';
import type { Random } from './random.ts';

/**
 * Fills a bank's wording: `{#8}` becomes eight digits, `{@6}` six letters or digits, `{date}` the day as YYMMDD.
 * Banks and card networks put such codes on every line, so that no two lines of one payee read quite the same.
 */
export function feedText(wording: string, day: Day, random: Random): string {
  return wording
    .replaceAll('{date}', day.date.slice(2).replaceAll('-', ''))
    .replaceAll(/\{([#@])(\d+)\}/g, (_, kind, length) =>
      code(random, kind === '#' ? digits : lettersAndDigits, +length),
    );
}

/** What a bank sends is in capitals. */
export function shouted(name: string): string {
  return name.toUpperCase();
}

const digits = '0123456789';
/** Without I and O, as most such codes. */
const lettersAndDigits = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function code(random: Random, alphabet: string, length: number) {
  return Array.from({ length }, () => alphabet.charAt(random.integer(0, alphabet.length - 1))).join('');
}
