import * as v from 'valibot';
import { Reply } from './endpoint.ts';
import { type ErrorItem, Refusal } from './errors.ts';
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

/**
 * Saves item by item: each alone succeeds or fails, whatever becomes of the others.
 * @param save saves one item in a transaction of its own; what it throws undoes that item alone.
 * @param onError told of what is nobody's fault but the service's.
 * @returns 200 if all are saved, 400 if none is, 207 in between; the same body each time.
 */
export async function saveEach<Item, Saved>(
  items: readonly Item[],
  save: (item: Item) => Promise<Saved>,
  onError: (error: unknown) => void,
): Promise<Reply<{ result: 'SUCCESS' | 'FAILURE'; data: ItemOutcome<Saved>[] }>> {
  const outcomes: ItemOutcome<Saved>[] = [];
  for (const item of items) outcomes.push(await outcomeOf(() => save(item), onError));
  const failed = outcomes.filter(({ result }) => result === 'FAILURE').length;
  const isRefused = failed > 0 && failed === outcomes.length;
  const status = failed === 0 ? 200 : isRefused ? 400 : 207;
  return new Reply(status, { result: isRefused ? 'FAILURE' : 'SUCCESS', data: outcomes });
}

async function outcomeOf<Saved>(save: () => Promise<Saved>, onError: (error: unknown) => void) {
  try {
    return { result: 'SUCCESS' as const, statusCode: 200, data: await save() };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected(error, onError);
    return { result: 'FAILURE' as const, statusCode: refusal.status, data: null, error: [...refusal.items] };
  }
}

function unexpected(error: unknown, onError: (error: unknown) => void) {
  onError(error);
  return { status: 500, items: [{ type: 'UNKNOWN_ERROR' as const, message: 'Something went wrong in the service.' }] };
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
