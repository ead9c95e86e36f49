import { type ClosingState, closingOf, isLockedByDaybook } from '../../closing/data/rules.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';
import type { JournalEntry } from '../data/schema.ts';
import { areSameFields, customFieldProblems } from './customFields.ts';
import { type FormValues, filledLines, isBlank, type LineValues, serializeLine, toFormValues } from './formValues.ts';
import { totalsOf } from './totals.ts';

/** A validation error: a message code and the place to show it. */
export interface ValidationError {
  /** A field as the form names it; of a line `lines.<its key>.glAccount`, of custom data `customData.<key of the row>`. */
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
    | 'endDateMissing'
    | 'updateTypeMissing'
    | 'fieldNameMissing'
    | 'fieldNameDuplicate'
    | 'tooManyFields'
    | 'customDataTooLong';
  /** Facts for the message: a pasted text, a missing amount, a count. */
  text?: string;
  amount?: Minor;
  count?: number;
}

/**
 * Everything that keeps values from being saved; empty for one that can be. What is as it is stored keeps nothing back, however
 * odd it is: other systems store what nobody could type here, and a person wants to change something else.
 */
export function validate(values: FormValues, stored: JournalEntry | undefined): ValidationError[] {
  const { recurrence } = values;
  const base = stored && toFormValues(stored);
  const changed = changedLines(values, base);
  const problems = changed.flatMap(lineProblems);
  if (!base || changed.length > 0 || filledLines(values).length < base.lines.length) {
    problems.push(...balanceProblems(values));
  }
  if (recurrence.frequency !== '') {
    const place = 'recurrence.';
    const isAsStored = recurrence.interval === base?.recurrence.interval;
    if (!isAsStored && !/^\s*[1-9]\d{0,5}\s*$/.test(recurrence.interval)) {
      problems.push({ place: `${place}interval`, code: 'intervalInvalid' });
    }
    if (recurrence.hasEnd && !recurrence.endDate) problems.push({ place: `${place}endDate`, code: 'endDateMissing' });
    // Ending a recurrence needs no `updateType`: it is sent as null.
    if (stored?.recurrence && recurrence.updateType === '') {
      problems.push({ place: `${place}updateType`, code: 'updateTypeMissing' });
    }
  }
  if (base && areSameFields(values.customData, base.customData)) return problems;
  for (const problem of customFieldProblems(values.customData)) {
    const { code } = problem;
    if ('field' in problem) problems.push({ place: `customData.${problem.field}`, code });
    else problems.push({ place: 'customData', code, count: problem.count });
  }
  return problems;
}

/** The lines that are not among the stored ones: each of those is the same as one, whatever key that has by now. */
function changedLines(values: FormValues, base: FormValues | undefined): LineValues[] {
  const asStored = base?.lines.map(serializeLine) ?? [];
  return filledLines(values).filter((line) => {
    const place = asStored.indexOf(serializeLine(line));
    if (place >= 0) asStored.splice(place, 1);
    return place < 0;
  });
}

function lineProblems({ key, glAccountId, accountText, drAmount, crAmount }: LineValues): ValidationError[] {
  const problems: ValidationError[] = [];
  const place = `lines.${key}.`;
  if (accountText !== '') problems.push({ place: `${place}glAccount`, code: 'accountUnknown', text: accountText });
  else if (glAccountId === null) problems.push({ place: `${place}glAccount`, code: 'accountMissing' });
  if (isBlank(drAmount) && isBlank(crAmount)) problems.push({ place: `${place}drAmount`, code: 'amountMissing' });
  else if (!isBlank(drAmount) && !isBlank(crAmount)) problems.push({ place: `${place}drAmount`, code: 'bothSides' });
  for (const [side, money] of [['drAmount', drAmount] as const, ['crAmount', crAmount] as const]) {
    if (money.amount === null && money.code !== 'empty') problems.push({ place: place + side, code: 'amountInvalid' });
  }
  return problems;
}

function balanceProblems(values: FormValues): ValidationError[] {
  const lines = filledLines(values);
  if (lines.length < 2) return [{ place: 'lines', code: 'linesMissing' }];
  const isReadable = lines.every((line) => [line.drAmount, line.crAmount].every(isReadOrEmpty));
  if (!isReadable) return []; // reported on the line
  const { difference } = totalsOf(lines);
  if (difference === undefined) return [{ place: 'lines', code: 'tooLarge' }];
  if (difference === 0) return [];
  const amount = Math.abs(difference) as Minor; // of an amount
  return [{ place: 'lines', code: difference > 0 ? 'creditsMissing' : 'debitsMissing', amount }];
}

function isReadOrEmpty(money: LineValues['drAmount']): boolean {
  return money.amount !== null || money.code === 'empty';
}

/** Whether an entry may be saved. The service dates a new one, by its own day, and also says whether that day is closed. */
export function closingOfEntry(
  stored: JournalEntry | undefined,
  closing: ClosingState | undefined,
  today: PlainDate,
): ReturnType<typeof closingOf> {
  if (stored) return closingOf(stored.date, closing);
  return isLockedByDaybook(today, closing) ? 'locked' : 'open';
}
