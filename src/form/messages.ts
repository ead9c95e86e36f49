import { plural } from '../core/messages/plural.ts';
import { attachmentMessages } from '../ui/messages.ts';

/** Texts of saving and leaving, spread into the messages of each form. */
export const saveMessages = {
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  nothingToSave: 'No changes to save.',
  cancel: 'Cancel',
  /** Replaces Cancel in a read-only form. */
  close: 'Close',
  closedTitle: 'Save to a closed period?',
  closedWarning: ({ date }: { date: string }) =>
    `Books are closed through ${date}. This changes reports for that period.`,
  changeAnyway: 'Save anyway',
  notChecked: 'We couldn’t load the latest version, so nothing was saved. Try again.',
  check: 'Check',
  checking: 'Checking…',
  checkFailed: 'Couldn’t check. Try again in a moment.',
  wasSaved: 'Your changes were saved.',
  wasNotSaved: 'Not saved. Your changes are still here. Save again.',
  discardTitle: 'Discard your changes?',
  discardText: 'You have unsaved changes.',
  leaveUnknownText: 'We couldn’t confirm that your last change was saved. Check before leaving, or leave anyway.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};

/** Texts of the forms that edit one document, spread into their messages. */
export const formMessages = {
  ...attachmentMessages,
  ...saveMessages,
  description: 'Description',
  bankAccount: 'Bank account',
  dimensions: 'Classes',
  statusACTIVE: 'Active',
  statusINACTIVE: 'Inactive (excluded from the books)',
  line: ({ number }: { number: string }) => `Line ${number}`,
  /** Takes back the last change of the lines. */
  undo: 'Undo',
  addLine: 'Add a line',
  removeLine: ({ number }: { number: string }) => `Remove line ${number}`,
  moreDetails: 'More details',
  customData: 'Custom data',
  tooManyFields: plural({ other: '{count} fields. The limit is 50. Combine some into one field.' }),
  customDataTooLong: plural({ other: '{count} characters in all fields. The limit is 2,000. Shorten some.' }),
  /** The fields that someone else changed: the two values of each. */
  yours: 'Yours',
  current: 'Current',
  empty: 'Empty',
};
