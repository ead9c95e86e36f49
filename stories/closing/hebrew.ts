import type { ClosingFormProps } from '../../src/index.ts';

/** Hebrew translations of the form's texts. */
export const hebrew: ClosingFormProps['messages'] = {
  title: 'נעילת ספרים',
  stateLocked: ({ date }) => `הספרים נעולים עד ${date} וכולל. לא ניתן לשנות תאריכים נעולים.`,
  date: 'הספרים נעולים עד וכולל',
  dateHint: 'השאירו ריק כדי שהספרים יישארו פתוחים.',
  legend_closed: 'נעול',
  legend_open: 'פתוח',
  modifications: 'שינויים בתאריכים נעולים',
  modificationsDISABLED: 'נדחים',
  modificationsDISABLEDDescription: 'איש אינו יכול להוסיף, לשנות או למחוק דבר שתאריכו ביום הנעילה או לפניו.',
  modificationsENABLED_WITH_WARNING: 'מותרים לאחר אזהרה',
  modificationsENABLED_WITH_WARNINGDescription: 'עדיין אפשרי, לאחר אזהרה שהנתונים שדווחו ישתנו.',
  closeBooks: 'נעילת הספרים',
};
