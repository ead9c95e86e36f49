import * as v from 'valibot';
import { nextTurn } from '../database/nextTurn.ts';
import { Reply } from './endpoint.ts';
import { type ErrorItem, Refusal, refusalOf } from './errors.ts';
import { members } from './parameters.ts';
import { problemOf } from './readRequest.ts';

const mostItems = 500;

/**
 * The body of a batch. Only its frame is checked here: what is wrong with one item is that item's own failure.
 * @param item documents what an item is.
 */
export const batchBody = (item: v.GenericSchema) =>
  members({
    data: v.pipe(
      v.array(v.unknown(), 'data is a list.'),
      v.maxLength(mostItems, `data may hold at most ${mostItems} items.`),
      v.metadata({ documentedItem: item }),
    ),
  });

type ItemOutcome<Saved> =
  | { result: 'SUCCESS'; statusCode: number; data: Saved }
  | { result: 'FAILURE'; statusCode: number; data: null; error: ErrorItem[] };

/** The body of a batch's answer. `error` is there if nothing was saved: all that is wrong, by the place of its item. */
interface BatchOutcome<Saved> {
  result: 'SUCCESS' | 'FAILURE';
  data: ItemOutcome<Saved>[];
  error?: ErrorItem[];
}

/**
 * Saves item by item: each alone succeeds or fails, whatever becomes of the others. Other requests get a turn between two items.
 * @param save saves one item in a transaction of its own; what it throws undoes that item alone.
 * @param onError told of what is nobody's fault but the service's.
 * @returns 200 if all are saved, 207 if some are. If none is, 503 where the database was lost for each, else 400.
 */
export async function saveEach<Item, Saved>(
  items: readonly Item[],
  save: (item: Item) => Promise<Saved>,
  onError: (error: unknown) => void,
): Promise<Reply<BatchOutcome<Saved>>> {
  const data: ItemOutcome<Saved>[] = [];
  for (const item of items) {
    data.push(await outcomeOf(() => save(item), onError));
    await nextTurn();
  }
  const failed = data.flatMap((outcome, index) => (outcome.result === 'FAILURE' ? [{ ...outcome, index }] : []));
  if (failed.length === 0) return new Reply(200, { result: 'SUCCESS', data });
  if (failed.length < data.length) return new Reply(207, { result: 'SUCCESS', data });
  const error = failed.flatMap((item) => item.error.map((problem) => placed(problem, item.index)));
  const isUnavailable = failed.every(({ statusCode }) => statusCode === 503);
  return new Reply(isUnavailable ? 503 : 400, { result: 'FAILURE', data, error });
}

/** The problem of an item as one of the batch: `data[1].amount` for `amount`. */
function placed(problem: ErrorItem, index: number): ErrorItem {
  return { ...problem, param: [`data[${index}]`, problem.param].filter(Boolean).join('.') };
}

async function outcomeOf<Saved>(save: () => Promise<Saved>, onError: (error: unknown) => void) {
  try {
    return { result: 'SUCCESS' as const, statusCode: 200, data: await save() };
  } catch (error) {
    const { status, items } = refusalOf(error, onError);
    return { result: 'FAILURE' as const, statusCode: status, data: null, error: [...items] };
  }
}

/** What is right in an item, and everything that is wrong. */
export interface CheckedMembers<Entries extends v.ObjectEntries> {
  /** The members that are right. What is left out, or wrong, is undefined. */
  value: Partial<{ [Name in keyof Entries]: v.InferOutput<Entries[Name]> }>;
  problems: ErrorItem[];
}

/**
 * Checks each member of an item by itself, so that what is wrong with one does not keep the others from being looked at: a
 * person gets everything at once.
 * @throws {Refusal} 400 if the item is no object.
 */
export function checkMembers<Entries extends v.ObjectEntries>(
  item: unknown,
  entries: Entries,
): CheckedMembers<Entries> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new Refusal(400, [{ type: 'INVALID_FORMAT', message: 'An item is an object.' }]);
  }
  const value: Record<string, unknown> = {};
  const problems: ErrorItem[] = [];
  for (const [name, schema] of Object.entries(entries)) {
    const given = Object.hasOwn(item, name) ? (item as Record<string, unknown>)[name] : undefined;
    const checked = v.safeParse(v.object({ [name]: schema }), given === undefined ? {} : { [name]: given });
    if (checked.success) value[name] = checked.output[name];
    else problems.push(...checked.issues.map(problemOf));
  }
  return { value: value as CheckedMembers<Entries>['value'], problems };
}
