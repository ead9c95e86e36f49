import * as v from 'valibot';
import { type CheckedMembers, checkMembers } from '../http/batch.ts';
import { calendarDate } from '../http/calendarDate.ts';
import { customDataInput } from '../http/customData.ts';
import type { ErrorItem } from '../http/errors.ts';
import { ids, members, text, wholeNumber } from '../http/parameters.ts';
import { checkLines, type LineInput, lineSchema, maxLines, minLines } from './lines.ts';

/** A value of an open enum, which the sandbox stores as submitted. */
const word = (name: string) =>
  v.pipe(
    text,
    v.maxLength(100, `${name} can have at most 100 characters.`),
    v.regex(/^[A-Z][A-Z0-9_]*$/, `${name} must be an uppercase word, such as MONTHLY or FUTURE_ONLY.`),
  );

const textUpTo = (name: string, most: number) =>
  v.pipe(text, v.maxLength(most, `${name} can have at most ${most} characters.`));

const recurrenceSchema = members({
  updateType: v.nullish(word('updateType')),
  frequency: v.optional(word('frequency')),
  interval: v.optional(wholeNumber(1, 1000, 'interval must be a whole number from 1 to 1000.')),
  endDate: v.nullish(calendarDate),
});
export type RecurrenceInput = v.InferOutput<typeof recurrenceSchema>;

const entries = {
  id: v.nullish(text),
  description: v.nullish(textUpTo('description', 2000)),
  recurrence: v.nullish(recurrenceSchema),
  apiName: v.nullish(v.pipe(textUpTo('apiName', 100), v.nonEmpty('apiName must not be empty.'))),
  apiSourceId: v.nullish(v.pipe(textUpTo('apiSourceId', 255), v.nonEmpty('apiSourceId must not be empty.'))),
  bankAccountId: v.nullish(text),
  dimensionValueIds: v.nullish(ids),
  // Lines are validated separately, so that all problems are reported at once.
  children: v.nullish(
    v.pipe(
      v.array(v.unknown(), 'children must be a list.'),
      v.maxLength(maxLines, `A journal entry can have at most ${maxLines} lines.`),
      v.metadata({ documentedItem: lineSchema, minItems: minLines }),
    ),
  ),
  attachmentIds: v.nullish(ids),
  customData: v.nullish(customDataInput),
};

/** The documented schema of a batch item. */
export const journalEntryItem = members(entries);

/** A parsed item. */
export interface EntryInput {
  /** The id of the entry to update; undefined for a new one. */
  id: string | undefined;
  /** Omitted and invalid members are undefined; null clears. */
  value: Omit<CheckedMembers<typeof entries>['value'], 'id' | 'children'>;
  /** Undefined if omitted or not a list. */
  lines: LineInput[] | undefined;
  problems: ErrorItem[];
}

/**
 * Validates the format of an item, without any lookups.
 * @throws {HttpError} 400 if the item isn't an object.
 */
export function checkItem(item: unknown): EntryInput {
  const { value, problems } = checkMembers(item, entries);
  const { id, children, ...others } = value;
  const isInvalid = (name: string) => problems.some(({ param }) => param === name);
  const isNew = (id ?? undefined) === undefined && !isInvalid('id');
  if (children === null || (isNew && children === undefined && !isInvalid('children'))) {
    problems.push({ type: 'REQUIRED', message: 'A journal entry must have lines.', param: 'children' });
  }
  const checked = children ? checkLines(children) : { lines: undefined, problems: [] };
  return { id: id ?? undefined, value: others, lines: checked.lines, problems: [...problems, ...checked.problems] };
}
