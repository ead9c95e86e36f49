import { type Minor, toMinor } from '../../core/money/minor.ts';
import { split } from '../../core/money/split.ts';
import * as kit from '../../form/document/lines.ts';
import type { FormValues } from './formValues.ts';
import { emptyLine, type LineValues } from './lineValues.ts';
import { parsePercent, parseShare, wholeShare } from './share.ts';

type SplitValues = Pick<FormValues, 'lines' | 'hasRemainderLine'>;
type WithAmount = Pick<FormValues, 'amount'>;

/**
 * The line that takes the remainder: the last one that pays no invoice. What is paid of an invoice only changes by input.
 * @returns undefined if all amounts are typed.
 */
export function remainderLine({ lines, hasRemainderLine }: SplitValues): LineValues | undefined {
  return hasRemainderLine ? lines.findLast(({ invoiceId }) => invoiceId === '') : undefined;
}

/** Where `addLine` adds a line. */
export function indexOfNewLine(values: SplitValues): number {
  const rest = remainderLine(values);
  return rest ? values.lines.indexOf(rest) : values.lines.length;
}

/**
 * Adds a line before the one that takes the remainder, with the classes and notes of the line above. Without such a line, the added
 * one takes it. The first split adds two: one with the whole amount, and one that takes the remainder, both with the transaction's
 * classes.
 */
export function addLine(values: FormValues): FormValues {
  const { categoryId, glAccountId, dimensionValueIds } = values;
  const amount = { amount: values.amount.amount ?? toMinor(0) };
  const isFirst = values.lines.length === 0;
  const split = isFirst
    ? kit.addLine(values, (key) => ({ ...emptyLine(key), amount, categoryId, glAccountId, dimensionValueIds }))
    : values;
  const index = isFirst ? 1 : indexOfNewLine(values);
  const above = split.lines[index - 1];
  const copied = above && { dimensionValueIds: above.dimensionValueIds, notes: above.notes };
  const added = kit.addLine(split, (key) => ({ ...emptyLine(key), ...copied }), index);
  return recalculate({ ...added, hasRemainderLine: true });
}

/** Removes a line. Another may take the remainder. */
export function removeLine(values: FormValues, key: string): FormValues {
  return recalculate({ ...values, lines: kit.removeLine(values.lines, key) });
}

/** Removes a line of a split whose last line takes the remainder. One line alone is no split: the transaction has what it had. */
export function removeSplitLine(values: FormValues, key: string): FormValues {
  const removed = removeLine(withRemainderLine(values), key);
  const [only, second] = removed.lines;
  if (second) return removed;
  if (!only || !fitsUnsplit(only, values)) return endSplit(removed);
  const { categoryId, glAccountId } = values;
  return unsplit(values, isPosted(only) ? only : { ...only, categoryId, glAccountId });
}

/** Brings back a removed line. */
export function restoreSplitLine(values: FormValues, line: LineValues, index: number): FormValues {
  return recalculate({ ...values, lines: kit.insertLine(values.lines, line, index) });
}

/** Removes all lines but those that pay invoices, which are a match. */
export function endSplit(values: FormValues): FormValues {
  return { ...values, lines: values.lines.filter(({ invoiceId }) => invoiceId !== '') };
}

/**
 * The values to save, without added lines of 0 that have no input. A single line that is left becomes the unsplit transaction, unless
 * it has what only a line can have, or no category yet.
 */
export function withoutEmptyLines(values: FormValues): FormValues {
  if (isRestUnknown(values)) return values;
  const rest = remainderLine(values);
  const isEmpty = (line: LineValues, above: LineValues | undefined) =>
    above !== undefined && isAdded(line) && line.amount.amount === 0 && !hasInput(line, above);
  const lines = values.lines.filter((line, index) => !isEmpty(line, values.lines[index - 1]));
  const [only, second] = lines;
  if (lines.length === values.lines.length || !only) return values;
  if (!second && isAdded(only) && isPosted(only) && fitsUnsplit(only, values)) return unsplit(values, only);
  return { ...values, lines, hasRemainderLine: lines.some((line) => line === rest) };
}

