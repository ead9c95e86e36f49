/** Texts of the closing form and of the closing notices in other components. */
export const closingMessages = {
  title: 'Closing the books',
  description: 'Close a period once its figures are final, so that no one changes them by mistake.',
  what: 'the closing date',
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
  noticeLocked: ({ date }: { date: string }) =>
    `Books are closed through ${date}. Nothing dated on or before that date can be changed.`,
  noticeWarned: ({ date }: { date: string }) =>
    `Books are closed through ${date}. Anything dated on or before that date can be changed after a warning.`,
  /** Follows a sentence with the closing date; `modifications` is null if the service returned none. */
  unknownMode: ({ modifications }: { modifications: string | null }) =>
    modifications === null
      ? 'The closing setting is missing, so closed periods are locked.'
      : `The closing setting “${modifications}” isn’t recognized, so closed periods are locked.`,
  modeMissing: 'Choose what happens to changes in the closed period.',
  unreadable: 'We couldn’t read the closing date, so nothing can be changed.',
  unavailable: 'We can’t tell whether the books are closed. If they are, changes in the closed period may be rejected.',
  notLoaded: 'We couldn’t load the closing date. Nothing is saved until it loads.',
  /** For a single document, such as a transaction. */
  documentLocked: ({ date }: { date: string }) => `Books are closed through ${date}. This can’t be changed.`,
  documentWarned: ({ date }: { date: string }) =>
    `Books are closed through ${date}. This can be changed after a warning.`,
};
