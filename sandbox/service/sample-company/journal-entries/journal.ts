import type { JournalEntryRecord } from '../books.ts';
import { runningNumber, type SampleContext } from '../context.ts';
import {
  closingEntries,
  type JournalDraft,
  monthEndEntries,
  openingEntry,
  ownersExpenses,
} from './journalOccasions.ts';

/** The company's journal entries by date: required ones, and optional ones up to its volume. */
export function journalEntryRecords(context: SampleContext): JournalEntryRecord[] {
  const { profile, id } = context;
  const groups = [
    [openingEntry(context)],
    ...closingEntries(context),
    ...monthEndEntries(context),
    ...ownersExpenses(context),
  ];
  return takeGroups(groups, profile.volume.journalEntries)
    .sort((left, right) => left.day.index - right.day.index)
    .map(({ day, description, lines }, index) => ({
      id: id('mje', runningNumber(index, 4)),
      date: day.date,
      description,
      status: 'ACTIVE',
      apiName: 'MANUAL_ENTRY',
      apiSourceId: null,
      bankAccountId: null,
      dimensionValueIds: [id('dv', profile.overheadSegment)],
      children: lines.map(([accountNo, amount]) => ({
        glAccountId: id('gla', accountNo),
        drAmount: Math.max(amount, 0),
        crAmount: Math.max(-amount, 0),
      })),
    }));
}

/** Takes all of a group or none of it, so that every accrual has its reversal. */
function takeGroups(groups: readonly (readonly JournalDraft[])[], room: number): JournalDraft[] {
  const taken: JournalDraft[] = [];
  for (const group of groups) {
    if (taken.length + group.length <= room) taken.push(...group);
  }
  return taken;
}
