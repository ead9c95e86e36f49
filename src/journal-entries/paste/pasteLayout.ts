import {
  type CellKinds,
  columnsOf,
  type HeaderWords,
  isDateText,
  type PastedColumns,
  type PastedInto,
} from './parseCells.ts';

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
  const roles = Array.from({ length: width }, (_column, index): ColumnRole => {
    if (accounts.includes(index)) return 'account';
    if (index === debit) return 'debit';
    if (index === credit) return 'credit';
    if (index === signed) return 'amount';
    const isText = body.some((row) => isMemo(row[index] ?? '', kinds));
    return isText ? 'memo' : 'ignore';
  });
  return { hasHeader: body.length < rows.length, roles };
}

/** Changes the role of a column. Only accounts and memos can have several columns. */
export function withRole({ hasHeader, roles }: PasteLayout, column: number, role: ColumnRole): PasteLayout {
  const isSide = (each: ColumnRole) => each === 'debit' || each === 'credit';
  const isReplaced = (each: ColumnRole) =>
    (isSide(role) && (each === role || each === 'amount')) || (role === 'amount' && (isSide(each) || each === role));
  return {
    hasHeader,
    roles: roles.map((each, index) => (index === column ? role : isReplaced(each) ? 'ignore' : each)),
  };
}

/** The indexes of the columns by role. */
export function columnsOfLayout({ roles }: PasteLayout): PastedColumns & { memos: readonly number[] } {
  const indexesOf = (role: ColumnRole) => roles.flatMap((each, index) => (each === role ? [index] : []));
  return {
    accounts: indexesOf('account'),
    debit: indexesOf('debit')[0],
    credit: indexesOf('credit')[0],
    signed: indexesOf('amount')[0],
    memos: indexesOf('memo'),
  };
}

function isMemo(cell: string, { isAmount }: CellKinds): boolean {
  return cell !== '' && !isAmount(cell) && !isDateText(cell);
}
