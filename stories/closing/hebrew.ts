import type { ClosingFormProps } from '../../src/index.ts';

/** Hebrew translations of the form's texts. */
export const hebrew: ClosingFormProps['messages'] = {
  title: 'נעילת ספרים',
  description: 'נועלים תקופה כשהנתונים סופיים, כדי שאיש לא ישנה אותם בטעות.',
  date: 'הספרים נעולים עד וכולל',
  dateHint: 'השאירו ריק כדי שהספרים יישארו פתוחים.',
  modifications: 'שינויים ביום זה או לפניו',
  modificationsExample: 'מה קורה כשמישהו מוסיף, משנה או מוחק משהו ביום נעול.',
  modificationsDISABLED: 'נדחים',
  modificationsENABLED_WITH_WARNING: 'מותרים לאחר אזהרה',
  effectLocked: ({ date }) => `לא ניתן לשנות דבר שתאריכו ${date} או קודם לכן.`,
};
