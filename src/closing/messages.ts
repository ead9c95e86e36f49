import { plural } from '../core/messages/plural.ts';
import { saveMessages } from '../form/messages.ts';
import { closingNoticeMessages } from './closingNoticeMessages.ts';

/** Texts of the closing form and of the closing notices in other components. */
export const closingMessages = {
  ...saveMessages,
  ...closingNoticeMessages,
  title: 'Close the books',
  /** What is saved, in words. */
  stateOpen: 'The books are open. No period is closed.',
  stateLocked: ({ date }: { date: string }) => `Closed through ${date}. Changes to closed dates are locked.`,
  stateWarned: ({ date }: { date: string }) => `Closed through ${date}. Closed dates can be changed after a warning.`,
  date: 'Books closed through',
  dateHint: 'Leave empty to keep the books open.',
  /** The dates below the field, for screen readers. */
  lastMonth: 'End of last month',
  lastQuarter: 'End of last quarter',
  lastYear: 'End of last year',
  /** The months of a year. */
  months: ({ year }: { year: string }) => `${year} by month`,
  legend_closed: () => 'Closed',
  legend_close: ({ period }: { period: string }) => `Closes now, ${period}`,
  legend_reopen: ({ period }: { period: string }) => `Reopens, ${period}`,
  legend_open: () => 'Open',
  through: ({ date }: { date: string }) => `through ${date}`,
  modifications: 'Changes to closed dates',
  modificationsDISABLED: 'Lock',
  modificationsDISABLEDDescription: 'Nobody can add, change or delete anything dated on or before the date.',
  modificationsENABLED_WITH_WARNING: 'Warn',
  modificationsENABLED_WITH_WARNINGDescription: 'Changes are allowed after a warning that reports will change.',
  /** A saved value that Daybook doesn’t know. */
  modificationsUnknown: 'Set elsewhere. Closed dates are locked.',
  /** Shown below the choice while the books are open. */
  notYet: 'Takes effect once the books are closed.',
  open: 'The books are open',
  futureHint: ({ date }: { date: string }) => `${date} is in the future, so today is closed, too.`,
  notChecked: 'We couldn’t load the closing date, so nothing was saved. Your changes are still here. Try again.',
  closeBooks: 'Close the books',
  closeThrough: ({ date }: { date: string }) => `Close through ${date}`,
  reopen: ({ period }: { period: string }) => `Reopen ${period}`,
  closedLocked: ({ date }: { date: string }) => `Books closed through ${date}. Changes are locked.`,
  closedWarned: ({ date }: { date: string }) => `Books closed through ${date}. Changes are allowed after a warning.`,
  opened: 'The books are open.',
  /** After a part of the closed period was reopened; `state` is what applies now, one of the above. */
  reopened: ({ period, state }: { period: string; state: string }) => `Reopened ${period}. ${state}`,
  undo: 'Undo',
  /** `state` is what applies again, such as “Books closed through Jun 30, 2026. Changes are locked.” */
  undone: ({ state }: { state: string }) => `Undone. ${state}`,
  changedSince: 'Someone else has changed the closing settings since then, so nothing was undone.',
  /** `number` may have a plus sign. */
  openItemsTitle: plural({ one: 'Close with {number} item open?', other: 'Close with {number} items open?' }),
  /** `items` is what is open, such as “6 to review and 4 uncategorized”. */
  openItemsLocked: ({ items, date }: { items: string; date: string }) =>
    `${items}. Once the books are locked through ${date}, these can’t be changed.`,
  openItemsWarned: ({ items, date }: { items: string; date: string }) =>
    `${items}. After closing through ${date}, changing them shows a warning.`,
  closeAnyway: 'Close anyway',
  reopenPeriodTitle: ({ period }: { period: string }) => `Reopen ${period}?`,
  reopenPeriodText: ({ begin, end }: { begin: string; end: string }) =>
    `Anything dated ${begin === end ? begin : `from ${begin} through ${end}`} can then be changed freely, and reports for that period change with it.`,
  reopenPeriod: 'Reopen',
  reopenBooksTitle: 'Reopen the books?',
  reopenBooksText: ({ date }: { date: string }) =>
    `Anything dated on or before ${date} can then be changed freely, and reports for that period change with it.`,
  reopenBooks: 'Reopen the books',
  keepClosed: 'Keep closed',
  severalCompanies: 'Closing dates are set per company. Switch to one company to change its date.',
  modeMissing: 'Choose what happens to changes in the closed period.',
};
