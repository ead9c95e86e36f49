import * as v from 'valibot';
import { nextTurn } from '../database/nextTurn.ts';
import { Reply } from './endpoint.ts';
import { type ErrorItem, HttpError, toHttpError } from './errors.ts';
import { isRecord, members } from './parameters.ts';
import { problemOf } from './readRequest.ts';

const maxItems = 500;

/**
 * The body of a batch. Items aren't validated here, because an invalid item is a failure of that item alone.
 * @param item the documented schema of an item.
 */
export const batchBody = (item: v.GenericSchema) =>
  members({
    data: v.pipe(
      v.array(v.unknown(), 'data must be a list.'),
      v.maxLength(maxItems, `data can have at most ${maxItems} items.`),
      v.metadata({ documentedItem: item }),
    ),
  });

type ItemOutcome<Saved> =
  | { result: 'SUCCESS'; statusCode: number; data: Saved }
  | { result: 'FAILURE'; statusCode: number; data: null; error: ErrorItem[] };

/** The body of a batch response. `error` is present if nothing was saved, with the problems of all items. */
interface BatchOutcome<Saved> {
  result: 'SUCCESS' | 'FAILURE';
  data: ItemOutcome<Saved>[];
  error?: ErrorItem[];
}

/**
 * Saves items one by one; each succeeds or fails independently. Other requests get a turn between items.
 * @param save saves one item in its own transaction.
 * @param onError receives internal errors.
 * @returns 200 if all items are saved, 207 if some are. If none is, 503 if every item lost the database, else 400.
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
  const error = failed.flatMap((item) => item.error.map((problem) => withIndex(problem, item.index)));
  const isUnavailable = failed.every(({ statusCode }) => statusCode === 503);
  return new Reply(isUnavailable ? 503 : 400, { result: 'FAILURE', data, error });
}

/** Prefixes a problem's param with its item: `data[1].amount` for `amount`. */
function withIndex(problem: ErrorItem, index: number): ErrorItem {
  return { ...problem, param: [`data[${index}]`, problem.param].filter(Boolean).join('.') };
}

async function outcomeOf<Saved>(save: () => Promise<Saved>, onError: (error: unknown) => void) {
  try {
    return { result: 'SUCCESS' as const, statusCode: 200, data: await save() };
  } catch (error) {
    const { status, items } = toHttpError(error, onError);
    return { result: 'FAILURE' as const, statusCode: status, data: null, error: [...items] };
  }
}

/** The valid members of an item, and the problems of the others. */
export interface CheckedMembers<Entries extends v.ObjectEntries> {
  /** Omitted and invalid members are undefined. */
  value: Partial<{ [Name in keyof Entries]: v.InferOutput<Entries[Name]> }>;
  problems: ErrorItem[];
}

/**
 * Validates each member of an item separately, so that the user sees all problems at once.
 * @throws {HttpError} 400 if the item isn't an object.
 */
export function checkMembers<Entries extends v.ObjectEntries>(
  item: unknown,
  entries: Entries,
): CheckedMembers<Entries> {
  if (!isRecord(item)) {
    throw new HttpError(400, [{ type: 'INVALID_FORMAT', message: 'An item must be an object.' }]);
  }
  const value: Record<string, unknown> = {};
  const problems: ErrorItem[] = [];
  for (const [name, schema] of Object.entries(entries)) {
    const input = Object.hasOwn(item, name) ? item[name] : undefined;
    const checked = v.safeParse(v.object({ [name]: schema }), input === undefined ? {} : { [name]: input });
    if (checked.success) value[name] = checked.output[name];
    else problems.push(...checked.issues.map(problemOf));
  }
  return { value: value as CheckedMembers<Entries>['value'], problems };
}
