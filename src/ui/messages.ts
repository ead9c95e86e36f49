import { plural } from '../core/messages/plural.ts';

/** Texts that every list and form shares. */
export const uiMessages = {
  loading: 'Loading…',
  loadingMore: 'Loading more…',
  retry: 'Try again',
  none: 'Nothing here yet.',
  noMatch: 'Nothing matches the filters.',
  noAccess: ({ what }: { what: string }) => `You do not have access to ${what}.`,
  notFound: ({ what }: { what: string }) => `We could not find ${what}.`,
  failedToken: ({ what }: { what: string }) =>
    `We could not sign you in to bookkeeping, so ${what} cannot be shown. Nothing was changed.`,
  signedOut: ({ what }: { what: string }) => `You are signed out of bookkeeping, so ${what} is not shown.`,
  failedConfiguration: ({ what }: { what: string }) =>
    `Bookkeeping isn’t set up correctly on this page, so ${what} can’t be shown.`,
  offline: ({ what }: { what: string }) => `You’re offline. We’ll load ${what} when you’re back online.`,
  failedNetwork: ({ what }: { what: string }) =>
    `We could not reach bookkeeping to load ${what}. Nothing was changed. Check your connection and try again.`,
  failedService: ({ what }: { what: string }) =>
    `Bookkeeping could not give us ${what} just now. Nothing was changed. Try again in a moment.`,
  failedUnreadable: ({ what }: { what: string }) =>
    `Bookkeeping sent something unexpected, so we do not show ${what}. Nothing was changed.`,
  crashed: 'Something went wrong in this part of the page. Nothing was changed.',
  offlineStale: 'You’re offline. Showing earlier data.',
  /** Stands in the place of a row that the service sent in an unexpected form. */
  unreadableRow: ({ id }: { id: string | undefined }) =>
    id === undefined ? 'This row can’t be shown.' : `This row can’t be shown (${id}).`,
  /** Beside totals and exports. */
  rowsNotIncluded: plural({
    one: '{count} row couldn’t be included.',
    other: '{count} rows couldn’t be included.',
  }),
  stale: 'This could not be updated. You see what was loaded before.',
  moreFailed: 'The next rows could not be loaded.',
  cancel: 'Cancel',
  clearAll: 'Clear all',
  filtersOn: 'Filters that are on',
  removeFilter: ({ filter }: { filter: string }) => `Remove the filter ${filter}`,
  showOptions: ({ label }: { label: string }) => `Show the list: ${label}`,
  clearChoice: ({ label }: { label: string }) => `Clear: ${label}`,
  showCalendar: ({ label }: { label: string }) => `Show the calendar: ${label}`,
  /** Which letters stand for the parts of a day, where it is to be typed: mm/dd/yyyy. */
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'yyyy',
  notADay: ({ example }: { example: string }) => `This is not a day. Write it like ${example}.`,
  from: 'From',
  to: 'To',
  endBeforeBegin: 'The last day is before the first one, so the days stay as they were.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noOption: 'Nothing matches.',
  optionCount: plural({ one: '{count} option', other: '{count} options' }),
  notANumberAmount: ({ example }: Amount) => `This is not an amount. Write it with digits, such as ${example}.`,
  misplacedSeparatorAmount: ({ example }: Amount) =>
    `The separators of this amount are not where they belong. Write it like ${example}.`,
  otherCurrencyAmount: ({ currency }: Amount) =>
    `This amount is in another currency. Write what it comes to in ${currency}, without a currency sign.`,
  tooPreciseAmount: ({ currency, example }: Amount) =>
    `This amount has more decimals than ${currency} has. Write it like ${example}.`,
  tooLargeAmount: () => 'This amount is too large to be stored. Write a smaller one.',
  negativeAmount: () => 'An amount below zero is not possible here. Write it without the minus.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'This was not saved.',
  noAccessToChange: ({ what }: { what: string }) =>
    `You do not have access to change ${what}. Nothing was saved. What you chose is kept here.`,
  notSavedToken: 'We could not sign you in to bookkeeping, so this was not saved. Try again in a moment.',
  notSavedService: 'Bookkeeping could not take this just now, so it was not saved. Try again in a moment.',
  notSavedOffline: 'You’re offline, so this wasn’t saved. Try again when you’re back online.',
  /** Above a form that saves by itself when the connection is back. */
  savedWhenOnline: 'You’re offline. Your changes will be saved when you’re back online.',
  /** Under one of those changes. */
  choiceSavedWhenOnline: ({ choice }: { choice: string }) => `“${choice}” will be saved when you’re back online.`,
  notSavedConfiguration: 'Bookkeeping isn’t set up correctly on this page, so this wasn’t saved.',
  saveUnknown: 'We do not know whether this was saved. Look at what is stored now before you try again.',
  /** Under a change that was refused; `stored` is what still holds. */
  staysAsItWas: ({ stored }: { stored: string }) => `Not saved. It stays as it was: ${stored}.`,
  /** Under a change of which nobody knows whether it was saved. */
  storedNow: ({ stored }: { stored: string }) => `Stored now: ${stored}.`,
  reference: ({ requestId }: { requestId: string }) => `Reference for support: ${requestId}`,
};

/** `example` is an amount as the reader's language writes it. */
interface Amount {
  currency: string;
  example: string;
}

/** Texts of the filters above a list, which each list takes into its own. */
export const filterMessages = {
  period: 'Period',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  thisYear: 'This year',
  lastYear: 'Last year',
  all: 'All dates',
  custom: 'Other dates…',
  /** `count` of the filters behind the button that are on. */
  filters: ({ count }: { count: number }) => (count === 0 ? 'Filters' : `Filters (${count})`),
  dates: 'Dates',
  chipSearch: ({ search }: { search: string }) => `“${search}”`,
  chipDates: ({ begin, end }: { begin: string | undefined; end: string | undefined }) =>
    begin && end ? `${begin} – ${end}` : begin ? `From ${begin}` : `Until ${end}`,
};

/** Texts of filters that compare, choose or name, which a list takes into its own. */
export const comparisonMessages = {
  /** A comparison or a choice; `value` is as it is shown. */
  chip: ({ field, value }: { field: string; value: string }) => `${field}: ${value}`,
  operator_equal: ({ value }: { value: string }) => `is ${value}`,
  operator_notEqual: ({ value }: { value: string }) => `is not ${value}`,
  operator_greaterThan: ({ value }: { value: string }) => `more than ${value}`,
  operator_greaterThanEqual: ({ value }: { value: string }) => `at least ${value}`,
  operator_lessThan: ({ value }: { value: string }) => `less than ${value}`,
  operator_lessThanEqual: ({ value }: { value: string }) => `at most ${value}`,
  day_equal: ({ value }: { value: string }) => `on ${value}`,
  day_notEqual: ({ value }: { value: string }) => `not on ${value}`,
  day_greaterThan: ({ value }: { value: string }) => `after ${value}`,
  day_lessThan: ({ value }: { value: string }) => `before ${value}`,
  operator_contain: ({ value }: { value: string }) => `contains “${value}”`,
  isNone: ({ value }: { value: string }) => `is not ${value}`,
  /** For something that is chosen and whose name is not known. */
  unknownChoice: 'one that is not in the list',
};

/** Texts of the files of a document, which each form takes into its own. */
export const attachmentMessages = {
  attachments: 'Attachments',
  noAttachments: 'No attachments.',
  attachment: 'Attachment',
  addAttachment: 'Add…',
  addingAttachment: 'Adding…',
  attachmentFailed: 'Nothing was attached. Try again.',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
};
