import { type ClosingState, closingOf, isLockedByDaybook } from '../../closing/data/rules.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import type { SavePermission } from '../../form/document/documentFormState.ts';
import type { JournalEntry } from '../data/schema.ts';
import { areSameFields, customDataRowErrors } from './customFields.ts';
import { type FormValues, filledLines, isBlank, type LineValues, serializeLine, toFormValues } from './formValues.ts';
import { totalsOf } from './totals.ts';

/** A validation error: a message code and the place to show it. */
export interface ValidationError {
  /** A form field; `lines.<key>.glAccount` for a line, `customData.<key>` for a row of custom data. */
  place: string;
  code:
    | 'accountMissing'
    | 'accountUnknown'
    | 'amountMissing'
    | 'amountInvalid'
    | 'bothSides'
    | 'linesMissing'
    | 'debitsMissing'
    | 'creditsMissing'
    | 'tooLarge'
    | 'intervalInvalid'
    | 'fieldNameMissing'
    | 'fieldNameDuplicate'
    | 'tooManyFields'
    | 'customDataTooLong';
  /** Values for the message: a pasted text, a missing amount, a count. */
  text?: string;
  amount?: Minor;
  count?: number;
}

/**
 * The validation errors of form values. Unchanged saved values are always valid: other systems may save what can't be typed here,
 * and that must not keep the user from changing something else.
 */
export function validate(values: FormValues, stored: JournalEntry | undefined): ValidationError[] {
  const { recurrence } = values;
  const base = stored && toFormValues(stored);
  const changed = changedLines(values, base);
  const errors = changed.flatMap(lineErrors);
  if (!base || changed.length > 0 || filledLines(values).length < base.lines.length) {
    errors.push(...balanceErrors(values));
  }
  if (recurrence.frequency !== '') {
    const isAsStored = recurrence.interval === base?.recurrence.interval;
    if (!isAsStored && !/^\s*[1-9]\d{0,5}\s*$/.test(recurrence.interval)) {
      errors.push({ place: 'recurrence.interval', code: 'intervalInvalid' });
    }
  }
  if (base && areSameFields(values.customData, base.customData)) return errors;
  for (const error of customDataRowErrors(values.customData)) {
    const { code } = error;
    if ('field' in error) errors.push({ place: `customData.${error.field}`, code });
    else errors.push({ place: 'customData', code, count: error.count });
  }
  return errors;
}

/** The lines that differ from the saved ones, ignoring keys. Each saved line matches at most one line. */
function changedLines(values: FormValues, base: FormValues | undefined): LineValues[] {
  const unmatched = base?.lines.map(serializeLine) ?? [];
  return filledLines(values).filter((line) => {
    const index = unmatched.indexOf(serializeLine(line));
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}

function lineErrors({ key, glAccountId, accountText, drAmount, crAmount }: LineValues): ValidationError[] {
  const errors: ValidationError[] = [];
  const place = `lines.${key}.`;
  if (accountText !== '') errors.push({ place: `${place}glAccount`, code: 'accountUnknown', text: accountText });
  else if (glAccountId === null) errors.push({ place: `${place}glAccount`, code: 'accountMissing' });
  if (isBlank(drAmount) && isBlank(crAmount)) errors.push({ place: `${place}drAmount`, code: 'amountMissing' });
  else if (!isBlank(drAmount) && !isBlank(crAmount)) errors.push({ place: `${place}drAmount`, code: 'bothSides' });
  for (const [side, money] of [['drAmount', drAmount] as const, ['crAmount', crAmount] as const]) {
    if (isInvalid(money)) errors.push({ place: place + side, code: 'amountInvalid' });
  }
  return errors;
}

function balanceErrors(values: FormValues): ValidationError[] {
  const lines = filledLines(values);
  if (lines.length < 2) return [{ place: 'lines', code: 'linesMissing' }];
  if (lines.some((line) => isInvalid(line.drAmount) || isInvalid(line.crAmount))) return []; // reported on the line
  const { difference } = totalsOf(lines);
  if (difference === undefined) return [{ place: 'lines', code: 'tooLarge' }];
  if (difference === 0) return [];
  const amount = Math.abs(difference) as Minor; // still a safe integer
  return [{ place: 'lines', code: difference > 0 ? 'creditsMissing' : 'debitsMissing', amount }];
}

/** Whether something was entered that isn’t an amount. */
export function isInvalid(money: LineValues['drAmount']): boolean {
  return money.amount === null && money.code !== 'empty';
}

/**
 * Whether an entry may be saved. The service dates a new entry today and checks whether that is locked, so Daybook locks it only
 * if the closing is unreadable or its mode unknown.
 */
export function permissionOf(
  stored: JournalEntry | undefined,
  closing: ClosingState | undefined,
  today: PlainDate,
): SavePermission {
  const period = closingOf(stored?.date ?? today, closing);
  if (period === 'warn') return 'confirm';
  if (period === 'open') return 'allowed';
  return stored || isLockedByDaybook(today, closing) ? 'refused' : 'allowed';
}
