import type { checklistMessages } from '../../closing/checklistMessages.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Translation } from '../translation.ts';

/** The closing in other components. */
export const closingNotice = {
  what: 'מועד הסגירה',
  noticeLocked: 'הספרים סגורים עד {date} וכולל. לא ניתן לשנות דבר שתאריכו ביום זה או לפניו.',
  noticeWarned: 'הספרים סגורים עד {date} וכולל. ניתן לשנות מה שתאריכו ביום זה או לפניו רק לאחר אזהרה.',
  unknownMode: ({ modifications }) =>
    modifications === null
      ? 'הגדרת הסגירה חסרה, ולכן תקופות סגורות נעולות.'
      : `הגדרת הסגירה ״${modifications}״ אינה מוכרת, ולכן תקופות סגורות נעולות.`,
  unreadable: 'לא הצלחנו לקרוא את מועד הסגירה, ולכן לא ניתן לשנות דבר.',
  unavailable: 'לא ידוע לנו אם הספרים סגורים. אם כן, שינויים בתקופה הסגורה עלולים להידחות.',
  notLoaded: 'לא הצלחנו לטעון את מועד הסגירה. דבר לא יישמר עד שייטען.',
  documentLocked: 'הספרים סגורים עד {date} וכולל. לא ניתן לבצע כאן שינוי.',
  documentWarned: 'הספרים סגורים עד {date} וכולל. ניתן לבצע כאן שינוי לאחר אזהרה.',
} satisfies Partial<Translation['closing']>;

/** The closing form. */
export const closing = {
  title: 'סגירת הספרים',
  stateOpen: 'הספרים פתוחים. אין תקופה סגורה.',
  stateLocked: 'סגור עד {date} וכולל. שינויים בתאריכים סגורים נעולים.',
  stateWarned: 'סגור עד {date} וכולל. ניתן לשנות תאריכים סגורים לאחר אזהרה.',
  date: 'הספרים סגורים עד וכולל',
  dateHint: 'השאירו ריק כדי שהספרים יישארו פתוחים.',
  lastMonth: 'סוף החודש שעבר',
  lastQuarter: 'סוף הרבעון שעבר',
  lastYear: 'סוף השנה שעברה',
  months: '{year} לפי חודשים',
  legend_closed: 'סגור',
  legend_close: 'ייסגר כעת, {period}',
  legend_reopen: 'ייפתח מחדש, {period}',
  legend_open: 'פתוח',
  through: 'עד {date} וכולל',
  modifications: 'שינויים בתאריכים סגורים',
  modificationsDISABLED: 'נעילה',
  modificationsDISABLEDDescription: 'איש אינו יכול להוסיף, לשנות או למחוק דבר שתאריכו במועד הסגירה או לפניו.',
  modificationsENABLED_WITH_WARNING: 'אזהרה',
  modificationsENABLED_WITH_WARNINGDescription: 'עדיין אפשרי, לאחר אזהרה שהנתונים שדווחו ישתנו.',
  modificationsUnknown: 'הוגדר במקום אחר. תאריכים סגורים נעולים.',
  notYet: 'ייכנס לתוקף כשהספרים ייסגרו.',
  open: 'הספרים פתוחים',
  futureHint: '{date} הוא תאריך עתידי, ולכן גם מה שיירשם היום סגור.',
  notChecked: 'לא הצלחנו לטעון את מועד הסגירה, ולכן דבר לא נשמר. השינויים עדיין כאן. נסו שוב.',
  closeBooks: 'סגירת הספרים',
  closeThrough: 'סגירה עד {date} וכולל',
  reopen: 'פתיחה מחדש של {period}',
  closedLocked: 'הספרים נסגרו עד {date} וכולל. שינויים נעולים.',
  closedWarned: 'הספרים נסגרו עד {date} וכולל. שינויים מותרים לאחר אזהרה.',
  opened: 'הספרים פתוחים.',
  reopened: ({ period, state }) => `נפתח מחדש: ${period}. ${state}`,
  undo: 'ביטול הפעולה',
  undone: ({ state }) => `הפעולה בוטלה. ${state}`,
  changedSince: 'מישהו שינה את הסגירה מאז, ולכן דבר לא בוטל.',
  openItemsTitle: {
    one: 'לסגור עם פריט פתוח {number}?',
    two: 'לסגור עם {number} פריטים פתוחים?',
    other: 'לסגור עם {number} פריטים פתוחים?',
  },
  openItemsLocked: '{items}. פריטים שתאריכם {date} או קודם לכן לא יהיו ניתנים לשינוי כל עוד הספרים נעולים.',
  openItemsWarned: '{items}. פריטים שתאריכם {date} או קודם לכן יהיו ניתנים לשינוי רק לאחר אזהרה.',
  closeAnyway: 'סגירה בכל זאת',
  reopenPeriodTitle: 'לפתוח מחדש את {period}?',
  reopenPeriodText: ({ begin, end }) =>
    `כל מה שתאריכו ${begin === end ? begin : `מ־${begin} עד ${end}`} יהיה ניתן לשינוי חופשי, והדוחות של התקופה הזו ישתנו בהתאם.`,
  reopenPeriod: 'פתיחה מחדש',
  reopenBooksTitle: 'לפתוח מחדש את הספרים?',
  reopenBooksText: 'כל מה שתאריכו {date} או קודם לכן יהיה ניתן לשינוי חופשי, והדוחות של התקופה הזו ישתנו בהתאם.',
  reopenBooks: 'פתיחת הספרים מחדש',
  keepClosed: 'להשאיר סגור',
  severalCompanies: 'מועד הסגירה נקבע לכל חברה בנפרד. עברו לחברה אחת כדי לשנות את המועד שלה.',
  modeMissing: 'בחרו מה יקרה לשינויים בתקופה הסגורה.',
} satisfies Partial<Translation['closing']>;

