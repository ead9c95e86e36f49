import { type Minor, toMinor } from '../../core/money/minor.ts';
import { normalizeInput } from '../../core/money/normalizeInput.ts';
import { parseMoney } from '../../core/money/parseMoney.ts';
import { emptyMoneyInput, type MoneyInput, parseMoneyInput } from '../../core/money/parseMoneyInput.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { isBlank } from '../model/formValues.ts';
import type { PastedLine } from '../model/lines.ts';
import { columnsOf, type HeaderWords, type PastedColumns, type PastedInto, parseCells } from './parseCells.ts';

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

export interface PastedRows {
  lines: PastedLine[];
  /** Texts of unknown accounts, kept in the lines. */
  unknown: string[];
  /** Texts that match several accounts, without duplicates, kept in the lines. */
  ambiguous: string[];
  /** Whether some pasted text wasn't used. */
  hasUnusedText: boolean;
}

/**
 * Reads rows of a spreadsheet: an account by number or name, a debit, a credit. Nothing of these is dropped: an account that
 * is not known and an amount that cannot be read stay as the texts that they are.
 * @returns undefined for a text that is no more than one cell, which any field takes by itself.
 */
export function parseRows(text: string, options: PasteOptions): PastedRows | undefined {
  const rows = parseCells(text);
  if (!rows) return undefined;
  const { into, words, accounts, ...field } = options;
  const find = accountFinder(accounts);
  const isAmount = (cell: string) => looksLikeAmount(cell, field);
  const isAccount = (cell: string) => find(cell).length > 0;
  const { columns, body } = columnsOf(rows, { into, words, isAmount, isAccount });
  const used = [...columns.accounts, columns.debit, columns.credit, columns.signed];
  const read = body.map((row) => accountIn(row, columns, { find, isAmount }));
  const textsOf = (kind: RowAccount['kind']) =>
    read.flatMap((account) => (account.kind === kind && account.line.accountText ? [account.line.accountText] : []));
  return {
    lines: body.map((row, place) => ({ ...read[place]?.line, ...amountsIn(row, columns, field) })),
    unknown: textsOf('unknown'),
    ambiguous: [...new Set(textsOf('ambiguous'))],
    hasUnusedText:
      read.some((account) => account.hasUnusedText) ||
      body.some((row) => row.some((cell, place) => cell !== '' && !used.includes(place))),
  };
}

/** Also an amount that cannot be read, such as one of another currency: it stays as a text on its side. */
function looksLikeAmount(cell: string, field: MoneyText): boolean {
  if (isDash(cell)) return true;
  const parsed = parseMoney(cell, field);
  return parsed.ok || (parsed.code !== 'notANumber' && parsed.code !== 'empty');
}

/** Finds accounts by number, name, or both: several where these are of more than one, as with the books of two companies. */
function accountFinder(accounts: readonly GlAccount[]): (text: string) => readonly GlAccount[] {
  const known = new Map<string, GlAccount[]>();
  for (const account of accounts) {
    const { accountNo, name, displayName } = account;
    const texts = [accountNo, name, displayName, `${accountNo} ${name}`, `${name} ${accountNo}`];
    for (const text of new Set(texts.map((each) => normalizeName(each ?? '')))) {
      if (text !== '') known.set(text, [...(known.get(text) ?? []), account]);
    }
  }
  return (text) => known.get(normalizeName(text)) ?? [];
}

/** A name without what people write between a number and a name. */
function normalizeName(text: string): string {
  return normalizeInput(text)
    .toLowerCase()
    .replace(/[\s:·–—()-]+/g, ' ')
    .trim();
}

/** The account of a row. */
interface RowAccount {
  line: PastedLine;
  kind: 'none' | 'known' | 'unknown' | 'ambiguous';
  /** Whether it has a text that is not of the account, such as a description. */
  hasUnusedText: boolean;
}

interface AccountCells {
  find: (text: string) => readonly GlAccount[];
  isAmount: (cell: string) => boolean;
}

