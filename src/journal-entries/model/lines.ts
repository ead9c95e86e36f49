import { noMoney } from '../../core/money/parseMoneyInput.ts';
import { type EntryDraft, type EntryLine, emptyLine, isNothing } from './formValues.ts';
import { balancing } from './totals.ts';

/** What can be changed in a line. */
export type LineChanges = Partial<Omit<EntryLine, 'key'>>;

/** A draft with an empty line at its end. */
export function withLine(draft: EntryDraft): EntryDraft {
  const { lines, linesAdded } = draft;
  return { ...draft, lines: [...lines, emptyLine(`new-${linesAdded}`)], linesAdded: linesAdded + 1 };
}

/** A draft without a line. The last two stay, as an entry has at least so many: such a line becomes empty. */
export function withoutLine(draft: EntryDraft, key: string): EntryDraft {
  const { lines } = draft;
  if (lines.length <= 2) return { ...draft, lines: lines.map((line) => (line.key === key ? emptyLine(key) : line)) };
  return { ...draft, lines: lines.filter((line) => line.key !== key) };
}

/** A draft with something changed in a line: an amount on one side takes away that on the other. */
export function withLineChanged(draft: EntryDraft, key: string, changes: LineChanges): EntryDraft {
  const lines = draft.lines.map((line) => (line.key === key ? changedLine(line, changes) : line));
  return { ...draft, lines };
}

/** A draft that balances by what a line says; the same one where nobody can say what that would be. */
export function withBalance(draft: EntryDraft, key: string): EntryDraft {
  const sides = balancing(draft.lines, key);
  return sides ? withLineChanged(draft, key, sides) : draft;
}

/** What a pasted row says: of the account, of the amounts, or of both. */
export type PastedLine = Partial<Pick<EntryLine, 'glAccountId' | 'accountText' | 'drAmount' | 'crAmount'>>;

/**
 * A draft with pasted rows in its lines, from one line on. Where a row has an account and an amount, a line that says something
 * else already moves down before it; a column by itself goes over what is there.
 */
export function withPasted(draft: EntryDraft, key: string, rows: readonly PastedLine[]): EntryDraft {
  const lines = [...draft.lines];
  let { linesAdded } = draft;
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
  return { ...draft, lines, linesAdded };
}

/** Where both sides are changed at once, both stay as they come. */
function changedLine(line: EntryLine, changes: LineChanges): EntryLine {
  const { drAmount, crAmount } = changes;
  const others: LineChanges = {};
  if (drAmount && !crAmount && !isEmptyField(drAmount)) others.crAmount = noMoney;
  if (crAmount && !drAmount && !isEmptyField(crAmount)) others.drAmount = noMoney;
  if (changes.glAccountId) others.accountText = '';
  return { ...line, ...others, ...changes };
}

function isEmptyField(money: EntryLine['drAmount']): boolean {
  return money.amount === null && money.code === 'empty';
}

function isTaken(line: EntryLine, row: PastedLine): boolean {
  const hasAccount = row.glAccountId !== undefined;
  const hasAmounts = row.drAmount !== undefined || row.crAmount !== undefined;
  if (!hasAccount || !hasAmounts) return false;
  const isAccountTaken = line.glAccountId !== null || line.accountText !== '';
  return isAccountTaken || !isNothing(line.drAmount) || !isNothing(line.crAmount);
}
