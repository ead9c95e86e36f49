import { tidy } from '../core/money/typedText.ts';

/** What the columns of pasted rows are. */
export interface PastedColumns {
  /** A number and a name, or one of them. */
  accounts: readonly number[];
  debit?: number | undefined;
  credit?: number | undefined;
  /** Debits above 0 and credits below it. */
  signed?: number | undefined;
}

/** Where in a line the rows were pasted. */
export type PastedInto = 'account' | 'debit' | 'credit';

/** Words above a column, in the reader's language; English ones are known besides. */
export type HeaderWords = Readonly<Record<'account' | 'debit' | 'credit' | 'amount', readonly string[]>>;

/**
 * The cells of rows as spreadsheets copy them: tabs between cells, a cell with a tab or a line end in quotes. Rows without any
 * text are left out.
 * @returns undefined for a text that is no more than one cell.
 */
export function cellsOf(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let at = 0; at <= text.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    row.push(tidy(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '\t') continue;
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
    if (end === '' || end === undefined) break;
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/**
 * What the columns are: by a row of headings, which is taken off, else by what is in them and where they were pasted.
 * @param isAmount whether a cell reads as an amount.
 */
export function columnsOf(
  rows: readonly string[][],
  { into, words, isAmount }: { into: PastedInto; words: HeaderWords; isAmount: (cell: string) => boolean },
): { columns: PastedColumns; body: readonly string[][] } {
  const headed = rows[0] && columnsByHeader(rows[0], words);
  if (headed) return { columns: headed, body: rows.slice(1) };
  return { columns: columnsByPlace(rows, into, isAmount), body: rows };
}

const english: HeaderWords = {
  account: ['account', 'accounts', 'gl account', 'account name', 'account number', 'account no', 'account no.', 'acct'],
  debit: ['debit', 'debits', 'debit amount', 'dr', 'dr.'],
  credit: ['credit', 'credits', 'credit amount', 'cr', 'cr.'],
  amount: ['amount', 'balance', 'net'],
};
/** They stand above accounts only where something else says that these are headings. */
const weakAccountWords = ['no', 'no.', 'number', 'code', 'name', 'account code', '#'];

function columnsByHeader(header: readonly string[], words: HeaderWords): PastedColumns | undefined {
  const names = header.map((cell) =>
    cell
      .replace(/[([].*$/, '')
      .replace(/[:*]+$/, '')
      .trim()
      .toLowerCase(),
  );
  const isOf = (name: string, kind: keyof HeaderWords) =>
    english[kind].includes(name) || words[kind].some((word) => word.toLowerCase() === name);
  const placeOf = (kind: keyof HeaderWords) => {
    const place = names.findIndex((name) => isOf(name, kind));
    return place < 0 ? undefined : place;
  };
  const [debit, credit] = [placeOf('debit'), placeOf('credit')];
  const signed = debit === undefined && credit === undefined ? placeOf('amount') : undefined;
  const accounts = names.flatMap((name, place) =>
    isOf(name, 'account') || weakAccountWords.includes(name) ? [place] : [],
  );
  const isHeader = [debit, credit, signed].some((place) => place !== undefined);
  return isHeader || names.some((name) => isOf(name, 'account')) ? { accounts, debit, credit, signed } : undefined;
}

function columnsByPlace(
  rows: readonly string[][],
  into: PastedInto,
  isAmount: (cell: string) => boolean,
): PastedColumns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isOfAmounts = (place: number) => rows.every((row) => !row[place] || isAmount(row[place]));
  const isOfTexts = (place: number) => rows.every((row) => !row[place] || !isAmount(row[place]));
  const isEmpty = (place: number) => rows.every((row) => !row[place]);
  if (width === 1) {
    if (into === 'account') return { accounts: [0] };
    return { accounts: [], [into]: 0 };
  }
  if (width === 2) {
    if (into !== 'account' && isOfAmounts(0)) return { accounts: [], debit: 0, credit: 1 };
    return { accounts: [0], signed: 1 };
  }
  // A number and a name before one column of amounts.
  if (width === 3 && isOfTexts(1) && !isEmpty(1) && isOfAmounts(2) && !isEmpty(2)) {
    return { accounts: [0, 1], signed: 2 };
  }
  if (width === 3) return { accounts: [0], debit: 1, credit: 2 };
  const amounts = Array.from({ length: width - 1 }, (_place, index) => index + 1).filter(isOfAmounts);
  const [debit = width - 2, credit = width - 1] = amounts.slice(-2);
  return { accounts: [0, 1].filter((place) => place < debit), debit, credit };
}
