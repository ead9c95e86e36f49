import type { Translation } from '../translation.ts';

/** One account's ledger and all accounts'. */
export const accounts = {
  account: 'חשבון',
  noAccounts: 'עדיין אין חשבונות.',
  basis: 'שיטת הרישום',
  basisACCRUAL: 'בסיס מצטבר',
  basisCASH: 'בסיס מזומן',
  date: 'תאריך',
  openingBalance: 'יתרת פתיחה',
  debits: 'סך חובה',
  credits: 'סך זכות',
  closingBalance: 'יתרת סגירה',
  typeASSET: 'נכס',
  typeLIABILITY: 'התחייבות',
  typeEQUITY: 'הון עצמי',
  typeINCOME: 'הכנסה',
  typeCOGS: 'עלות המכר',
  typeEXPENSE: 'הוצאה',
  typeOTHER_INCOME: 'הכנסה אחרת',
  typeOTHER_EXPENSE: 'הוצאה אחרת',
  typeSUSPENSE: 'חשבון מעבר',
} satisfies Partial<Translation['ledger'] & Translation['trialBalance']>;

/** The general ledger. */
export const ledger = {
  title: 'ספר ראשי',
  caption: ({ account }) => (account ? `ספר ראשי, ${account}` : 'ספר ראשי'),
  what: 'הספר הראשי',
  whatAccounts: 'החשבונות',
  matchingOnly: 'היתרות מחושבות לפי תנועות מסוננות בלבד',
  search: 'חיפוש תנועות',
  customer: 'לקוח',
  dimensions: 'סיווג',
  source: 'מקור',
  amount: 'סכום',
  detail: 'פירוט',
  showSource: 'הצגת מסמך המקור',
  sourceBANK_TRANSACTION: 'תנועת בנק',
  sourceINVOICE: 'חשבונית',
  sourceJOURNAL_ENTRY: 'פקודת יומן',
  sourcePAYMENT: 'תשלום',
  description: 'תיאור',
  debit: 'חובה',
  credit: 'זכות',
  balance: 'יתרה',
  matchingBalance: 'יתרה (מסונן)',
  totals: ({ isFiltered }) => (isFiltered ? 'סיכומים (מסונן)' : 'סיכומים ויתרת סגירה'),
  loadAllForTotals: 'טענו את השאר כדי לראות סיכומים',
  groupByDay: 'קיבוץ לפי יום',
  balanceChart: 'תרשים היתרה',
  figures: 'סיכום',
  matchingDebits: 'סך חובה (מסונן)',
  matchingCredits: 'סך זכות (מסונן)',
  matchingNet: 'נטו (מסונן)',
  noSource: 'תנועה',
  selectRow: 'בחירת {source}, {date}, {amount}',
  selectAll: {
    one: 'בחירת התנועה שנטענה',
    two: 'בחירת שתי התנועות שנטענו',
    other: 'בחירת כל {count} התנועות שנטענו',
  },
  selectedSums: 'חובה {debits} · זכות {credits} · נטו {net}',
  empty: 'אין תנועות בתקופה הזו',
  balanceIs: 'היתרה היא {balance}.',
  showAllDates: 'הצגת כל התאריכים',
  searched: {
    one: 'החיפוש בוצע בתנועה אחת.',
    two: 'החיפוש בוצע בשתי תנועות.',
    other: 'החיפוש בוצע ב־{count} תנועות.',
  },
  searchAllDates: 'חיפוש בכל התאריכים',
  count: { one: 'תנועה אחת', two: 'שתי תנועות', other: '{count} תנועות' },
  countSoFar: { one: 'תנועה אחת עד כה', two: 'שתי תנועות עד כה', other: '{count} תנועות עד כה' },
  loadingAll: 'טוענים את כל התנועות',
  exported: {
    one: 'תנועה אחת נשמרה בקובץ {file}.',
    two: 'שתי תנועות נשמרו בקובץ {file}.',
    other: '{count} תנועות נשמרו בקובץ {file}.',
  },
  exportFailed: 'לא הצלחנו לטעון את כל התנועות, ולכן לא נשמר קובץ.',
  loadAllFailed: 'לא הצלחנו לטעון את כל התנועות. מוצג מה שנטען.',
  sourceDetail: 'פירוט המקור',
  entryId: 'מזהה תנועה',
  entityId: 'מזהה מקור',
  balanceOverTime: 'היתרה לאורך זמן',
  unreadFrom: 'תנועות מ־{date} טרם נטענו',
  unreadBefore: 'לא נטען לפני {date}',
  chart: 'תרשים',
  lowest: 'הנמוכה ביותר {balance}',
  chartHelp:
    'מקשי החצים עוברים בין הימים; Enter עובר לתנועות של היום. החזיקו Shift עם מקשי החצים כדי לבחור טווח; Enter קובע אותו כתקופה.',
} satisfies Partial<Translation['ledger']>;

/** An entry's source document. */
export const source = {
  openSource: ({ type }) =>
    type === 'BANK_TRANSACTION'
      ? 'פתיחת תנועת הבנק'
      : type === 'INVOICE'
        ? 'פתיחת החשבונית'
        : type === 'JOURNAL_ENTRY'
          ? 'פתיחת פקודת היומן'
          : type === 'PAYMENT'
            ? 'פתיחת התשלום'
            : 'פתיחת המקור',
  detailsFailed: 'לא ניתן היה לטעון את הפרטים.',
  postedTo: 'נרשם בחשבון',
  split: 'פיצול ({count})',
  vendor: 'ספק',
  review: 'בדיקה',
  reviewRECONCILED: 'מותאמת לבנק',
  reviewRECONCILIATION_DISCREPANCY: 'אי־התאמה לבנק',
  reviewPARTNER_REVIEW_REQUIRED: 'לבדיקה',
  bankText: 'תיאור הבנק',
  attachments: 'קבצים מצורפים',
  reference: 'אסמכתא',
  invoice: 'חשבונית',
  total: 'סך הכול',
  outstanding: 'יתרה פתוחה',
  due: 'מועד פירעון',
  status: 'מצב',
  invoiceStatusDRAFT: 'טיוטה',
  invoiceStatusOPEN: 'פתוחה',
  invoiceStatusCLOSED: 'שולמה',
  invoiceStatusCANCELLED: 'בוטלה',
  invoiceStatusREFUNDED: 'הוחזרה',
  invoiceStatusSCHEDULED: 'מתוזמנת',
  invoiceStatusOVERDUE: 'באיחור',
  invoiceStatusDUE_TODAY: 'לתשלום היום',
  invoiceStatusPARTIALLY_PAID: 'שולמה חלקית',
} satisfies Partial<Translation['ledger']>;
