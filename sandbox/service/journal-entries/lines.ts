import * as v from 'valibot';
import { checkMembers } from '../http/batch.ts';
import type { ErrorItem } from '../http/errors.ts';
import { isRecord, members, text, wholeNumber } from '../http/parameters.ts';

/** This many lines of the largest amount still add up exactly. */
export const maxLines = 1000;

export const minLines = 2;

const maxAmount = 999_999_999_999;
const amount = (name: string) =>
  v.nullish(wholeNumber(0, maxAmount, `${name} must be a whole number of minor units from 0 to ${maxAmount}.`), 0);

const entries = { glAccountId: text, drAmount: amount('drAmount'), crAmount: amount('crAmount') };

/** The documented schema of a line: either its debit or its credit is positive. */
export const lineSchema = members(entries);

/** The valid members of a line. */
export interface LineInput {
  glAccountId?: string | undefined;
  drAmount?: number | undefined;
  crAmount?: number | undefined;
}

/** Validates each line of an entry, then whether the lines balance. */
export function checkLines(children: readonly unknown[]): { lines: LineInput[]; problems: ErrorItem[] } {
  const checked = children.map((child, index) => checkLine(child, `children[${index}]`));
  const lines = checked.map(({ line }) => line);
  const problems = checked.flatMap((each) => each.problems);
  const amounts = lines.filter(hasAmounts);
  if (lines.length < minLines) {
    problems.push({
      type: 'INVALID_VALUE',
      message: 'A journal entry must have at least two lines.',
      param: 'children',
    });
  } else if (amounts.length === lines.length) {
    problems.push(...checkBalance(amounts));
  }
  return { lines, problems };
}

function checkLine(child: unknown, path: string): { line: LineInput; problems: ErrorItem[] } {
  if (!isRecord(child)) {
    return { line: {}, problems: [{ type: 'INVALID_FORMAT', message: 'A line must be an object.', param: path }] };
  }
  // Forms send null for an account that isn't chosen yet: treat it as missing, not as an invalid type.
  const { value: line, problems } = checkMembers({ ...child, glAccountId: child.glAccountId ?? undefined }, entries);
  const placed = problems.map((problem) => ({ ...problem, param: `${path}.${problem.param}` }));
  if (hasAmounts(line) && line.drAmount > 0 === line.crAmount > 0) {
    const message =
      line.drAmount > 0
        ? 'A line must have either a debit or a credit, not both.'
        : 'A line must have a debit or a credit.';
    placed.push({ type: 'INVALID_VALUE', message, param: path });
  }
  return { line, problems: placed };
}

type Amounts = { drAmount: number; crAmount: number };

function hasAmounts(line: LineInput): line is LineInput & Amounts {
  return line.drAmount !== undefined && line.crAmount !== undefined;
}

function checkBalance(lines: readonly Amounts[]): ErrorItem[] {
  const [debits, credits] = [totalOf(lines, 'drAmount'), totalOf(lines, 'crAmount')];
  if (debits === credits) return [];
  const [larger, smaller] = debits > credits ? ['debits', 'credits'] : ['credits', 'debits'];
  const totals = `Debits total ${debits} and credits ${credits}, in minor units`;
  const message = `${totals}: the ${larger} exceed the ${smaller} by ${Math.abs(debits - credits)}.`;
  return [{ type: 'INVALID_VALUE', message, param: 'children' }];
}

/** Minor units; exact for up to {@link maxLines} lines. */
export function totalOf(lines: readonly Amounts[], side: keyof Amounts): number {
  return lines.reduce((sum, line) => sum + line[side], 0);
}
