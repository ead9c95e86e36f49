import type { Translation } from '../translation.ts';

/** The list after a change. */
export const undo = {
  unnamed: 'תנועה',
  categorySaved: '{name}, {amount}: נקבעה הקטגוריה {category}.',
  categoryReviewed: '{name}, {amount}: נקבעה הקטגוריה {category} וסומנה כנבדקה.',
  categoriesSaved: {
    one: 'לתנועה אחת של {name} נקבעה הקטגוריה {category}.',
    two: 'לשתי תנועות של {name} נקבעה הקטגוריה {category}.',
    other: 'ל־{count} תנועות של {name} נקבעה הקטגוריה {category}.',
  },
  categoriesReviewed: {
    one: 'לתנועה אחת של {name} נקבעה הקטגוריה {category} והיא סומנה כנבדקה.',
    two: 'לשתי תנועות של {name} נקבעה הקטגוריה {category} והן סומנו כנבדקות.',
    other: 'ל־{count} תנועות של {name} נקבעה הקטגוריה {category} והן סומנו כנבדקות.',
  },
  reviewedSaved: '{name}: סומנה כנבדקה.',
  toReviewSaved: '{name}: הוחזרה לבדיקה.',
  setByRule: 'נקבע לפי כלל.',
  changeSaved: '{name}: השינויים נשמרו.',
  changeReviewed: '{name}: נשמרה ונבדקה.',
  changesSaved: { one: 'תנועה אחת עודכנה.', two: 'שתי תנועות עודכנו.', other: '{count} תנועות עודכנו.' },
  changesCategorized: {
    one: 'לתנועה אחת נקבעה הקטגוריה {category}.',
    two: 'לשתי תנועות נקבעה הקטגוריה {category}.',
    other: 'ל־{count} תנועות נקבעה הקטגוריה {category}.',
  },
  changesCategorizedReviewed: {
    one: 'לתנועה אחת נקבעה הקטגוריה {category} והיא סומנה כנבדקה.',
    two: 'לשתי תנועות נקבעה הקטגוריה {category} והן סומנו כנבדקות.',
    other: 'ל־{count} תנועות נקבעה הקטגוריה {category} והן סומנו כנבדקות.',
  },
  notSaved: { one: 'תנועה אחת לא נשמרה.', two: 'שתי תנועות לא נשמרו.', other: '{count} תנועות לא נשמרו.' },
  deleted: 'נמחקה {name}, {amount}',
  severalDeleted: { one: 'נמחקה תנועה אחת', two: 'נמחקו שתי תנועות', other: 'נמחקו {count} תנועות' },
  restored: 'שוחזרה {name}, {amount}',
  severalRestored: { one: 'שוחזרה תנועה אחת', two: 'שוחזרו שתי תנועות', other: 'שוחזרו {count} תנועות' },
  alreadySent: 'מאוחר מדי לבטל: הפעולה כבר נשלחה.',
  undo: 'ביטול הפעולה',
  undoing: 'מבטלים…',
  dismiss: 'סגירה',
  changeUndone: {
    one: '{name}: השינויים בוטלו.',
    two: 'השינויים בשתי תנועות בוטלו.',
    other: 'השינויים ב-{count} תנועות בוטלו.',
  },
  undone: 'בוטל: {change}',
  changesUndone: { one: 'שינוי אחד בוטל.', two: 'שני שינויים בוטלו.', other: '{count} שינויים בוטלו.' },
  changedSince: {
    one: '{name}: השתנתה מאז, ולכן השינוי לא בוטל.',
    two: 'שתי תנועות השתנו מאז, ולכן השינויים לא בוטלו.',
    other: '{count} תנועות השתנו מאז, ולכן השינויים לא בוטלו.',
  },
  undoNotSaved: 'לא בוטל. {reason}',
} satisfies Partial<Translation['bankTransactionList']>;
