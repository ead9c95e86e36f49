import { type Minor, minor } from '../core/money/minor.ts';
import { parseMoney } from '../core/money/parseMoney.ts';
import { noMoney, type TypedMoney, typedMoney } from '../core/money/typedMoney.ts';
import { tidy } from '../core/money/typedText.ts';
import type { GlAccount } from '../reference-lists/schema.ts';
import { isNothing } from './EntryDraft.ts';
import type { PastedLine } from './EntryLines.ts';
import { cellsOf, columnsOf, type HeaderWords, type PastedColumns, type PastedInto } from './PastedCells.ts';

interface PasteOptions {
  into: PastedInto;
  words: HeaderWords;
  /** Those that a line can have, by number or name. */
  accounts: readonly GlAccount[];
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag by which amounts are read. */
  locale: string;
}

/** What was pasted. */
export interface PastedRows {
  lines: PastedLine[];
  /** How many accounts are not known. Their texts stay in the lines. */
  unknownCount: number;
  /** Whether there was text in columns for which a line has no place. */
  isLeftOut: boolean;
}

/**
 * Reads rows of a spreadsheet: an account by number or name, a debit, a credit. Nothing of these is dropped: an account that
 * is not known and an amount that cannot be read stay as the texts that they are.
 * @returns undefined for a text that is no more than one cell, which any field takes by itself.
 */
export function pastedRows(text: string, options: PasteOptions): PastedRows | undefined {
  const rows = cellsOf(text);
  if (!rows) return undefined;
  const { into, words, accounts, ...field } = options;
  const isAmount = (cell: string) => isDash(cell) || parseMoney(cell, field).ok;
  const { columns, body } = columnsOf(rows, { into, words, isAmount });
  const find = accountFinder(accounts);
  const used = [...columns.accounts, columns.debit, columns.credit, columns.signed];
  const lines = body.map((row) => ({ ...accountIn(row, columns, find), ...amountsIn(row, columns, field) }));
  return {
    lines,
    unknownCount: lines.filter(({ accountText }) => Boolean(accountText)).length,
    isLeftOut: body.some((row) => row.some((cell, place) => cell !== '' && !used.includes(place))),
  };
}

/** Finds an account by its number, its name, or both; nothing where a name is that of several. */
function accountFinder(accounts: readonly GlAccount[]): (text: string) => GlAccount | undefined {
  const known = new Map<string, GlAccount | undefined>();
  const learn = (text: string | null | undefined, account: GlAccount) => {
    const name = plain(text ?? '');
    if (name === '') return;
    const other = known.get(name);
    known.set(name, known.has(name) && other?.id !== account.id ? undefined : account);
  };
  for (const account of accounts) {
    const { accountNo, name, displayName } = account;
    for (const text of new Set([accountNo, name, displayName, `${accountNo} ${name}`, `${name} ${accountNo}`])) {
      learn(text, account);
    }
  }
  return (text) => known.get(plain(text));
}

/** A name without what people write between a number and a name. */
function plain(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replace(/[\s:·–—()-]+/g, ' ')
    .trim();
}

function accountIn(
  row: readonly string[],
  { accounts }: PastedColumns,
  find: (text: string) => GlAccount | undefined,
): PastedLine {
  if (accounts.length === 0) return {};
  const texts = accounts.map((place) => row[place] ?? '').filter((text) => text !== '');
  const found = texts.map(find);
  const ids = new Set(found.map((account) => account?.id));
  // A number and a name that are of two accounts: a person has to say which.
  const [first] = found.filter((account) => account !== undefined);
  const isOne = first && (ids.size === 1 || (ids.size === 2 && ids.has(undefined)));
  if (isOne) return { glAccountId: first.id, accountText: '' };
  const whole = find(texts.join(' '));
  if (whole && ids.size === 1) return { glAccountId: whole.id, accountText: '' };
  return { glAccountId: null, accountText: texts.join(' ') };
}

interface MoneyText {
  currency: string;
  locale: string;
}

function amountsIn(row: readonly string[], columns: PastedColumns, field: MoneyText): PastedLine {
  const { debit, credit, signed } = columns;
  if (signed !== undefined) return sidesOf(amountIn(row, signed, field), noMoney);
  if (debit === undefined && credit === undefined) return {};
  // A column by itself says nothing of the other side, which changes only where there is an amount.
  if (credit === undefined) return withoutOther('drAmount', amountIn(row, debit, field));
  if (debit === undefined) return withoutOther('crAmount', amountIn(row, credit, field));
  return sidesOf(amountIn(row, debit, field), amountIn(row, credit, field));
}

function withoutOther(side: 'drAmount' | 'crAmount', money: TypedMoney): PastedLine {
  const isReversed = money.amount !== null && money.amount < 0;
  return isReversed ? (side === 'drAmount' ? sidesOf(money, noMoney) : sidesOf(noMoney, money)) : { [side]: money };
}

function amountIn(row: readonly string[], place: number | undefined, field: MoneyText): TypedMoney {
  const cell = place === undefined ? '' : (row[place] ?? '');
  if (isDash(cell)) return noMoney; // how accounting formats write 0
  const money = typedMoney(cell, { ...field, allowsNegative: true });
  return isNothing(money) ? noMoney : money;
}

/** Less than nothing on one side is as much on the other. Where both sides say something, both stay to be seen. */
function sidesOf(debit: TypedMoney, credit: TypedMoney): Required<Pick<PastedLine, 'drAmount' | 'crAmount'>> {
  if (isNothing(credit) && isBelowZero(debit)) return { drAmount: noMoney, crAmount: reversed(debit) };
  if (isNothing(debit) && isBelowZero(credit)) return { drAmount: reversed(credit), crAmount: noMoney };
  return { drAmount: debit, crAmount: credit };
}

type ReadMoney = { amount: Minor };

function isBelowZero(money: TypedMoney): money is ReadMoney {
  return money.amount !== null && money.amount < 0;
}

function reversed({ amount }: ReadMoney): TypedMoney {
  return { amount: minor(-amount) };
}

function isDash(cell: string): boolean {
  return /^\p{Sc}? ?[-–—]+$/u.test(cell);
}
