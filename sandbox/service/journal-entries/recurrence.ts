import type { ErrorItem } from '../http/errors.ts';
import type { JournalEntryJson } from './answers.ts';
import type { RecurrenceInput } from './item.ts';

type Recurrence = NonNullable<JournalEntryJson['recurrence']>;

/**
 * How an entry recurs from now on. The sandbox keeps that and makes no future entries of it. So `updateType`, which says which
 * of them a change is for, is asked for where the interface has a use for it, and is kept nowhere.
 * @param given undefined leaves it as it is, null ends it; a member left out stays as it is.
 */
export function changeRecurrence(
  stored: Recurrence | null,
  given: RecurrenceInput | null | undefined,
): { recurrence: Recurrence | null; problems: ErrorItem[] } {
  if (given === undefined) return { recurrence: stored, problems: [] };
  if (given === null) return { recurrence: null, problems: [] };
  const { frequency = stored?.frequency, interval = stored?.interval } = given;
  const endDate = given.endDate === undefined ? (stored?.endDate ?? null) : given.endDate;
  const isChanged =
    stored !== null && (frequency !== stored.frequency || interval !== stored.interval || endDate !== stored.endDate);
  const missing = [
    ...(frequency === undefined ? ['frequency'] : []),
    ...(interval === undefined ? ['interval'] : []),
    ...(isChanged && !given.updateType ? ['updateType'] : []),
  ];
  const problems = missing.map((name): ErrorItem => {
    const param = `recurrence.${name}`;
    return { type: 'REQUIRED', message: `${param} is required.`, param };
  });
  const recurrence = frequency === undefined || interval === undefined ? null : { frequency, interval, endDate };
  return { recurrence, problems };
}
