import { type CellKinds, columnsOf, type HeaderWords, type PastedColumns, type PastedInto } from './parseCells.ts';

/** What a pasted column is used for. An `amount` is a debit, or a credit if it is negative. */
export type ColumnRole = 'account' | 'debit' | 'credit' | 'amount' | 'memo' | 'ignore';

export const columnRoles: readonly ColumnRole[] = ['account', 'debit', 'credit', 'amount', 'memo', 'ignore'];

/** How pasted cells become lines. */
export interface PasteLayout {
  /** Whether the first row has headings. */
  hasHeader: boolean;
  /** A role per column. */
  roles: readonly ColumnRole[];
}

interface LayoutOptions extends CellKinds {
  into: PastedInto;
  words: HeaderWords;
}

/** Guesses the layout. Text that a line has no place for becomes a memo; other amounts, such as a balance, and dates are ignored. */
export function guessLayout(rows: readonly string[][], { into, words, ...kinds }: LayoutOptions): PasteLayout {
  const { columns, body } = columnsOf(rows, { into, words, ...kinds });
  const { accounts, debit, credit, signed } = columns;
  const width = Math.max(...rows.map((row) => row.length));
  const roles = Array.from({ length: width }, (_column, place): ColumnRole => {
    if (accounts.includes(place)) return 'account';
    if (place === debit) return 'debit';
    if (place === credit) return 'credit';
    if (place === signed) return 'amount';
    const isText = body.some((row) => isMemo(row[place] ?? '', kinds));
    return isText ? 'memo' : 'ignore';
  });
  return { hasHeader: body.length < rows.length, roles };
}

/** Changes the role of a column. Only accounts and memos can have several columns. */
export function withRole({ hasHeader, roles }: PasteLayout, place: number, role: ColumnRole): PasteLayout {
  const isSide = (each: ColumnRole) => each === 'debit' || each === 'credit';
  const isReplaced = (each: ColumnRole) =>
    (isSide(role) && (each === role || each === 'amount')) || (role === 'amount' && (isSide(each) || each === role));
  return {
    hasHeader,
    roles: roles.map((each, index) => (index === place ? role : isReplaced(each) ? 'ignore' : each)),
  };
}

/** The places of the columns by role. */
export function columnsOfLayout({ roles }: PasteLayout): PastedColumns & { memos: readonly number[] } {
  const placesOf = (role: ColumnRole) => roles.flatMap((each, place) => (each === role ? [place] : []));
  return {
    accounts: placesOf('account'),
    debit: placesOf('debit')[0],
    credit: placesOf('credit')[0],
    signed: placesOf('amount')[0],
    memos: placesOf('memo'),
  };
}

function isMemo(cell: string, { isAmount }: CellKinds): boolean {
  return cell !== '' && !isAmount(cell) && !/^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/.test(cell);
}
