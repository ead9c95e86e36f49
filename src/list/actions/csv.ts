import Papa from 'papaparse';
import type { Minor } from '../../core/money/minor.ts';

/** Writes rows as CSV in chunks. */
export interface CsvWriter<Row> {
  /** The header line, after a byte order mark, by which spreadsheets detect UTF-8. */
  header: () => string;
  /** A line for each row. */
  rows: (rows: readonly Row[]) => string;
}

/** Creates a CSV writer that escapes text that a spreadsheet would run as a formula. */
export function toCsv<Row>(heads: readonly string[], cellsOf: (row: Row) => string[]): CsvWriter<Row> {
  const lines = (cells: string[][]) => `${Papa.unparse(cells, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
  return {
    header: () => `\uFEFF${lines([[...heads]])}`,
    rows: (rows) => (rows.length > 0 ? lines(rows.map(cellsOf)) : ''),
  };
}

/**
 * Text that a spreadsheet could run as a formula, except plain numbers. Some spreadsheets skip leading blanks and invisible
 * characters, and accept full-width signs.
 */
const formula = /^(?!-?\d+(\.\d+)?$)(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/**
 * An amount in major units with a decimal point. It is exact, as it works on the digits: dividing would round.
 * @param digits the number of decimal places of the currency.
 */
export function toDecimal(amount: Minor, digits: number): string {
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = padded.slice(padded.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
