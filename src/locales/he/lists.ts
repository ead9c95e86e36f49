import type { Translation } from '../translation.ts';

/** The filters above a list. */
export const filters = {
  period: 'תקופה',
  thisMonth: 'החודש',
  lastMonth: 'החודש שעבר',
  thisQuarter: 'הרבעון',
  thisYear: 'השנה',
  lastYear: 'השנה שעברה',
  all: 'כל התאריכים',
  custom: 'תאריכים אחרים…',
  filter: 'מסנן',
  filterBy: 'סינון לפי…',
  operator: 'תנאי',
  applyFilter: 'החלה',
  conditionIncomplete: 'יש להזין או לבחור ערך.',
  matches: { one: 'התאמה אחת', two: 'שתי התאמות', other: '{count} התאמות' },
  showMatches: { one: 'הצגת התאמה אחת', two: 'הצגת שתי התאמות', other: 'הצגת {count} התאמות' },
  moreMatches: 'יותר מ־{count} התאמות',
  matchesWithout: 'בלי {filter}: {matches}.',
  clearFilter: 'ניקוי {filter}',
  chipSearch: '״{search}״',
  chipDates: ({ begin, end }) => (begin && end ? `${begin} – ${end}` : begin ? `מתאריך ${begin}` : `עד ${end}`),
  // A prefix such as “פחות מ־” joins the value.
  condition: ({ operator, values }) => (operator.endsWith('־') ? operator + values : `${operator} ${values}`),
  range: '{from} ל־{to}',
  directed: '{direction} {condition}',
  amountHint: 'סכום יוצא הוא שלילי.',
  amountDirection: 'כיוון',
  amountDirection_out: 'יוצא',
  amountDirection_in: 'נכנס',
  amountDirection_either: 'שניהם',
  operator_equal: 'בדיוק',
  operator_notEqual: 'לא',
  operator_greaterThan: 'מעל',
  operator_greaterThanEqual: 'לפחות',
  operator_lessThan: 'פחות מ־',
  operator_lessThanEqual: 'לכל היותר',
  operator_between: 'בין',
  operator_contain: 'מכיל',
  operator_in: 'אחד מאלה',
  operator_notIn: 'לא',
  day_greaterThan: 'אחרי',
  day_greaterThanEqual: 'החל מיום',
  day_lessThan: 'לפני',
  day_lessThanEqual: 'עד וכולל',
  unknownChoice: 'לא ידוע',
} satisfies Partial<Translation['ledger']>;

/** Texts of every list. */
export const list = {
  amountsIn: 'סכומים ב־{currency}',
  searching: 'מחפשים…',
} satisfies Partial<Translation['ledger']>;

/** Lists whose rows can be checked. */
export const selection = {
  selected: { one: 'נבחרה אחת', two: 'נבחרו שתיים', other: 'נבחרו {count}' },
  selectedAllLoaded: {
    one: 'נבחרה אחת (כל מה שנטען)',
    two: 'נבחרו שתיים (כל מה שנטען)',
    other: 'נבחרו {count} (כל מה שנטען)',
  },
  clearSelection: 'ניקוי הבחירה',
  exportSelected: 'ייצוא הנבחרים',
  select: 'בחירה',
} satisfies Partial<Translation['ledger']>;

/** Lists that load or export all rows. */
export const listActions = {
  loadAll: 'טעינת הכול',
  loadedSoFar: 'נטענו {count}',
  updating: 'מתעדכן',
  refresh: 'רענון',
  print: 'הדפסה',
  exportCsv: 'ייצוא ל־CSV',
  exporting: 'מייצאים…',
} satisfies Partial<Translation['ledger']>;
