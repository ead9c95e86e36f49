/** Texts about the closing in other components. */
export const closingNoticeMessages = {
  what: 'the closing date',
  noticeLocked: ({ date }: { date: string }) =>
    `Books are closed through ${date}. Nothing dated on or before that date can be changed.`,
  noticeWarned: ({ date }: { date: string }) =>
    `Books are closed through ${date}. Anything dated on or before that date can be changed after a warning.`,
  /** Follows a sentence with the closing date; `modifications` is null if the service returned none. */
  unknownMode: ({ modifications }: { modifications: string | null }) =>
    modifications === null
      ? 'The closing setting is missing, so closed periods are locked.'
      : `The closing setting “${modifications}” isn’t recognized, so closed periods are locked.`,
  unreadable: 'We couldn’t read the closing date, so nothing can be changed.',
  unavailable: 'We can’t tell whether the books are closed. If they are, changes in the closed period may be rejected.',
  notLoaded: 'We couldn’t load the closing date. Nothing is saved until it loads.',
  /** For a single document, such as a transaction. */
  documentLocked: ({ date }: { date: string }) => `Books are closed through ${date}. This can’t be changed.`,
  documentWarned: ({ date }: { date: string }) =>
    `Books are closed through ${date}. This can be changed after a warning.`,
};
