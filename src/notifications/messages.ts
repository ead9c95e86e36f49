/** Texts of the notification settings. */
export const notificationMessages = {
  title: 'Notifications',
  description: 'Choose how you’re notified about your books.',
  what: 'notification settings',
  financialSummaries: 'Financial summaries',
  financialSummariesExample:
    'Your income, expenses and what’s left. For example: “In May you earned $12,400 and spent $9,150.”',
  bankConnectionErrors: 'Bank connection problems',
  bankConnectionErrorsExample:
    'A bank stopped sending transactions. For example: “First Bank Checking needs you to sign in again.”',
  conversations: 'Conversations',
  conversationsExample:
    'Someone asks or replies about your books. For example: “Which project was the $86.20 at the print shop for?”',
  channelSMS: 'Text message',
  channelEMAIL: 'Email',
  channelOFF: 'Off',
  notSet: 'Not set',
  /** A stored channel that isn’t among the choices. */
  otherChannel: ({ channel }: { channel: string }) => `Currently: ${channel}`,
  noUser: 'Notification settings belong to a user, and no user is signed in.',
};
