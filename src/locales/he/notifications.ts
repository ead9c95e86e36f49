import type { Translation } from '../translation.ts';

/** The notification settings. */
export const notifications = {
  title: 'התראות',
  description: 'בחרו ערוץ אחד לכל אירוע.',
  what: 'הגדרות ההתראות',
  event: 'עדכנו אותי על',
  financialSummaries: 'סיכומים פיננסיים',
  financialSummariesExample: 'מה נכנס, מה יצא ומה נשאר',
  bankConnectionErrors: 'תקלות בחיבור לבנק',
  bankConnectionErrorsExample: 'בנק הפסיק לשלוח תנועות',
  conversations: 'שיחות',
  conversationsExample: 'מישהו שואל או עונה על תנועה',
  channelSMS: 'הודעת טקסט',
  channelEMAIL: 'דוא״ל',
  channelOFF: 'כבוי',
  headingSMS: 'SMS',
  notSet: 'עדיין לא נבחר',
  waiting: 'ממתין',
  unconfirmed: 'לא אושר',
  checkAgain: 'בדיקה חוזרת',
  notSaved: 'לא נשמר',
  choiceNotSaved: '{choice} לא נשמר',
  retry: 'ניסיון חוזר',
  otherChannel: 'הערך הנוכחי: {channel}',
  noUser: 'הגדרות ההתראות שייכות למשתמש, ואין משתמש מחובר.',
} satisfies Partial<Translation['notifications']>;
