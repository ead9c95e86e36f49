import * as v from 'valibot';
import { checkMembers } from '../http/batch.ts';
import type { ErrorItem } from '../http/errors.ts';
import { members, text, wholeNumber } from '../http/parameters.ts';

/** So many lines of the largest amount still add up exactly. */
export const maxLines = 1000;

export const minLines = 2;

const largestAmount = 999_999_999_999;
const amount = (name: string) =>
  v.nullish(wholeNumber(0, largestAmount, `${name} is a whole number of minor units from 0 to ${largestAmount}.`), 0);

const entries = { glAccountId: text, drAmount: amount('drAmount'), crAmount: amount('crAmount') };

/** A line of an entry, as it is documented: either its debit or its credit is positive. */
export const lineSchema = members(entries);

/** A line as far as it is right. */
export interface LineInput {
  glAccountId?: string | undefined;
  drAmount?: number | undefined;
  crAmount?: number | undefined;
}

/** Reads the lines of an entry, each by itself, and then whether they balance. */
export function checkLines(children: readonly unknown[]): { lines: LineInput[]; problems: ErrorItem[] } {
  const checked = children.map((child, index) => checkLine(child, `children[${index}]`));
  const lines = checked.map(({ line }) => line);
  const problems = checked.flatMap((each) => each.problems);
  const amounts = lines.filter(hasAmounts);
  if (lines.length < minLines) {
    problems.push({ type: 'INVALID_VALUE', message: 'A journal entry has at least two lines.', param: 'children' });
  } else if (amounts.length === lines.length) {
    problems.push(...imbalanceOf(amounts));
  }
  return { lines, problems };
}

function checkLine(child: unknown, place: string): { line: LineInput; problems: ErrorItem[] } {
  if (!v.is(members({}), child)) {
    return { line: {}, problems: [{ type: 'INVALID_FORMAT', message: 'A line is an object.', param: place }] };
  }
  // A form sends null for an account that nobody chose yet: that is one left out, not one of a wrong type.
  const { value: line, problems } = checkMembers({ ...child, glAccountId: child.glAccountId ?? undefined }, entries);
  const placed = problems.map((problem) => ({ ...problem, param: `${place}.${problem.param}` }));
  if (hasAmounts(line) && line.drAmount > 0 === line.crAmount > 0) {
    const message =
      line.drAmount > 0
        ? 'A line has either a debit or a credit, and this one has both.'
        : 'A line has a debit or a credit, and this one has neither.';
    placed.push({ type: 'INVALID_VALUE', message, param: place });
  }
  return { line, problems: placed };
}

type Amounts = { drAmount: number; crAmount: number };

function hasAmounts(line: LineInput): line is LineInput & Amounts {
  return line.drAmount !== undefined && line.crAmount !== undefined;
}

function imbalanceOf(lines: readonly Amounts[]): ErrorItem[] {
  const [debits, credits] = [totalOf(lines, 'drAmount'), totalOf(lines, 'crAmount')];
  if (debits === credits) return [];
  const [larger, smaller] = debits > credits ? ['debits', 'credits'] : ['credits', 'debits'];
  const sums = `The debits come to ${debits} and the credits to ${credits}, in minor units`;
  const message = `${sums}: the ${larger} are ${Math.abs(debits - credits)} more than the ${smaller}.`;
  return [{ type: 'INVALID_VALUE', message, param: 'children' }];
}

/** Minor units; exact for up to {@link maxLines} lines. */
export function totalOf(lines: readonly Amounts[], side: keyof Amounts): number {
  return lines.reduce((sum, line) => sum + line[side], 0);
}
