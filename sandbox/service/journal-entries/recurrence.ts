import type { ErrorItem } from '../http/errors.ts';
import type { RecurrenceInput } from './item.ts';
import type { JournalEntryJson } from './schema.ts';

type Recurrence = NonNullable<JournalEntryJson['recurrence']>;

/**
 * The updated recurrence of an entry. The sandbox stores it but never creates recurring entries, so it requires
 * `updateType` where the interface does, without storing it.
 * @param input undefined keeps the recurrence, null ends it; omitted members keep their values.
 */
export function changeRecurrence(
  stored: Recurrence | null,
  input: RecurrenceInput | null | undefined,
): { recurrence: Recurrence | null; problems: ErrorItem[] } {
  if (input === undefined) return { recurrence: stored, problems: [] };
  if (input === null) return { recurrence: null, problems: [] };
  const { frequency = stored?.frequency, interval = stored?.interval } = input;
  const endDate = input.endDate === undefined ? (stored?.endDate ?? null) : input.endDate;
  const isChanged =
    stored !== null && (frequency !== stored.frequency || interval !== stored.interval || endDate !== stored.endDate);
  const missing = [
    ...(frequency === undefined ? ['frequency'] : []),
    ...(interval === undefined ? ['interval'] : []),
    ...(isChanged && !input.updateType ? ['updateType'] : []),
  ];
  const problems = missing.map((name): ErrorItem => {
    const param = `recurrence.${name}`;
    return { type: 'REQUIRED', message: `${param} is required.`, param };
  });
  const recurrence = frequency === undefined || interval === undefined ? null : { frequency, interval, endDate };
  return { recurrence, problems };
}
