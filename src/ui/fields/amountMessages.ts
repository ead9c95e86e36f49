import { plural } from '../../core/messages/plural.ts';

/** What is wrong with a typed amount. The texts are overridden in the area `ui`. */
export const amountMessages = {
  notANumberAmount: ({ example }: Amount) => `Enter a valid amount, such as ${example}.`,
  misplacedSeparatorAmount: ({ example }: Amount) => `Check the commas and decimal point. Example: ${example}.`,
  otherCurrencyAmount: ({ currency }: Amount) => `Enter the amount in ${currency}, without a currency symbol.`,
  /** `count` is how many decimal places the currency has. */
  tooPreciseAmount: plural({
    one: '{currency} amounts have at most {count} decimal place.',
    other: '{currency} amounts have at most {count} decimal places.',
  }),
  tooLargeAmount: () => 'This amount is too large.',
  negativeAmount: () => 'Enter a positive amount.',
};

export interface Amount {
  /** ISO 4217 code. */
  currency: string;
  /** A valid amount, formatted for the locale. */
  example: string;
}
