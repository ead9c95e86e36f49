import { isMinor, type Minor, toMinor } from '../../core/money/minor.ts';
import { asciiDigits, normalizeInput } from '../../core/money/normalizeInput.ts';
import { split } from '../../core/money/split.ts';
import type { FormValues, LineValues } from './formValues.ts';

/** A line of which nothing is said yet. */
function emptyLine(key: string): LineValues {
  return {
    key,
    id: null,
    amount: { amount: toMinor(0) },
    percent: null,
    notes: '',
    categoryId: null,
    glAccountId: null,
    customerId: null,
    dimensionValueIds: [],
    invoiceId: '',
    billId: '',
    payrollId: '',
    apiItemId: null,
  };
}

/**
 * A draft with one more line at its end, but before one that takes the rest, which goes on to do so. The first time there are
 * two: one with all of it, and one that takes what a person takes off that, or what comes once there is an amount.
 */
export function withLine(draft: FormValues): FormValues {
  const { lines, linesAdded, categoryId, glAccountId, hasRest } = draft;
  const amount = { amount: draft.amount.amount ?? toMinor(0) };
  const first = lines.length > 0 ? [] : [{ ...emptyLine(`new-${linesAdded}`), amount, categoryId, glAccountId }];
  const added = linesAdded + first.length;
  const next = emptyLine(`new-${added}`);
  const end = hasRest && lines.length > 0 ? lines.length - 1 : lines.length;
  const all = [...lines.slice(0, end), ...first, next, ...lines.slice(end)];
  return settled({ ...draft, lines: all, hasRest: hasRest || first.length > 0, linesAdded: added + 1 });
}

/** A draft without a line. The one that is last then may take the rest. */
export function withoutLine(draft: FormValues, key: string): FormValues {
  return settled({ ...draft, lines: draft.lines.filter((line) => line.key !== key) });
}

/** A draft with a line so many places further down, or up for a negative number. */
export function withLineMoved(draft: FormValues, key: string, steps: number): FormValues {
  const from = draft.lines.findIndex((line) => line.key === key);
  const line = draft.lines[from];
  if (!line) return draft;
  const others = draft.lines.filter((other) => other !== line);
  const to = Math.min(Math.max(0, from + steps), others.length);
  return settled({ ...draft, lines: [...others.slice(0, to), line, ...others.slice(to)] });
}

/** A draft with something changed in a line. Who types an amount into the last line decides it from then on. */
export function withLineChanged(draft: FormValues, key: string, changes: Partial<LineValues>): FormValues {
  const isOfAmount = changes.amount !== undefined || changes.percent !== undefined;
  const lines = draft.lines.map((line) =>
    line.key === key ? { ...line, ...(changes.amount && { percent: null }), ...changes } : line,
  );
  const hasRest = draft.hasRest && !(isOfAmount && draft.lines.at(-1)?.key === key);
  return settled({ ...draft, lines, hasRest });
}

/** A draft whose lines are as equal as cents allow; they add up to the whole. */
export function splitEvenly(draft: FormValues): FormValues {
  const total = draft.amount.amount;
  if (total === null || draft.lines.length === 0) return draft;
  const amounts = split(total, draft.lines.length);
  return { ...draft, lines: draft.lines.map((line, place) => withAmount({ ...line, percent: null }, amounts[place])) };
}

/** A draft after something changed: shares of the whole become amounts, and the last line takes what is left. */
export function settled(draft: FormValues): FormValues {
  const total = draft.amount.amount;
  if (total === null || draft.lines.length === 0) return draft;
  const last = draft.lines.length - 1;
  const isRest = (place: number) => draft.hasRest && place === last;
  const shares = draft.lines.map((line, place) =>
    isRest(place) || line.percent === null ? undefined : percentOf(line.percent),
  );
  // Shares of the whole of it give amounts that add up to the whole of it.
  const areWhole = shares.every((share) => share !== undefined) && addedUp(shares) === wholeShare;
  const exact = areWhole ? split(total, shares as number[]) : undefined;
  let lines = draft.lines.map((line, place) => {
    const share = shares[place];
    return share === undefined ? line : withAmount(line, exact ? exact[place] : shareOf(total, share));
  });
  if (draft.hasRest) {
    const rest = leftOf(total, lines.slice(0, last));
    lines = lines.map((line, place) => (place === last ? withAmount(withoutShare(line), rest) : line));
  }
  return { ...draft, lines };
}

/**
 * What the lines leave of the whole, in its direction.
 * @returns minor units; undefined where there are no lines, or an amount cannot be read.
 */
export function remainderOf({ amount, lines }: FormValues): Minor | undefined {
  return lines.length === 0 || amount.amount === null ? undefined : leftOf(amount.amount, lines);
}

/** Ten-thousandths of a percent in the whole. */
const wholeShare = 1_000_000;

/**
 * Reads a share of the whole as a person types it: `33.3333`, `12,5 %`.
 * @returns ten-thousandths of a percent; undefined for what is no share from 0 to 100 with up to four decimals.
 */
export function percentOf(typed: string): number | undefined {
  const { latin } = asciiDigits(normalizeInput(typed), 'en');
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,٫](\d{1,4}))? ?[%٪]?$/.exec(latin) ?? [];
  if (whole === undefined) return undefined;
  const share = Number(whole + decimals.padEnd(4, '0'));
  return share <= wholeShare ? share : undefined;
}

/** A part of an amount, rounded to whole minor units. */
function shareOf(total: Minor, share: number): number {
  return split(total, [share, wholeShare - share])[0] ?? 0;
}

function withAmount(line: LineValues, amount: number | undefined): LineValues {
  if (amount === undefined || line.amount.amount === amount) return line;
  return { ...line, amount: { amount: toMinor(amount) } };
}

function withoutShare(line: LineValues): LineValues {
  return line.percent === null ? line : { ...line, percent: null };
}

function addedUp(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}

/** What lines leave of a total; undefined where one of them is no amount, or the figures are too large to be exact. */
function leftOf(total: Minor, lines: readonly LineValues[]): Minor | undefined {
  let left: number = total;
  for (const { amount } of lines) {
    if (amount.amount === null) return undefined;
    left -= amount.amount;
    if (!isMinor(left)) return undefined;
  }
  return toMinor(left);
}
