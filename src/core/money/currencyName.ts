import { memoize } from '../memoize.ts';
import { isCurrency } from './currencies.ts';
import { normalizeInput } from './normalizeInput.ts';

/**
 * Which currency the text before or after a number names: the field's own by code or symbol (`USD`, `$`, `US$`), another, or
 * none. Any other text is `'unknown'`.
 */
export function readCurrencyName(affix: string, field: CurrencyFormat) {
  const name = bare(affix);
  if (name === '') return 'none';
  if (namesOf(field).includes(name)) return 'own';
  return /\p{Sc}/u.test(name) || isCurrency(name) ? 'other' : 'unknown';
}

/** The currency's symbol in a locale: `$`, `US$`, `CHF`. */
export function currencySymbol({ currency, locale }: CurrencyFormat): string {
  return nameOf(currency, locale, 'symbol');
}

interface CurrencyFormat {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
}

function namesOf({ currency, locale }: CurrencyFormat): string[] {
  const [code, symbol, narrow] = (['code', 'symbol', 'narrowSymbol'] as const).map((display) =>
    bare(nameOf(currency, locale, display)),
  );
  return [currency, code, symbol, narrow, `${currency.slice(0, 2)}${narrow}`].filter((name) => name !== undefined);
}

const nameOf = memoize((currency: string, locale: string, currencyDisplay: NameDisplay): string => {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
});

type NameDisplay = 'code' | 'symbol' | 'narrowSymbol';

/** Removes signs and spaces around a currency's name. */
function bare(name: string): string {
  return normalizeInput(name)
    .replace(/[-+() ]/g, '')
    .toUpperCase();
}
