import type { JournalEntryFormProps } from '../../src/index.ts';

/** Hebrew translations of the texts that the stories show. */
export const hebrew: JournalEntryFormProps['messages'] = {
  title: 'פקודת יומן',
  newTitle: 'פקודת יומן חדשה',
  description: 'תיאור',
  bankAccount: 'חשבון בנק',
  dimensions: 'סיווגים',
  lines: 'שורות',
  line: ({ number }) => `שורה ${number}`,
  account: 'חשבון',
  debit: 'חובה',
  credit: 'זכות',
  addLine: 'הוספת שורה',
  removeLine: ({ number }) => `הסרת שורה ${number}`,
  linesHint: 'Enter עובר לשורה הבאה, = משלים את החסר.',
  total: 'סך הכול',
  balance: 'איזון',
  balanced: 'החובה והזכות שוות.',
  recurrence: 'חזרה',
  frequency: 'חוזרת',
  frequencyNone: 'אינה חוזרת',
  moreDetails: 'פרטים נוספים',
  save: 'שמירה',
  saveAll: { one: 'שמירה', two: 'שמירת {count} פקודות', other: 'שמירת {count} פקודות' },
  addEntry: 'פקודה נוספת',
  cancel: 'ביטול',
};
