import Papa from 'papaparse';
import type { Minor } from '../core/money/minor.ts';

/** Writes rows as CSV, some at a time. */
export interface CsvWriter<Row> {
  /** The first line. It begins with the mark by which spreadsheets know UTF-8. */
  header: () => string;
  /** A line for each row. */
  rows: (rows: readonly Row[]) => string;
}

/** Writes CSV in which texts that a spreadsheet would take for a formula are made plain. */
export function toCsv<Row>(heads: readonly string[], cellsOf: (row: Row) => string[]): CsvWriter<Row> {
  const lines = (cells: string[][]) => `${Papa.unparse(cells, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
  return {
    header: () => `\uFEFF${lines([[...heads]])}`,
    rows: (rows) => (rows.length > 0 ? lines(rows.map(cellsOf)) : ''),
  };
}

/**
 * What a spreadsheet may compute, but for a plain number: some skip blanks and invisible characters first, and take full-width
 * signs for plain ones.
 */
const formula = /^(?!-?\d+(\.\d+)?$)(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/**
 * An amount in major units with a point, exact: by the digits, as dividing would round.
 * @param digits how many digits the currency has after the point.
 */
export function toDecimal(amount: Minor, digits: number): string {
  const written = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = written.slice(0, written.length - digits);
  const fraction = written.slice(written.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