/** The transaction with what its only line has. */
function unsplit(values: FormValues, line: LineValues): FormValues {
  const { categoryId, glAccountId, dimensionValueIds } = line;
  return {
    ...values,
    lines: [],
    categoryId,
    glAccountId,
    dimensionValueIds: dimensionValueIds.length > 0 ? dimensionValueIds : values.dimensionValueIds,
    customerId: line.customerId ?? values.customerId,
    notes: line.notes || values.notes,
  };
}

/** Whether the form added a line: stored ones have the keys of `lineKey`. */
function isAdded({ key }: LineValues): boolean {
  return key.startsWith('new-');
}

/** Whether the user entered something in an added line, which starts with the classes and notes of the line above. */
function hasInput(line: LineValues, above: LineValues): boolean {
  const { notes, customerId, dimensionValueIds } = line;
  const isCopied = ['', String(above.dimensionValueIds)].includes(String(dimensionValueIds));
  return isPosted(line) || isLinked(line) || customerId !== null || !isCopied || !['', above.notes].includes(notes);
}

/** Whether an unsplit transaction can have what a line has. */
function fitsUnsplit(line: LineValues, { notes, customerId }: FormValues): boolean {
  const isSame = (mine: string | null, other: string | null) => !mine || !other || mine === other;
  return !isLinked(line) && isSame(line.notes, notes) && isSame(line.customerId, customerId);
}

/** Whether a line belongs to another document. */
function isLinked({ invoiceId, billId, payrollId, apiItemId }: LineValues): boolean {
  return [invoiceId, billId, payrollId, apiItemId].some(Boolean);
}

/**
 * The values with a line that takes the remainder, from the first edit of stored lines on. Lines that don't add up have none, as
 * an edit of another field would change an amount.
 */
export function withRemainderLine<Values extends SplitValues & WithAmount>(values: Values): Values {
  return values.hasRemainderLine || remainderOf(values) !== 0 ? values : { ...values, hasRemainderLine: true };
}

/** Moves a line down by `steps`, or up if negative. */
export function moveSplitLine(values: FormValues, key: string, steps: number): FormValues {
  return recalculate({ ...values, lines: kit.moveLine(values.lines, key, steps) });
}

/**
 * Copies the category, if there is one, the classes and the notes of the line above. Amounts are shares of the whole, so they
 * stay. A line that pays an invoice, a bill or a payroll item stays as it is.
 */
export function copyLineAbove(values: FormValues, key: string): FormValues {
  const index = values.lines.findIndex((line) => line.key === key);
  const line = values.lines[index];
  const above = values.lines[index - 1];
  if (!line || !above || line.invoiceId || line.billId || line.payrollId) return values;
  const { categoryId, glAccountId, dimensionValueIds, notes } = above;
  const posting = categoryId || glAccountId ? { categoryId, glAccountId } : {};
  return changeLine(values, key, { ...posting, dimensionValueIds, notes });
}

/**
 * Changes a line. Once the user types an amount into the one that takes the remainder, it no longer does. One that pays an invoice takes
 * no category.
 */
export function changeLine(values: FormValues, key: string, changes: Partial<LineValues>): FormValues {
  const changesAmount = changes.amount !== undefined || changes.percent !== undefined;
  const lines = values.lines.map((line) => {
    if (line.key !== key) return line;
    const changed = { ...line, ...(changes.amount && { percent: null }), ...changes };
    return line.invoiceId ? { ...changed, categoryId: line.categoryId } : changed;
  });
  const hasRemainderLine = values.hasRemainderLine && !(changesAmount && remainderLine(values)?.key === key);
  return recalculate({ ...values, lines, hasRemainderLine });
}

/** Splits the amount left after invoices evenly. The lines add up to the total: spare cents go to the last ones. */
export function splitEvenly(values: FormValues): FormValues {
  const total = values.amount.amount;
  const others = values.lines.filter(({ invoiceId }) => invoiceId === '');
  const left = total === null ? undefined : remainingOf(total, endSplit(values).lines);
  if (left === undefined || others.length === 0) return values;
  const amounts = split(left, others.length).toReversed();
  return {
    ...values,
    lines: values.lines.map((line) =>
      others.includes(line) ? setAmount(clearPercent(line), amounts[others.indexOf(line)]) : line,
    ),
  };
}

