import { closingNoticeMessages } from './closingNoticeMessages.ts';

/** Texts of the closing form and of the closing notices in other components. */
export const closingMessages = {
  ...closingNoticeMessages,
  title: 'Closing the books',
  description: 'Close a period once its figures are final, so that no one changes them by mistake.',
  date: 'Books are closed through',
  dateHint: 'Leave empty to keep the books open.',
  modifications: 'Changes in the closed period',
  modificationsExample: 'Adding, editing or deleting anything dated in the closed period.',
  modificationsDISABLED: 'Not allowed',
  modificationsENABLED_WITH_WARNING: 'Allow with warning',
  /** Shown below the choice while the books are open. */
  notYet: 'Takes effect once the books are closed.',
  open: 'The books are open',
  effectOpen: 'The books are open. Anything can be changed, whatever its date.',
  effectLocked: ({ date }: { date: string }) => `Nothing dated on or before ${date} can be changed.`,
  effectWarned: ({ date }: { date: string }) => `Anything dated on or before ${date} can be changed after a warning.`,
  effectFuture: ({ date }: { date: string }) =>
    `${date} is in the future, so this also applies to anything recorded today.`,
  /** Shown while the date is invalid. */
  effectUnknown: 'Enter a date to see its effect.',
  notChecked: 'We couldn’t load the closing date, so nothing was saved. Your changes are still here. Try again.',
  reopenPeriodTitle: 'Reopen closed period?',
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
