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
  noUser: 'Notification settings are each person’s own, and nobody in particular is signed in here.',
};
