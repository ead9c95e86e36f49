/** Texts of the closing and of the notice that other components show of it. */
export const closingMessages = {
  title: 'Closing the books',
  description: 'Close a period once its figures are final, so that nobody changes them by mistake.',
  what: 'the closing date',
  date: 'Books are closed up to and including',
  dateHint: 'Leave this empty to keep the books open.',
  modifications: 'Changes on or before that day',
  modificationsExample: 'Adding, changing or deleting something that is dated on a closed day.',
  modificationsDISABLED: 'Refused',
  modificationsENABLED_WITH_WARNING: 'Allowed after a warning',
  /** Under the choice while there is no closed day. */
  notYet: 'Counts once the books are closed.',
  open: 'The books are open',
  meansOpen: 'The books are open: everything can be changed, whatever its date.',
  meansLocked: ({ date }: { date: string }) => `Nothing dated on or before ${date} can be changed.`,
  meansWarned: ({ date }: { date: string }) =>
    `What is dated on or before ${date} can be changed, after a warning each time.`,
  meansFuture: ({ date }: { date: string }) =>
    `${date} is in the future, so this goes for what is recorded today as well.`,
  /** While what stands in the field is no day. */
  meansNothingYet: 'Give a day to read here what it means.',
  notChecked:
    'We could not look up until when the books are closed, so nothing was saved. What you chose is kept here. Try again.',
  openDaysTitle: 'Open closed days?',
  openDaysText: ({ begin, end }: { begin: string; end: string }) =>
    `What is dated ${begin === end ? begin : `from ${begin} to ${end}`} can then be changed freely, and reports of that time change with it.`,
  openDays: 'Open these days',
  openBooksTitle: 'Open the books?',
  openBooksText: ({ date }: { date: string }) =>
    `Everything dated on or before ${date} can then be changed freely, and reports of that time change with it.`,
  openBooks: 'Open the books',
  keepClosed: 'Keep closed',
  severalCompanies:
    'Each company closes books of its own, and several companies are open here. Go to one of them to see and change its closing date.',
  noticeLocked: ({ date }: { date: string }) =>
    `The books are closed up to ${date}: nothing dated on or before that day can be changed.`,
  noticeWarned: ({ date }: { date: string }) =>
    `The books are closed up to ${date}: what is dated on or before that day can be changed, after a warning each time.`,
  /** Follows a sentence that says through which date the books are closed; `modifications` is null where none is set. */
  unknownMode: ({ modifications }: { modifications: string | null }) =>
    modifications === null
      ? 'The closing setting is missing, so closed periods are locked.'
      : `The closing setting “${modifications}” isn’t recognized, so closed periods are locked.`,
  modeMissing: 'Choose what happens to changes in the closed period.',
  unreadable: 'We couldn’t read the closing date, so nothing can be changed.',
  unavailable: 'We can’t tell whether the books are closed. If they are, changes in the closed period may be rejected.',
  notLoaded: 'We couldn’t load the closing date. Nothing is saved until it loads.',
  /** The same of one document, such as a transaction. */
  documentLocked: ({ date }: { date: string }) =>
    `The books are closed up to ${date}, so this cannot be changed any more.`,
  documentWarned: ({ date }: { date: string }) =>
    `The books are closed up to ${date}. This can still be changed, after a warning.`,
};