/** Recalculates amounts after a change: percentages become amounts, and a line may take the remainder. */
export function recalculate(values: FormValues): FormValues {
  const total = values.amount.amount;
  if (total === null || values.lines.length === 0) return values;
  const rest = remainderLine(values);
  const shares = values.lines.map((line) =>
    line === rest || line.percent === null ? undefined : parsePercent(line.percent),
  );
  // Percentages that add up to 100 give amounts that add up to the total.
  const isComplete = shares.every((share) => share !== undefined) && sumOf(shares) === wholeShare;
  const exact = isComplete ? split(total, shares as number[]) : undefined;
  const lines = values.lines.map((line, index) => {
    if (line === rest || line.percent === null) return line;
    return setAmount(line, exact ? exact[index] : shareOf(total, line.percent));
  });
  if (!rest) return { ...values, lines };
  const left = remainingOf(
    total,
    lines.filter((line) => line !== rest),
  );
  return { ...values, lines: lines.map((line) => (line === rest ? setAmount(clearPercent(line), left) : line)) };
}

/**
 * The remainder of the amount, in its direction.
 * @returns minor units; undefined without lines, or with an invalid amount.
 */
export function remainderOf({ amount, lines }: Pick<FormValues, 'amount' | 'lines'>): Minor | undefined {
  return lines.length === 0 || amount.amount === null ? undefined : remainingOf(amount.amount, lines);
}

/** Whether an amount or a share is invalid, so that there is no remainder. */
export function isRestUnknown(values: Pick<FormValues, 'amount' | 'lines'>): boolean {
  const isInvalid = ({ percent }: LineValues) => percent !== null && parseShare(percent) === undefined;
  return remainderOf(values) === undefined || values.lines.some(isInvalid);
}

/**
 * Whether the other lines exceed the amount left after invoices, so that the remainder would have the opposite sign. If invoices
 * exceed the amount, as with a fee, the remainder books that.
 * @param base the values that the form started from: the service accepts what it has stored.
 */
export function isOverSplit(values: SplitValues & WithAmount, base?: SplitValues): boolean {
  const line = remainderLine(values);
  const rest = line?.amount.amount ?? 0;
  const invoices = values.lines.filter(({ invoiceId }) => invoiceId !== '');
  const left = remainingOf(values.amount.amount ?? toMinor(0), invoices) ?? 0;
  return left >= 0 && rest < 0 && rest !== baseOf(line, base)?.amount.amount;
}

/**
 * The lines that have an amount, but no category. All but the one that takes the remainder may use the transaction's.
 * @param base see `isOverSplit`.
 */
export function uncategorizedLines(values: FormValues, base?: SplitValues): LineValues[] {
  const rest = remainderLine(values);
  const hasCategory = Boolean(values.categoryId ?? values.glAccountId);
  return values.lines.filter((line) => {
    const before = baseOf(line, base);
    const amount = line.amount.amount ?? 0;
    const needsOwn = line === rest ? amount > 0 : amount !== 0 && !hasCategory;
    return needsOwn && !isPosted(line) && (!before || isPosted(before));
  });
}

function baseOf(line: LineValues | undefined, base: SplitValues | undefined): LineValues | undefined {
  return base?.lines.find(({ key }) => key === line?.key);
}

/** Whether a line has a category, or what takes its place. */
function isPosted(line: LineValues): boolean {
  return [line.categoryId, line.glAccountId, line.invoiceId, line.billId, line.payrollId].some(Boolean);
}

/** A share of an amount as typed, such as `20%` or `1/3`, rounded to minor units; undefined if it is invalid. */
function shareOf(total: Minor, typed: string): number | undefined {
  const { part, whole } = parseShare(typed) ?? {};
  return part === undefined || whole === undefined ? undefined : split(total, [part, whole - part])[0];
}

function setAmount(line: LineValues, amount: number | undefined): LineValues {
  if (amount === undefined || line.amount.amount === amount) return line;
  return { ...line, amount: { amount: toMinor(amount) } };
}

function clearPercent(line: LineValues): LineValues {
  return line.percent === null ? line : { ...line, percent: null };
}

function sumOf(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}

function remainingOf(total: Minor, lines: readonly LineValues[]): Minor | undefined {
  return kit.remainderOf(
    [total],
    lines.map(({ amount }) => amount.amount),
  );
}
