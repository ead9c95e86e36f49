import Papa from 'papaparse';
import { currencyDigits } from '../core/money/currencies.ts';
import type { Minor } from '../core/money/minor.ts';
import type { ledgerMessages } from './messages.ts';
import type { GlEntry } from './schema.ts';

/**
 * Writes a ledger as CSV: days as ISO, amounts as decimals with a point, texts that a spreadsheet would take for a formula
 * made plain.
 * @param currency ISO 4217 code, by whose digits the amounts are written.
 */
export function ledgerCsv(currency: string, messages: typeof ledgerMessages) {
  const digits = currencyDigits(currency);
  const header = [
    messages.date,
    messages.source,
    messages.sourceDetail,
    messages.description,
    messages.debit,
    messages.credit,
    messages.balance,
    messages.entryId,
    messages.entityId,
  ];
  const lines = (cells: string[][]) => `${Papa.unparse(cells, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
  return {
    /** Begins with the mark by which spreadsheets know UTF-8. */
    header: () => `\uFEFF${lines([header])}`,
    rows: (rows: readonly GlEntry[]) => (rows.length > 0 ? lines(rows.map((row) => cellsOf(row, digits))) : ''),
  };
}

/** What a spreadsheet computes, but for a plain number, which it may. */
const formula = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r\n]/;

function cellsOf(entry: GlEntry, digits: number): string[] {
  const { id, date, entity, description, drAmount, crAmount, runningBalance } = entry;
  return [
    date,
    entity?.displayName ?? '',
    entity?.secondaryDisplayName ?? '',
    description ?? '',
    drAmount ? decimal(drAmount, digits) : '',
    crAmount ? decimal(crAmount, digits) : '',
    decimal(runningBalance, digits),
    id,
    entity?.id ?? '',
  ];
}

/** Major units, exact: by the digits, as dividing would round. */
function decimal(amount: Minor, digits: number): string {
  const written = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = written.slice(0, written.length - digits);
  const fraction = written.slice(written.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
