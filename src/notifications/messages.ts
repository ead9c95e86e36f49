/** Texts of the notification settings. */
export const notificationMessages = {
  title: 'Notifications',
  description: 'How you hear of what happens in your books.',
  what: 'notification settings',
  financialSummaries: 'Financial summaries',
  financialSummariesExample:
    'What came in, what went out and what is left. For example: “In May you earned $12,400 and spent $9,150.”',
  bankConnectionErrors: 'Bank connection problems',
  bankConnectionErrorsExample:
    'A bank stopped sending transactions. For example: “First Bank Checking needs you to sign in again.”',
  conversations: 'Conversations',
  conversationsExample:
    'Somebody asks or answers about your books. For example: “Which project was the $86.20 at the print shop for?”',
  channelSMS: 'Text message',
  channelEMAIL: 'Email',
  channelOFF: 'Off',
  notSet: 'Not set',
  /** A choice that no button stands for, as the service knows it. */
  otherChannel: ({ channel }: { channel: string }) => `Now: ${channel}`,
  /** Under a choice that was refused; `stored` is what still holds. */
  staysAsItWas: ({ stored }: { stored: string }) => `Not saved. It stays as it was: ${stored}.`,
  /** Under a choice of which nobody knows whether it was saved. */
  storedNow: ({ stored }: { stored: string }) => `Stored now: ${stored}.`,
  noUser: 'Notification settings are each person’s own, and nobody in particular is signed in here.',
};
