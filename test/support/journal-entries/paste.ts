import type { MoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import type { PastedInto } from '../../../src/journal-entries/paste/parseCells.ts';
import { parseRows } from '../../../src/journal-entries/paste/parseRows.ts';

/** A chart of accounts with a duplicate name. */
export const accounts = [
  { id: 'gla_bank', accountNo: '1010', name: 'Checking' },
  { id: 'gla_rent', accountNo: '6100', name: 'Rent' },
  { id: 'gla_fees_a', accountNo: '6200', name: 'Fees' },
  { id: 'gla_fees_b', accountNo: '6201', name: 'Fees' },
];
export const words = { account: ['Konto'], debit: ['Soll'], credit: ['Haben'], amount: [] };
/** Parses text pasted into a field of a line. */
export const paste = (text: string, into: PastedInto = 'account', locale = 'en-US') =>
  parseRows(text, { into, words, accounts, currency: 'USD', locale });

export const side = (money: MoneyInput | undefined) => (money?.amount === null ? money.text : money?.amount);
/** The pasted lines as account, debit and credit: ids and cents, or the unparsed text. */
export const pastedLines = (...args: Parameters<typeof paste>) =>
  paste(...args)?.lines.map(({ glAccountId, accountText, drAmount, crAmount }) => [
    glAccountId ?? accountText,
    side(drAmount),
    side(crAmount),
  ]);
