import * as v from 'valibot';
import { type CheckedMembers, checkMembers } from '../http/batch.ts';
import { calendarDate } from '../http/calendarDate.ts';
import { customDataSchema } from '../http/customData.ts';
import type { ErrorItem } from '../http/errors.ts';
import { ids, members, text, wholeNumber } from '../http/parameters.ts';
import { checkLines, type LineInput, lineSchema, maxLines, minLines } from './lines.ts';

/** The sets of these words are open in the interface: what a host's service knows, the sandbox keeps. */
const word = (name: string) =>
  v.pipe(
    text,
    v.maxLength(100, `${name} may have at most 100 characters.`),
    v.regex(/^[A-Z][A-Z0-9_]*$/, `${name} is a word in capital letters, such as MONTHLY or FUTURE_ONLY.`),
  );

const textUpTo = (name: string, most: number) =>
  v.pipe(text, v.maxLength(most, `${name} may have at most ${most} characters.`));

const recurrenceSchema = members({
  updateType: v.nullish(word('updateType')),
  frequency: v.optional(word('frequency')),
  interval: v.optional(wholeNumber(1, 1000, 'interval is a whole number from 1 to 1000.')),
  endDate: v.nullish(calendarDate),
});
export type RecurrenceInput = v.InferOutput<typeof recurrenceSchema>;

const entries = {
  id: v.nullish(text),
  description: v.nullish(textUpTo('description', 2000)),
  recurrence: v.nullish(recurrenceSchema),
  apiName: v.nullish(v.pipe(textUpTo('apiName', 100), v.nonEmpty('apiName is empty.'))),
  apiSourceId: v.nullish(v.pipe(textUpTo('apiSourceId', 255), v.nonEmpty('apiSourceId is empty.'))),
  bankAccountId: v.nullish(text),
  dimensionValueIds: v.nullish(ids),
  // Each line is checked by itself, so that one wrong line does not keep the others from being looked at.
  children: v.nullish(
    v.pipe(
      v.array(v.unknown(), 'children is a list.'),
      v.maxLength(maxLines, `A journal entry may have at most ${maxLines} lines.`),
      v.metadata({ documentedItem: lineSchema, minItems: minLines }),
    ),
  ),
  attachmentIds: v.nullish(ids),
  customData: v.nullish(customDataSchema),
};

/** An item of a batch, as it is documented. */
export const journalEntryItem = members(entries);

/** What an item says. */
export interface EntryInput {
  /** Of the entry to change; undefined for a new one. */
  id: string | undefined;
  /** What is left out, or wrong, is undefined; what is to be cleared is null. */
  value: Omit<CheckedMembers<typeof entries>['value'], 'id' | 'children'>;
  /** Undefined where they are left out, or are no list. */
  lines: LineInput[] | undefined;
  problems: ErrorItem[];
}

/**
 * Reads an item by itself, before anything is looked up: everything that is wrong with its form.
 * @throws {Refusal} 400 if the item is no object.
 */
export function checkItem(item: unknown): EntryInput {
  const { value, problems } = checkMembers(item, entries);
  const { id, children, ...others } = value;
  const isWrong = (name: string) => problems.some(({ param }) => param === name);
  const isNew = (id ?? undefined) === undefined && !isWrong('id');
  if (children === null || (isNew && children === undefined && !isWrong('children'))) {
    problems.push({ type: 'REQUIRED', message: 'A journal entry needs its lines.', param: 'children' });
  }
  const checked = children ? checkLines(children) : { lines: undefined, problems: [] };
  return { id: id ?? undefined, value: others, lines: checked.lines, problems: [...problems, ...checked.problems] };
}
