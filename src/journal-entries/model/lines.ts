import { emptyMoneyInput } from '../../core/money/parseMoneyInput.ts';
import * as kit from '../../form/document/lines.ts';
import { emptyLine, type FormValues, isBlank, isLineBlank, type LineValues } from './formValues.ts';
import { balancingSides } from './totals.ts';

export type LineChanges = Partial<Omit<LineValues, 'key'>>;

type Lines = Pick<FormValues, 'lines' | 'linesAdded'>;

/** Adds a blank line at the end. */
export function addLine<Values extends Lines>(values: Values): Values {
  return kit.addLine(values, emptyLine);
}

/** The lines to show: a blank one always follows the last, so that there is a place to type. Blank lines aren't saved. */
export function withTrailingLine<Values extends Lines>(values: Values): Values {
  const last = values.lines.at(-1);
  return last && isLineBlank(last) ? values : addLine(values);
}

/** Copies the account and the amounts of the line above. */
export function copyLineAbove(values: FormValues, key: string): FormValues {
  const above = values.lines[values.lines.findIndex((line) => line.key === key) - 1];
  return above
    ? { ...values, lines: values.lines.map((line) => (line.key === key ? { ...above, key } : line)) }
    : values;
}

/** Removes a line, or clears it if only two are left, the minimum. */
export function removeLine(values: FormValues, key: string): FormValues {
  const { lines } = values;
  if (lines.length <= 2) return { ...values, lines: lines.map((line) => (line.key === key ? emptyLine(key) : line)) };
  return { ...values, lines: kit.removeLine(lines, key) };
}

/** Puts a removed line back, under a new key if something was entered in the row that it left. */
export function restoreLine(values: FormValues, line: LineValues, index: number): FormValues {
  const isTaken = values.lines.some((other) => other.key === line.key && !isLineBlank(other));
  if (isTaken) return kit.addLine(values, (key) => ({ ...line, key }), index);
  return { ...values, lines: kit.insertLine(values.lines, line, index) };
}

/** Changes a line. An amount on one side clears the other. */
export function changeLine(values: FormValues, key: string, changes: LineChanges): FormValues {
  const lines = values.lines.map((line) => (line.key === key ? changedLine(line, changes) : line));
  return { ...values, lines };
}

/** Balances the entry on a line; unchanged if the totals are invalid. */
export function balanceLine(values: FormValues, key: string): FormValues {
  const sides = balancingSides(values.lines, key);
  return sides ? changeLine(values, key, sides) : values;
}

/** The line to balance: the focused one, unless it is blank and another has an account and no amount. */
export function lineToBalance(lines: readonly LineValues[], focusedKey: string | undefined): LineValues | undefined {
  const focused = lines.find(({ key }) => key === focusedKey);
  if (focused && !isLineBlank(focused)) return focused;
  const isWithoutAmount = ({ glAccountId, drAmount, crAmount }: LineValues) =>
    glAccountId !== null && isBlank(drAmount) && isBlank(crAmount);
  return lines.find(isWithoutAmount) ?? focused ?? lines.at(-1);
}

/** A pasted row: the account, the amounts, or both. */
export type PastedLine = Partial<Pick<LineValues, 'glAccountId' | 'accountText' | 'drAmount' | 'crAmount'>>;

/**
 * Fills lines from pasted rows, starting at a line. Rows with both an account and an amount are inserted before lines that
 * aren't blank; rows with only one of them overwrite.
 */
export function pasteLines(values: FormValues, key: string, rows: readonly PastedLine[]): FormValues {
  const start = Math.max(
    0,
    values.lines.findIndex((line) => line.key === key),
  );
  return rows.reduce((before, row, offset) => {
    const index = start + offset;
    const line = before.lines[index];
    return line && !isTaken(line, row)
      ? changeLine(before, line.key, row)
      : kit.addLine(before, (added) => changedLine(emptyLine(added), row), index);
  }, values);
}

/** An amount on one side clears the other, unless both sides change at once. */
function changedLine(line: LineValues, changes: LineChanges): LineValues {
  const { drAmount, crAmount } = changes;
  const others: LineChanges = {};
  if (drAmount && !crAmount && !isEmpty(drAmount)) others.crAmount = emptyMoneyInput;
  if (crAmount && !drAmount && !isEmpty(crAmount)) others.drAmount = emptyMoneyInput;
  if (changes.glAccountId) others.accountText = '';
  return { ...line, ...others, ...changes };
}

function isEmpty(money: LineValues['drAmount']): boolean {
  return money.amount === null && money.code === 'empty';
}

/** Whether a row with an account and an amount would overwrite something in a line. */
function isTaken(line: LineValues, row: PastedLine): boolean {
  const hasAccount = row.glAccountId !== undefined;
  const hasAmounts = row.drAmount !== undefined || row.crAmount !== undefined;
  if (!hasAccount || !hasAmounts) return false;
  const isAccountTaken = line.glAccountId !== null || line.accountText !== '';
  return isAccountTaken || !isBlank(line.drAmount) || !isBlank(line.crAmount);
}
