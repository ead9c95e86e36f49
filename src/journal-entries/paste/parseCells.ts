import { normalizeInput } from '../../core/money/normalizeInput.ts';

/** The columns of pasted rows. */
export interface PastedColumns {
  /** The account number, the account name, or both. */
  accounts: readonly number[];
  debit?: number | undefined;
  credit?: number | undefined;
  /** Positive debits and negative credits in one column. */
  signed?: number | undefined;
}

/** The field that the rows were pasted into. */
export type PastedInto = 'account' | 'debit' | 'credit';

/** Header words in the provider's locale, in addition to English ones. */
export type HeaderWords = Readonly<Record<'account' | 'debit' | 'credit' | 'amount', readonly string[]>>;

/**
 * Parses text copied from a spreadsheet: tab-separated cells, quoted if they contain a tab or a line break. Blank rows are skipped.
 * @returns undefined for a single cell.
 */
export function parseCells(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let start = 0; start <= text.length; start = cell.lastIndex) {
    cell.lastIndex = start;
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    row.push(normalizeInput(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '\t') continue;
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
    if (end === '' || end === undefined) break;
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/** Whether a cell is a date in digits, which a line has no place for. */
export function isDateText(cell: string): boolean {
  return /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/.test(cell);
}

/** What a cell can be. */
export interface CellKinds {
  /** Whether a cell looks like an amount, even if it's invalid. */
  isAmount: (cell: string) => boolean;
  isAccount: (cell: string) => boolean;
}

interface ColumnOptions extends CellKinds {
  into: PastedInto;
  words: HeaderWords;
}

/** Identifies the columns by their header, which isn't part of `body`; otherwise by their cells and the field pasted into. */
export function columnsOf(
  rows: readonly string[][],
  { into, words, ...kinds }: ColumnOptions,
): { columns: PastedColumns; body: readonly string[][] } {
  const columns = columnsByHeader(rows, words, kinds);
  return columns ? { columns, body: rows.slice(1) } : { columns: columnsByPosition(rows, into, kinds), body: rows };
}

const english: HeaderWords = {
  account: ['account', 'accounts', 'gl account', 'account name', 'account number', 'account no', 'account no.', 'acct'],
  debit: ['debit', 'debits', 'debit amount', 'dr', 'dr.'],
  credit: ['credit', 'credits', 'credit amount', 'cr', 'cr.'],
  amount: ['amount', 'balance', 'net'],
};
/** These name account columns only if another cell identifies the row as a header. */
const weakAccountWords = ['no', 'no.', 'number', 'code', 'name', 'account code', '#'];

function columnsByHeader(
  [header = [], ...body]: readonly string[][],
  words: HeaderWords,
  { isAmount }: CellKinds,
): PastedColumns | undefined {
  if (header.some(isAmount)) return undefined; // an account may be named “Balance”
  const names = header.map((cell) =>
    cell
      .replace(/[([].*$/, '')
      .replace(/[:*]+$/, '')
      .trim()
      .toLowerCase(),
  );
  const isOf = (name: string, kind: keyof HeaderWords) =>
    english[kind].includes(name) || words[kind].some((word) => word.toLowerCase() === name);
  const indexOf = (kind: keyof HeaderWords) => {
    const index = names.findIndex((name) => isOf(name, kind));
    return index < 0 ? undefined : index;
  };
  const [debit, credit] = [indexOf('debit'), indexOf('credit')];
  const signed = debit === undefined && credit === undefined ? indexOf('amount') : undefined;
  const indexesOf = (isMeant: (name: string) => boolean) =>
    names.flatMap((name, index) => (isMeant(name) ? [index] : []));
  const named = indexesOf((name) => isOf(name, 'account'));
  const accounts = [...named, ...indexesOf((name) => weakAccountWords.includes(name))];
  const isOfAmounts = [debit, credit, signed].some((index) => index !== undefined);
  if (!isOfAmounts && named.length === 0) return undefined;
  // A single word may be the name of an account instead.
  const isAlone = header.filter((cell) => cell !== '').length === 1;
  if (isAlone && body.some((row) => row.filter((cell) => cell !== '').length > 1)) return undefined;
  if (isAlone && isOfAmounts && !body.flat().some(isAmount)) return undefined;
  return { accounts, debit, credit, signed };
}

/** Expects an account, or its number and name, then a debit and a credit. Columns after these, such as a running balance, are unused. */
function columnsByPosition(rows: readonly string[][], into: PastedInto, kinds: CellKinds): PastedColumns {
  const { isAmount, isAccount } = kinds;
  const cellsAt = (index: number) => rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
  const isEmpty = (index: number) => cellsAt(index).length === 0;
  // A typo in one cell doesn't make it a text column.
  const isOfAmounts = (index: number) => {
    const cells = cellsAt(index);
    return cells.filter(isAmount).length * 2 >= cells.length;
  };
  const namesAccounts = (index: number) => cellsAt(index).some((cell) => !isAmount(cell) && isAccount(cell));

  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_column, index) => index);
  const end = columns.findLastIndex((index) => !isEmpty(index)) + 1;
  if (into !== 'account' && columns.length === 2 && isOfAmounts(0)) return { accounts: [], debit: 0, credit: 1 };
  if (end === 1) return into === 'account' ? { accounts: [0] } : { accounts: [], [into]: 0 };

  // Empty columns before accounts are the margin of a sheet; before amounts, they are accounts yet to be chosen.
  const filled = columns.findIndex((index) => !isEmpty(index));
  const first = rows.every((row) => isAccount(row[filled] ?? '')) ? filled : 0;
  const second = first + 1;
  if (end === second) return { accounts: [first] };
  const isNamed = !isEmpty(second) && (namesAccounts(second) || (!isOfAmounts(second) && end > second + 1));
  const accounts = isNamed ? [first, second] : [first];
  if (end === second + 1) return isNamed ? { accounts } : { accounts, signed: second };

  const amounts = columns.slice(first + accounts.length, end).filter(isOfAmounts);
  const [gap, left, right] = amounts;
  // If each row has exactly one of two amounts, these are its debit and credit, and the empty column before them is a gap.
  const isOneOf = (row: readonly string[]) => Boolean(row[left ?? -1]) !== Boolean(row[right ?? -1]);
  const isGap = gap !== undefined && isEmpty(gap) && left !== undefined && !isEmpty(left) && rows.every(isOneOf);
  const [debit, credit] = isGap && right !== undefined ? [left, right] : amounts;
  return credit === undefined ? { accounts, signed: debit } : { accounts, debit, credit };
}
