import { saveMessages } from '../form/messages.ts';

/** Texts of the notification settings. */
export const notificationMessages = {
  ...saveMessages,
  title: 'Notifications',
  description: 'Choose one channel per event.',
  what: 'notification settings',
  /** The heading of the events. */
  event: 'Tell me about',
  financialSummaries: 'Financial summaries',
  financialSummariesExample: 'What came in, what went out, what is left',
  bankConnectionErrors: 'Bank connection problems',
  bankConnectionErrorsExample: 'A bank stopped sending transactions',
  conversations: 'Conversations',
  conversationsExample: 'Someone asks or replies about a transaction',
  channelSMS: 'Text message',
  channelEMAIL: 'Email',
  channelOFF: 'Off',
  /** The heading of text messages, where there is little space. */
  headingSMS: 'Text',
  notSet: 'Not chosen yet',
  /** The state of a choice while the device is offline. */
  waiting: 'Waiting',
  /** While the settings are read again, after a request without a response. */
  unconfirmed: 'Not confirmed',
  checkAgain: 'Check again',
  notSaved: 'Not saved',
  /** Where the saved choice shows again. */
  choiceNotSaved: ({ choice }: { choice: string }) => `${choice} not saved`,
  retry: 'Retry',
  /** A stored channel that isn’t among the choices. */
  otherChannel: ({ channel }: { channel: string }) => `Currently: ${channel}`,
  noUser: 'Notification settings belong to a user, and no user is signed in.',
};