function accountIn(row: readonly string[], { accounts }: PastedColumns, { find, isAmount }: AccountCells): RowAccount {
  if (accounts.length === 0) return { line: {}, kind: 'none', hasUnusedText: false };
  const texts = accounts.map((place) => row[place] ?? '').filter((text) => text !== '');
  const whole = texts.join(' ');
  const found = texts.map(find);
  const isAny = found.some((each) => each.length > 0);
  const candidates = isAny ? commonOf(found.filter((each) => each.length > 0)) : find(whole);
  const others = isAny ? texts.filter((_text, place) => found[place]?.length === 0) : [];
  // Beside an account a text is a description, but an amount may be one of its sides. Behind a name that is not known a
  // description may happen to be an account; behind a number that is not known there is its name.
  const isUncertain = others.some((text) => (text === texts[0] ? !/\d/.test(text) : isAmount(text)));
  const [account] = candidates;
  if (account && candidates.length === 1 && !isUncertain) {
    return { line: { glAccountId: account.id, accountText: '' }, kind: 'known', hasUnusedText: others.length > 0 };
  }
  const kind = candidates.length > 1 && !isUncertain ? 'ambiguous' : 'unknown';
  return { line: { glAccountId: null, accountText: whole }, kind, hasUnusedText: false };
}

/** The accounts that all texts are of; none for a number and a name of two accounts: a person has to say which. */
function commonOf([first = [], ...others]: readonly (readonly GlAccount[])[]): readonly GlAccount[] {
  return first.filter(({ id }) => others.every((each) => each.some((other) => other.id === id)));
}

interface MoneyText {
  currency: string;
  locale: string;
}

function amountsIn(row: readonly string[], columns: PastedColumns, field: MoneyText): PastedLine {
  const { debit, credit, signed } = columns;
  if (signed !== undefined) return sidesOf(amountIn(row, signed, field), emptyMoneyInput);
  if (debit === undefined && credit === undefined) return {};
  // A column by itself says nothing of the other side, which changes only where there is an amount.
  if (credit === undefined) return oneSide('drAmount', amountIn(row, debit, field));
  if (debit === undefined) return oneSide('crAmount', amountIn(row, credit, field));
  return sidesOf(amountIn(row, debit, field), amountIn(row, credit, field));
}

function oneSide(side: 'drAmount' | 'crAmount', money: MoneyInput): PastedLine {
  const isNegativeAmount = money.amount !== null && money.amount < 0;
  return isNegativeAmount
    ? side === 'drAmount'
      ? sidesOf(money, emptyMoneyInput)
      : sidesOf(emptyMoneyInput, money)
    : { [side]: money };
}

function amountIn(row: readonly string[], place: number | undefined, field: MoneyText): MoneyInput {
  const cell = place === undefined ? '' : (row[place] ?? '');
  if (isDash(cell)) return emptyMoneyInput; // how accounting formats write 0
  const money = parseMoneyInput(cell, { ...field, allowsNegative: true });
  return isBlank(money) ? emptyMoneyInput : money;
}

/** Less than nothing on one side is as much on the other. Where both sides say something, both stay to be seen. */
function sidesOf(debit: MoneyInput, credit: MoneyInput): Required<Pick<PastedLine, 'drAmount' | 'crAmount'>> {
  if (isBlank(credit) && isNegative(debit)) return { drAmount: emptyMoneyInput, crAmount: negate(debit) };
  if (isBlank(debit) && isNegative(credit)) return { drAmount: negate(credit), crAmount: emptyMoneyInput };
  return { drAmount: debit, crAmount: credit };
}

type ReadMoney = { amount: Minor };

function isNegative(money: MoneyInput): money is ReadMoney {
  return money.amount !== null && money.amount < 0;
}

function negate({ amount }: ReadMoney): MoneyInput {
  return { amount: toMinor(-amount) };
}

function isDash(cell: string): boolean {
  return /^\p{Sc}? ?[-–—]+$/u.test(cell);
}
