import type { Translation } from '../translation.ts';

/** The filters above a list. */
export const filters = {
  period: 'الفترة',
  thisMonth: 'هذا الشهر',
  lastMonth: 'الشهر الماضي',
  thisQuarter: 'هذا الربع',
  thisYear: 'هذه السنة',
  lastYear: 'السنة الماضية',
  all: 'كل التواريخ',
  custom: 'تواريخ مخصصة…',
  filter: 'تصفية',
  filterBy: 'التصفية حسب…',
  operator: 'الشرط',
  applyFilter: 'تطبيق',
  conditionIncomplete: 'أدخل قيمة أو اخترها.',
  matches: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  showMatches: {
    zero: 'عرض النتائج',
    one: 'عرض نتيجة واحدة',
    two: 'عرض نتيجتين',
    few: 'عرض {count} نتائج',
    many: 'عرض {count} نتيجة',
    other: 'عرض {count} نتيجة',
  },
  moreMatches: 'أكثر من {count} نتيجة',
  matchesWithout: 'بدون {filter}: {matches}.',
  clearFilter: 'مسح {filter}',
  chipSearch: '«{search}»',
  chipDates: ({ begin, end }) => (begin && end ? `${begin} – ${end}` : begin ? `من ${begin}` : `حتى ${end}`),
  condition: '{operator} {values}',
  range: '{from} و{to}',
  directed: '{direction} {condition}',
  amountHint: 'المبلغ الصادر سالب.',
  amountDirection: 'الاتجاه',
  amountDirection_out: 'صادر',
  amountDirection_in: 'وارد',
  amountDirection_either: 'كلاهما',
  operator_equal: 'يساوي',
  operator_notEqual: 'غير',
  operator_greaterThan: 'أكبر من',
  operator_greaterThanEqual: 'على الأقل',
  operator_lessThan: 'أقل من',
  operator_lessThanEqual: 'على الأكثر',
  operator_between: 'بين',
  operator_contain: 'يحتوي على',
  operator_in: 'ضمن',
  operator_notIn: 'غير',
  day_greaterThan: 'بعد',
  day_greaterThanEqual: 'ابتداءً من',
  day_lessThan: 'قبل',
  day_lessThanEqual: 'حتى',
  unknownChoice: 'غير معروف',
} satisfies Partial<Translation['ledger']>;

/** Texts of every list. */
export const list = {
  amountsIn: 'المبالغ بعملة {currency}',
  searching: 'جارٍ البحث…',
} satisfies Partial<Translation['ledger']>;

/** Lists whose rows can be checked. */
export const selection = {
  selected: 'المحدد: {count}',
  selectedAllLoaded: 'المحدد: {count} (كل المحمّل)',
  clearSelection: 'إلغاء التحديد',
  exportSelected: 'تصدير المحدد',
  select: 'تحديد',
} satisfies Partial<Translation['ledger']>;

/** Lists that load or export all rows. */
export const listActions = {
  loadAll: 'تحميل الكل',
  loadedSoFar: 'تم تحميل {count}',
  updating: 'جارٍ التحديث',
  refresh: 'تحديث',
  print: 'طباعة',
  exportCsv: 'تصدير CSV',
  exporting: 'جارٍ التصدير…',
} satisfies Partial<Translation['ledger']>;
