import type { Translation } from '../translation.ts';

/** The trial balance. */
export const trialBalance = {
  title: 'מאזן בוחן',
  what: 'מאזן הבוחן',
  search: 'חיפוש חשבונות',
  accountNumber: 'מספר',
  type: 'סוג',
  count: { one: 'חשבון אחד', two: 'שני חשבונות', other: '{count} חשבונות' },
  countSoFar: { one: 'חשבון אחד', two: 'שני חשבונות', other: '{count} חשבונות' },
  loadAll: 'טעינת חובה וזכות',
  loadingAll: 'טוענים חובה וזכות',
  loadAllFailed: 'לא הצלחנו לטעון את כל החשבונות. מוצג מה שנטען.',
  exported: {
    one: 'חשבון אחד נשמר בקובץ {file}.',
    two: 'שני חשבונות נשמרו בקובץ {file}.',
    other: '{count} חשבונות נשמרו בקובץ {file}.',
  },
  exportFailed: 'לא הצלחנו לטעון את כל החשבונות, ולכן לא נשמר קובץ.',
  accountId: 'מזהה חשבון',
  selectRow: 'בחירת {account}',
  selectAll: {
    one: 'בחירת החשבון',
    two: 'בחירת שני החשבונות',
    other: 'בחירת כל {count} החשבונות',
  },
  notLoaded: 'לא נטען',
  notKnown: 'לא זמין',
  accountFailed: 'הטעינה נכשלה',
  accountsFailed: {
    one: 'טעינת חשבון אחד נכשלה.',
    two: 'טעינת שני חשבונות נכשלה.',
    other: 'טעינת {count} חשבונות נכשלה.',
  },
  debitsEqualCredits: 'סך החובה שווה לסך הזכות',
  debitsExceedCredits: 'סך החובה גבוה מסך הזכות ב־{amount}',
  creditsExceedDebits: 'סך הזכות גבוה מסך החובה ב־{amount}',
  someTotals: 'סיכומי החשבונות האלה',
  loadAllForTotals: 'טענו חובה וזכות כדי לראות סיכומים',
} satisfies Partial<Translation['trialBalance']>;
