import { plural } from '../core/messages/plural.ts';

/** Text shared by all lists and forms. */
export const uiMessages = {
  shortcuts: 'Keyboard shortcuts',
  close: 'Close',
  loading: 'Loading…',
  /** Announced while a list or a form loads. */
  loadingWhat: ({ what }: { what: string }) => `Loading ${what}`,
  loadingMore: 'Loading more…',
  /** A count of what isn’t loaded in full. */
  atLeast: ({ count }: { count: string }) => `${count}+`,
  retry: 'Try again',
  none: 'Nothing here yet.',
  noMatch: 'No results match your filters',
  /** Under `noMatch`, with the names of the filters. */
  filtersOn: ({ filters }: { filters: string }) => `Active filters: ${filters}.`,
  clearFilters: 'Clear filters',
  nothingChanged: 'Nothing was changed.',
  /** Copies a failure with its reference for support. */
  copyDetails: 'Copy details',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy.',
  noAccess: ({ what }: { what: string }) => `You don’t have access to ${what}.`,
  notFound: ({ what }: { what: string }) => `We couldn’t find ${what}.`,
  failedToken: ({ what }: { what: string }) => `We couldn’t sign you in, so ${what} can’t be shown.`,
  signedOut: ({ what }: { what: string }) => `You’re signed out. Sign in to see ${what}.`,
  failedConfiguration: ({ what }: { what: string }) =>
    `Bookkeeping isn’t set up correctly on this page, so ${what} can’t be shown.`,
  offline: ({ what }: { what: string }) => `You’re offline. We’ll load ${what} when you’re back online.`,
  failedNetwork: ({ what }: { what: string }) =>
    `We couldn’t connect to load ${what}. Check your connection and try again.`,
  failedService: ({ what }: { what: string }) => `We couldn’t load ${what}. Try again in a moment.`,
  failedUnreadable: ({ what }: { what: string }) => `We received an unexpected response, so ${what} can’t be shown.`,
  crashed: 'Something went wrong in this part of the page. Nothing was changed.',
  offlineStale: 'You’re offline. Showing earlier data.',
  /** Replaces a row with an unexpected shape. */
  unreadableRow: ({ id }: { id: string | undefined }) =>
    id === undefined ? 'This row can’t be shown.' : `This row can’t be shown (${id}).`,
  /** Beside totals and exports. */
  rowsNotIncluded: plural({
    one: '{count} row couldn’t be included.',
    other: '{count} rows couldn’t be included.',
  }),
  stale: 'Couldn’t refresh. Showing earlier data.',
  /** Beside the count of a long list after a change. */
  outdatedRows: 'Other rows update when you scroll to them.',
  moreFailed: 'Couldn’t load more rows.',
  /** After `moreFailed`. */
  rowsShown: plural({ one: '{count} is shown.', other: '{count} are shown.' }),
  cancel: 'Cancel',
  /** Closes a bottom sheet. */
  done: 'Done',
  display: 'Display',
  /** Of the sheet on phones, where columns have no headers to sort by. */
  filterAndSort: 'Filter and sort',
  moreActions: 'More actions',
  saveAsView: 'Save as view…',
  viewSaved: ({ name }: { name: string }) => `Saved view ${name}.`,
  /** The name of the column with the host's actions. */
  actions: 'Actions',
  clearAll: 'Clear all',
  activeFilters: 'Active filters',
  moreFilters: plural({ one: '{count} more filter', other: '{count} more filters' }),
  removeFilter: ({ filter }: { filter: string }) => `Remove filter ${filter}`,
  showOptions: ({ label }: { label: string }) => `Show options for ${label}`,
  clearField: ({ label }: { label: string }) => `Clear ${label}`,
  from: 'From',
  to: 'To',
  noOptions: 'No matches.',
  optionCount: plural({ one: '{count} option', other: '{count} options' }),
  save: 'Save',
  reference: ({ requestId }: { requestId: string }) => `Reference for support: ${requestId}`,
};

/** Texts of the filters above a list, spread into the messages of each list. */
export const filterMessages = {
  period: 'Period',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  thisYear: 'This year',
  lastYear: 'Last year',
  all: 'All dates',
  custom: 'Custom dates…',
  /** The button that adds a filter, and its popover. */
  filter: 'Filter',
  filterBy: 'Filter by…',
  operator: 'Condition',
  applyFilter: 'Apply',
  /** Why it can’t be applied. */
  conditionIncomplete: 'Enter or choose a value.',
  /** How many rows an edited filter finds. */
  matches: plural({ one: '{count} match', other: '{count} matches' }),
  /** Applies it, on phones. */
  showMatches: plural({ one: 'Show {count} match', other: 'Show {count} matches' }),
  moreMatches: plural({ other: 'More than {count} matches' }),
  /** If no row matches all filters: how many would without one of them, such as “Without Amount: 3 matches.” */
  matchesWithout: ({ filter, matches }: { filter: string; matches: string }) => `Without ${filter}: ${matches}.`,
  clearFilter: ({ filter }: { filter: string }) => `Clear ${filter}`,
  chipSearch: ({ search }: { search: string }) => `“${search}”`,
  chipDates: ({ begin, end }: { begin: string | undefined; end: string | undefined }) =>
    begin && end ? `${begin} – ${end}` : begin ? `From ${begin}` : `Through ${end}`,
  /** A condition after its field, such as “over 1,000.00”. */
  condition: ({ operator, values }: { operator: string; values: string }) => `${operator} ${values}`,
  range: ({ from, to }: { from: string; to: string }) => `${from} and ${to}`,
  /** A condition on amounts in one direction, such as “Out over 1,000.00”. */
  directed: ({ direction, condition }: { direction: string; condition: string }) => `${direction} ${condition}`,
  /** Below a signed amount. */
  amountHint: 'Money out is negative.',
  amountDirection: 'Direction',
  amountDirection_out: 'Out',
  amountDirection_in: 'In',
  amountDirection_either: 'Either',
  operator_equal: 'is',
  operator_notEqual: 'is not',
  operator_greaterThan: 'over',
  operator_greaterThanEqual: 'at least',
  operator_lessThan: 'under',
  operator_lessThanEqual: 'at most',
  operator_between: 'between',
  operator_contain: 'contains',
  operator_in: 'is',
  operator_notIn: 'is not',
  day_greaterThan: 'after',
  day_greaterThanEqual: 'on or after',
  day_lessThan: 'before',
  day_lessThanEqual: 'on or before',
  /** For a selected record whose name is unknown. */
  unknownChoice: 'Unknown',
};

/** Texts of the attachments of a document, spread into the messages of each form. */
export const attachmentMessages = {
  attachments: 'Attachments',
  noAttachments: 'No attachments.',
  attachment: 'Attachment',
  /** Opens one; followed by its name for screen readers. */
  viewAttachment: 'View',
  /** Opens an image beside the form. */
  previewAttachment: ({ name }: { name: string }) => `Preview ${name}`,
  addAttachment: 'Add…',
  /** After that button, except on touch screens. */
  dropAttachment: 'You can also drop or paste files.',
  addingAttachment: 'Adding…',
  attachmentFailed: 'Couldn’t attach the file. Try again.',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
};
