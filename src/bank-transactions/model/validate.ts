import { type ClosingState, closingOf, isUnavailable } from '../../closing/data/rules.ts';
import { missingDimensions } from '../../reference-lists/data/rules.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import type { FormValues } from './formValues.ts';
import { percentOf, remainderOf } from './splitLines.ts';

/** Why a draft cannot be saved: a code for its sentence, and where it is shown. */
export interface ValidationError {
  /** A field as the editor names it; of a line `lines.<its key>.amount`. */
  place: string;
  code:
    | 'dateMissing'
    | 'dateClosed'
    | 'closingUnreadable'
    | 'amountInvalid'
    | 'amountNegative'
    | 'descriptionMissing'
    | 'bankAccountMissing'
    | 'dimensionsMissing'
    | 'yearInvalid'
    | 'percentInvalid'
    | 'linesDiffer';
  /** Names that the sentence holds. */
  names?: readonly string[];
}

interface Circumstances {
  /** Undefined while it loads: it is read again before a save. */
  closing: ClosingState | undefined;
  dimensions: readonly Dimension[] | undefined;
  /** What the draft began with: what a service itself has stored, it takes. */
  base?: FormValues | undefined;
}

/** Everything that keeps a draft from being saved; empty for one that can be. */
export function validate(draft: FormValues, { closing, dimensions, base }: Circumstances): ValidationError[] {
  const problems: ValidationError[] = [];
  const add = (place: string, code: ValidationError['code'], names?: readonly string[]) =>
    problems.push({ place, code, names });
  const { date, amount, lines } = draft;

  if (date === undefined) add('date', 'dateMissing');
  else if (closingOf(date, closing) === 'locked')
    add('date', isUnavailable(closing) ? 'closingUnreadable' : 'dateClosed');
  if (amount.amount === null) add('amount', 'amountInvalid');
  else if (amount.amount < 0) add('amount', 'amountNegative');
  if (draft.description.trim() === '') add('description', 'descriptionMissing');
  if (draft.bankAccountId === null) add('bankAccount', 'bankAccountMissing');
  if (draft.tax.year !== base?.tax.year && !/^\s*(\d{4})?\s*$/.test(draft.tax.year)) add('tax', 'yearInvalid');

  // A line without values of its own has those of the whole. Money between own accounts belongs to no dimension.
  const isTransfer = draft.type === 'TRANSFER';
  const missing = (ids: readonly string[]) =>
    isTransfer ? [] : missingDimensions(dimensions ?? [], ids).map(({ name }) => name);
  const ofWhole = missing(draft.dimensionValueIds);
  if (lines.length === 0 && ofWhole.length > 0) add('dimensions', 'dimensionsMissing', ofWhole);
  for (const line of lines) {
    const place = `lines.${line.key}`;
    if (line.percent !== null && percentOf(line.percent) === undefined) add(`${place}.amount`, 'percentInvalid');
    else if (line.amount.amount === null) add(`${place}.amount`, 'amountInvalid');
    const ofLine = missing(line.dimensionValueIds.length > 0 ? line.dimensionValueIds : draft.dimensionValueIds);
    if (ofLine.length > 0) add(`${place}.dimensions`, 'dimensionsMissing', ofLine);
  }
  // Sums beyond what is exact differ as well. What cannot be read is said of its line.
  const areReadable = [draft, ...lines].every((each) => each.amount.amount !== null);
  if (lines.length > 0 && areReadable && remainderOf(draft) !== 0) add('lines', 'linesDiffer');
  return problems;
}
