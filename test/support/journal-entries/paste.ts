import type { MoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import { type PastedInto, parseCells } from '../../../src/journal-entries/paste/parseCells.ts';
import { cellKinds, parseRows } from '../../../src/journal-entries/paste/parseRows.ts';
import { columnsOfLayout, guessLayout } from '../../../src/journal-entries/paste/pasteLayout.ts';

/** A chart of accounts with a duplicate name. */
export const accounts = [
  { id: 'gla_bank', accountNo: '1010', name: 'Checking' },
  { id: 'gla_rent', accountNo: '6100', name: 'Rent' },
  { id: 'gla_fees_a', accountNo: '6200', name: 'Fees' },
  { id: 'gla_fees_b', accountNo: '6201', name: 'Fees' },
];
const words = { account: ['Konto'], debit: ['Soll'], credit: ['Haben'], amount: [] };
/** Parses text pasted into a field of a line, with the layout that is guessed. */
export function paste(text: string, into: PastedInto = 'account', locale = 'en-US', chart = accounts) {
  const rows = parseCells(text);
  if (!rows) return undefined;
  const options = { accounts: chart, currency: 'USD', locale };
  const layout = guessLayout(rows, { into, words, ...cellKinds(options) });
  const body = layout.hasHeader ? rows.slice(1) : rows;
  const pasted = parseRows(body, columnsOfLayout(layout), options);
  const textsOf = (kind: string) =>
    pasted.flatMap(({ account, line }) => (account === kind && line.accountText ? [line.accountText] : []));
  return {
    layout,
    lines: pasted.map(({ line }) => line),
    memos: pasted.map(({ memo }) => memo),
    unknown: textsOf('unknown'),
    ambiguous: [...new Set(textsOf('ambiguous'))],
    /** Whether some text is a memo or ignored. */
    hasUnusedText:
      pasted.some(({ memo }) => memo !== '') ||
      body.some((row) => row.some((cell, place) => cell !== '' && layout.roles[place] === 'ignore')),
  };
}

export const side = (money: MoneyInput | undefined) => (money?.amount === null ? money.text : money?.amount);
/** The pasted lines as account, debit and credit: ids and cents, or the unparsed text. */
export const pastedLines = (...args: Parameters<typeof paste>) =>
  paste(...args)?.lines.map(({ glAccountId, accountText, drAmount, crAmount }) => [
    glAccountId ?? accountText,
    side(drAmount),
    side(crAmount),
  ]);
