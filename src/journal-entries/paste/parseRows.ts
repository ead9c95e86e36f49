import { type Minor, toMinor } from '../../core/money/minor.ts';
import { normalizeInput } from '../../core/money/normalizeInput.ts';
import { parseMoney } from '../../core/money/parseMoney.ts';
import { emptyMoneyInput, type MoneyInput, parseMoneyInput } from '../../core/money/parseMoneyInput.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { isBlank } from '../model/formValues.ts';
import type { PastedLine } from '../model/lines.ts';
import { type CellKinds, isDateText, type PastedColumns } from './parseCells.ts';

/** How pasted cells are read. */
export interface PasteOptions {
  accounts: readonly GlAccount[];
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag for parsing amounts. */
  locale: string;
}

/** A pasted row as a line. */
export interface PastedRow {
  line: PastedLine;
  /** Whether an account was recognized; a text that several accounts have is ambiguous. The line keeps the texts of both. */
  account: 'none' | 'known' | 'unknown' | 'ambiguous';
  /** Text that a line has no place for. */
  memo: string;
}

/** Tells which cells are amounts, even invalid ones, and which name an account. */
export function cellKinds({ accounts, ...field }: PasteOptions): CellKinds {
  const find = accountFinder(accounts);
  return { isAmount: (cell) => looksLikeAmount(cell, field), isAccount: (cell) => find(cell).length > 0 };
}

/** Reads rows: an account by number or name, a debit, a credit, memos. Unknown accounts and invalid amounts are kept as text. */
export function parseRows(
  body: readonly string[][],
  columns: PastedColumns & { memos: readonly number[] },
  { accounts, ...field }: PasteOptions,
): PastedRow[] {
  const find = accountFinder(accounts);
  const isAmount = (cell: string) => looksLikeAmount(cell, field);
  return body.map((row) => {
    const { line, kind, unused } = accountIn(row, columns, { find, isAmount });
    const memos = [...unused.filter((text) => !isDateText(text)), ...columns.memos.map((index) => row[index] ?? '')];
    return {
      line: { ...line, ...amountsIn(row, columns, field) },
      account: kind,
      memo: memos.filter((text) => text !== '').join(' '),
    };
  });
}

/** Whether a cell is an amount, or an invalid one, such as an amount in another currency. */
function looksLikeAmount(cell: string, field: MoneyText): boolean {
  if (isDash(cell)) return true;
  const parsed = parseMoney(cell, field);
  return parsed.ok || (parsed.code !== 'notANumber' && parsed.code !== 'empty');
}

/** Returns a function that finds accounts by number, name, or both. Several accounts can match, such as those of two companies. */
function accountFinder(accounts: readonly GlAccount[]): (text: string) => readonly GlAccount[] {
  const byText = new Map<string, GlAccount[]>();
  for (const account of accounts) {
    const { accountNo, name, displayName } = account;
    const texts = [accountNo, name, displayName, `${accountNo} ${name}`, `${name} ${accountNo}`];
    for (const text of new Set(texts.map((each) => normalizeName(each ?? '')))) {
      if (text !== '') byText.set(text, [...(byText.get(text) ?? []), account]);
    }
  }
  return (text) => byText.get(normalizeName(text)) ?? [];
}

/** Lowercases a text and removes separators between a number and a name. */
function normalizeName(text: string): string {
  return normalizeInput(text)
    .toLowerCase()
    .replace(/[\s:·–—()-]+/g, ' ')
    .trim();
}

interface RowAccount {
  line: PastedLine;
  kind: PastedRow['account'];
  /** Other text in its cells, such as a description. */
  unused: readonly string[];
}

interface AccountCells {
  find: (text: string) => readonly GlAccount[];
  isAmount: (cell: string) => boolean;
}

function accountIn(row: readonly string[], { accounts }: PastedColumns, { find, isAmount }: AccountCells): RowAccount {
  if (accounts.length === 0) return { line: {}, kind: 'none', unused: [] };
  const texts = accounts.map((index) => row[index] ?? '').filter((text) => text !== '');
  const joined = texts.join(' ');
  const matches = texts.map(find);
  const isAnyFound = matches.some((accounts) => accounts.length > 0);
  const candidates = isAnyFound ? intersect(matches.filter((accounts) => accounts.length > 0)) : find(joined);
  const others = isAnyFound ? texts.filter((_text, index) => matches[index]?.length === 0) : [];
  // Text after an account is a description, but a number may be an amount. After an unknown name, the match may be a description
  // that happens to be an account; after an unknown number, it is the account's name.
  const isUncertain = others.some((text) => (text === texts[0] ? !/\d/.test(text) : isAmount(text)));
  const [account] = candidates;
  if (account && candidates.length === 1 && !isUncertain) {
    return { line: { glAccountId: account.id, accountText: '' }, kind: 'known', unused: others };
  }
  const kind = candidates.length > 1 && !isUncertain ? 'ambiguous' : 'unknown';
  return { line: { glAccountId: null, accountText: joined }, kind, unused: [] };
}

/** The accounts that match every text; none for the number of one account with the name of another. */
function intersect([first = [], ...others]: readonly (readonly GlAccount[])[]): readonly GlAccount[] {
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
  // A single column doesn't overwrite the other side.
  if (credit === undefined) return oneSide('drAmount', amountIn(row, debit, field));
  if (debit === undefined) return oneSide('crAmount', amountIn(row, credit, field));
  return sidesOf(amountIn(row, debit, field), amountIn(row, credit, field));
}

function oneSide(side: 'drAmount' | 'crAmount', money: MoneyInput): PastedLine {
  if (!isNegative(money)) return { [side]: money };
  return side === 'drAmount' ? sidesOf(money, emptyMoneyInput) : sidesOf(emptyMoneyInput, money);
}

function amountIn(row: readonly string[], index: number | undefined, field: MoneyText): MoneyInput {
  const cell = index === undefined ? '' : (row[index] ?? '');
  if (isDash(cell)) return emptyMoneyInput; // accounting formats show 0 as a dash
  const money = parseMoneyInput(cell, { ...field, allowsNegative: true });
  return isBlank(money) ? emptyMoneyInput : money;
}

/** Moves a negative amount to the other side if that is blank; otherwise keeps both for the user to correct. */
function sidesOf(debit: MoneyInput, credit: MoneyInput): Required<Pick<PastedLine, 'drAmount' | 'crAmount'>> {
  if (isBlank(credit) && isNegative(debit)) return { drAmount: emptyMoneyInput, crAmount: negate(debit) };
  if (isBlank(debit) && isNegative(credit)) return { drAmount: negate(credit), crAmount: emptyMoneyInput };
  return { drAmount: debit, crAmount: credit };
}

type ValidMoney = { amount: Minor };

function isNegative(money: MoneyInput): money is ValidMoney {
  return money.amount !== null && money.amount < 0;
}

function negate({ amount }: ValidMoney): MoneyInput {
  return { amount: toMinor(-amount) };
}

function isDash(cell: string): boolean {
  return /^\p{Sc}? ?[-–—]+$/u.test(cell);
}
