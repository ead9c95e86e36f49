import type { Translation } from '../translation.ts';

/** The attachments of a document. */
const attachments = {
  attachments: 'קבצים מצורפים',
  noAttachments: 'אין קבצים מצורפים.',
  attachment: 'קובץ מצורף',
  viewAttachment: 'הצגה',
  previewAttachment: 'תצוגה מקדימה של {name}',
  addAttachment: 'הוספה…',
  dropAttachment: 'אפשר גם לגרור או להדביק קבצים.',
  addingAttachment: 'מוסיפים…',
  attachmentFailed: 'צירוף הקובץ נכשל. נסו שוב.',
  remove: 'הסרת {name}',
} satisfies Partial<Translation['journalEntry']>;

/** Saving and leaving. */
export const save = {
  save: 'שמירה',
  saving: 'שומרים…',
  saved: 'נשמר',
  nothingToSave: 'אין שינויים לשמירה.',
  cancel: 'ביטול',
  close: 'סגירה',
  closedTitle: 'לשמור בתקופה סגורה?',
  closedWarning: 'הספרים סגורים עד {date} וכולל. השינוי ישפיע על הדוחות של התקופה הזו.',
  changeAnyway: 'שמירה בכל זאת',
  notChecked: 'לא הצלחנו לטעון את הגרסה העדכנית, ולכן דבר לא נשמר. נסו שוב.',
  check: 'בדיקה',
  checking: 'בודקים…',
  checkFailed: 'הבדיקה נכשלה. נסו שוב בעוד רגע.',
  wasSaved: 'השינויים נשמרו.',
  wasNotSaved: 'לא נשמר. השינויים עדיין כאן. שמרו שוב.',
  discardTitle: 'לבטל את השינויים?',
  discardText: 'יש שינויים שלא נשמרו.',
  leaveUnknownText: 'לא הצלחנו לוודא שהשינוי האחרון נשמר. בדקו לפני היציאה, או צאו בכל זאת.',
  discard: 'ביטול השינויים',
  keepEditing: 'המשך עריכה',
} satisfies Partial<Translation['closing']>;

/** Forms that edit one document. */
export const form = {
  ...attachments,
  ...save,
  description: 'תיאור',
  bankAccount: 'חשבון בנק',
  dimensions: 'סיווגים',
  statusACTIVE: 'פעילה',
  statusINACTIVE: 'לא פעילה (אינה נכללת בספרים)',
  line: 'שורה {number}',
  undo: 'ביטול הפעולה',
  addLine: 'הוספת שורה',
  removeLine: 'הסרת שורה {number}',
  moreDetails: 'פרטים נוספים',
  customData: 'נתונים מותאמים',
  tooManyFields: '{count} שדות. המגבלה היא 50. אחדו כמה מהם לשדה אחד.',
  customDataTooLong: '{count} תווים בכל השדות. המגבלה היא 2,000. קצרו כמה מהם.',
  yours: 'שלכם',
  current: 'נוכחי',
  empty: 'ריק',
} satisfies Partial<Translation['journalEntry']>;
