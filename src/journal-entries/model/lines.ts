import { emptyMoneyInput } from '../../core/money/parseMoneyInput.ts';
import { emptyLine, type FormValues, isBlank, type LineValues } from './formValues.ts';
import { balancingSides } from './totals.ts';

/** What can be changed in a line. */
export type LineChanges = Partial<Omit<LineValues, 'key'>>;

/** Adds a blank line at the end. */
export function withLine(values: FormValues): FormValues {
  const { lines, linesAdded } = values;
  return { ...values, lines: [...lines, emptyLine(`new-${linesAdded}`)], linesAdded: linesAdded + 1 };
}

/** Removes a line, or clears it if only two are left, the minimum. */
export function withoutLine(values: FormValues, key: string): FormValues {
  const { lines } = values;
  if (lines.length <= 2) return { ...values, lines: lines.map((line) => (line.key === key ? emptyLine(key) : line)) };
  return { ...values, lines: lines.filter((line) => line.key !== key) };
}

/** Changes a line. An amount on one side clears the other. */
export function withLineChanged(values: FormValues, key: string, changes: LineChanges): FormValues {
  const lines = values.lines.map((line) => (line.key === key ? changedLine(line, changes) : line));
  return { ...values, lines };
}

/** Balances the entry on a line; unchanged if the totals are invalid. */
export function withBalance(values: FormValues, key: string): FormValues {
  const sides = balancingSides(values.lines, key);
  return sides ? withLineChanged(values, key, sides) : values;
}

/** A pasted row: the account, the amounts, or both. */
export type PastedLine = Partial<Pick<LineValues, 'glAccountId' | 'accountText' | 'drAmount' | 'crAmount'>>;

/**
 * Form values with pasted rows in its lines, from one line on. Where a row has an account and an amount, a line that says something
 * else already moves down before it; a column by itself goes over what is there.
 */
export function withPasted(values: FormValues, key: string, rows: readonly PastedLine[]): FormValues {
  const lines = [...values.lines];
  let { linesAdded } = values;
  const at = Math.max(
    0,
    lines.findIndex((line) => line.key === key),
  );
  for (const [place, row] of rows.entries()) {
    const line = lines[at + place];
    if (line && !isTaken(line, row)) lines[at + place] = changedLine(line, row);
    else {
      lines.splice(at + place, 0, changedLine(emptyLine(`new-${linesAdded}`), row));
      linesAdded += 1;
    }
  }
  return { ...values, lines, linesAdded };
}

/** Where both sides are changed at once, both stay as they come. */
function changedLine(line: LineValues, changes: LineChanges): LineValues {
  const { drAmount, crAmount } = changes;
  const others: LineChanges = {};
  if (drAmount && !crAmount && !isEmptyField(drAmount)) others.crAmount = emptyMoneyInput;
  if (crAmount && !drAmount && !isEmptyField(crAmount)) others.drAmount = emptyMoneyInput;
  if (changes.glAccountId) others.accountText = '';
  return { ...line, ...others, ...changes };
}

function isEmptyField(money: LineValues['drAmount']): boolean {
  return money.amount === null && money.code === 'empty';
}

function isTaken(line: LineValues, row: PastedLine): boolean {
  const hasAccount = row.glAccountId !== undefined;
  const hasAmounts = row.drAmount !== undefined || row.crAmount !== undefined;
  if (!hasAccount || !hasAmounts) return false;
  const isAccountTaken = line.glAccountId !== null || line.accountText !== '';
  return isAccountTaken || !isBlank(line.drAmount) || !isBlank(line.crAmount);
}