/** The checklist in the closing form. */
export const checklist = {
  beforeClosing: 'לפני סגירת {period}',
  toReview: 'לבדיקה',
  toReviewDescription: 'תנועות בנק שממתינות לבדיקה',
  toReviewAction: 'בדיקת {count}',
  toReviewCount: '{number} לבדיקה',
  uncategorized: 'ללא קטגוריה',
  uncategorizedDescription: 'בלי קטגוריה ובלי חשבון',
  uncategorizedAction: 'סיווג {count}',
  uncategorizedCount: '{number} ללא קטגוריה',
  unreconciled: 'לא מותאמות לבנק',
  unreconciledDescription: 'שונות מנתוני הבנק',
  unreconciledAction: 'פתיחת {count}',
  unreconciledCount: '{number} לא מותאמות לבנק',
  draftInvoices: 'טיוטות חשבוניות',
  draftInvoicesDescription: 'עדיין לא נשלחו',
  draftInvoicesNone: 'אין עם תאריך בתקופה זו',
  draftInvoicesAction: 'פתיחת {count}',
  draftInvoicesCount: {
    one: '{number} טיוטת חשבונית',
    two: '{number} טיוטות חשבוניות',
    other: '{number} טיוטות חשבוניות',
  },
  noneOpen: 'אין',
  notCounted: 'הספירה נכשלה.',
  incomplete: 'לא נמצאו עד כה, אך לא היה ניתן לבדוק את הכול.',
  openList: 'פתיחת הרשימה',
  allClear: 'לא נותר דבר פתוח עד {date} וכולל',
  openCount: {
    one: 'פריט {number} בתקופה זו.',
    two: '{number} פריטים בתקופה זו.',
    other: '{number} פריטים בתקופה זו.',
  },
  canCloseLocked: 'אפשר לסגור גם עם פריטים פתוחים; לאחר מכן לא יהיה ניתן לשנות אותם.',
  canCloseWarned: 'אפשר לסגור גם עם פריטים פתוחים; לאחר מכן יהיה ניתן לשנות אותם רק לאחר אזהרה.',
} satisfies Required<MessageOverrides<typeof checklistMessages>>;
