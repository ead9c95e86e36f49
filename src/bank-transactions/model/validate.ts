import { type ClosingState, closingOf, isUnavailable } from '../../closing/data/rules.ts';
import { missingDimensions } from '../../reference-lists/data/dimensionRules.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import type { FormValues } from './formValues.ts';
import { isMatchOnly, undecidedDifference } from './matchLines.ts';
import { parseShare } from './share.ts';
import { isOverSplit, remainderLine, remainderOf, uncategorizedLines } from './splitLines.ts';

/** Why the form can't be saved: a message code, and where it is shown. */
export interface ValidationError {
  /** A field, or `lines.<key>.amount`. */
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
    | 'linesDiffer'
    | 'bookDifference'
    | 'bookOrLeaveOpen'
    | 'linesOver'
    | 'lineUncategorized'
    | 'restUncategorized';
  /** Names in the message. */
  names?: readonly string[];
}

interface ValidationContext {
  /** Undefined while loading: it is read again before a save. */
  closing: ClosingState | undefined;
  dimensions: readonly Dimension[] | undefined;
  /** The values that the form started from: the service accepts what it has stored. */
  base?: FormValues | undefined;
}

/** Everything that prevents a save. */
export function validate(values: FormValues, { closing, dimensions, base }: ValidationContext): ValidationError[] {
  const errors: ValidationError[] = [];
  const add = (place: string, code: ValidationError['code'], names?: readonly string[]) =>
    errors.push({ place, code, names });
  const { date, amount, lines } = values;

  if (date === undefined) add('date', 'dateMissing');
  else if (closingOf(date, closing) === 'locked')
    add('date', isUnavailable(closing) ? 'closingUnreadable' : 'dateClosed');
  if (amount.amount === null) add('amount', 'amountInvalid');
  else if (amount.amount < 0) add('amount', 'amountNegative');
  if (values.description.trim() === '') add('description', 'descriptionMissing');
  if (values.bankAccountId === null) add('bankAccount', 'bankAccountMissing');
  if (values.tax.year !== base?.tax.year && !/^\s*(\d{4})?\s*$/.test(values.tax.year)) add('tax', 'yearInvalid');

  // Lines inherit dimension values. Transfers have none.
  const isTransfer = values.type === 'TRANSFER';
  const missing = (ids: readonly string[]) =>
    isTransfer ? [] : missingDimensions(dimensions ?? [], ids).map(({ name }) => name);
  const missingOnTransaction = missing(values.dimensionValueIds);
  // The lines of a match only inherit.
  const isInheritedOnly = lines.length === 0 || isMatchOnly(values);
  if (isInheritedOnly && missingOnTransaction.length > 0) add('dimensions', 'dimensionsMissing', missingOnTransaction);
  for (const line of lines) {
    const place = `lines.${line.key}`;
    if (line.percent !== null && parseShare(line.percent) === undefined) add(`${place}.amount`, 'percentInvalid');
    else if (line.amount.amount === null) add(`${place}.amount`, 'amountInvalid');
    const missingOnLine = missing(
      line.dimensionValueIds.length > 0 ? line.dimensionValueIds : values.dimensionValueIds,
    );
    if (missingOnLine.length > 0 && !isInheritedOnly) add(`${place}.dimensions`, 'dimensionsMissing', missingOnLine);
  }
  // A sum that is too large to be exact also differs. Invalid amounts are reported at their lines.
  const areValid = [values, ...lines].every((each) => each.amount.amount !== null);
  if (lines.length > 0 && areValid && remainderOf(values) !== 0)
    add('lines', undecidedDifference(values) ?? 'linesDiffer');
  if (isOverSplit(values, base)) add('lines', 'linesOver');
  const rest = remainderLine(values);
  for (const line of uncategorizedLines(values, base))
    add(`lines.${line.key}.category`, line === rest ? 'restUncategorized' : 'lineUncategorized');
  return errors;
}
