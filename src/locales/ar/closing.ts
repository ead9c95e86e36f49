import type { checklistMessages } from '../../closing/checklistMessages.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Translation } from '../translation.ts';

/** The closing in other components. */
export const closingNotice = {
  what: 'تاريخ الإقفال',
  noticeLocked: 'الدفاتر مقفلة حتى {date}. لا يمكن تعديل أي شيء بهذا التاريخ أو قبله.',
  noticeWarned: 'الدفاتر مقفلة حتى {date}. يمكن بعد تحذير تعديل ما كان بهذا التاريخ أو قبله.',
  unknownMode: ({ modifications }) =>
    modifications === null
      ? 'إعداد الإقفال مفقود، لذا يُمنع التعديل في الفترات المقفلة.'
      : `إعداد الإقفال «${modifications}» غير معروف، لذا يُمنع التعديل في الفترات المقفلة.`,
  unreadable: 'تعذّرت قراءة تاريخ الإقفال، لذا لا يمكن تعديل أي شيء.',
  unavailable: 'لا نعلم هل الدفاتر مقفلة أم لا. إن كانت مقفلة، فقد تُرفض التغييرات في الفترة المقفلة.',
  notLoaded: 'تعذّر تحميل تاريخ الإقفال. لن يُحفظ شيء إلى أن يُحمَّل.',
  documentLocked: 'الدفاتر مقفلة حتى {date}. لا يمكن التعديل هنا.',
  documentWarned: 'الدفاتر مقفلة حتى {date}. يمكن التعديل هنا بعد تحذير.',
} satisfies Partial<Translation['closing']>;

/** The closing form. */
export const closing = {
  title: 'إقفال الدفاتر',
  stateOpen: 'الدفاتر مفتوحة. لا توجد فترة مقفلة.',
  stateLocked: 'مقفلة حتى {date}. يُمنع التعديل في التواريخ المقفلة.',
  stateWarned: 'مقفلة حتى {date}. يمكن تعديل التواريخ المقفلة بعد تحذير.',
  date: 'الدفاتر مقفلة حتى',
  dateHint: 'اتركه فارغًا لإبقاء الدفاتر مفتوحة.',
  lastMonth: 'نهاية الشهر الماضي',
  lastQuarter: 'نهاية الربع الماضي',
  lastYear: 'نهاية السنة الماضية',
  months: '{year} حسب الشهر',
  legend_closed: 'مقفلة',
  legend_close: 'تُقفل الآن، {period}',
  legend_reopen: 'يُعاد فتحها، {period}',
  legend_open: 'مفتوحة',
  through: 'حتى {date}',
  modifications: 'التعديل في التواريخ المقفلة',
  modificationsDISABLED: 'منع',
  modificationsDISABLEDDescription: 'لا يمكن لأحد أن يضيف أو يعدّل أو يحذف أي شيء بتاريخ الإقفال أو قبله.',
  modificationsENABLED_WITH_WARNING: 'تحذير',
  modificationsENABLED_WITH_WARNINGDescription: 'يظل ممكنًا بعد تحذير بأن الأرقام المعلنة ستتغيّر.',
  modificationsUnknown: 'ضُبط في مكان آخر. يُمنع التعديل في التواريخ المقفلة.',
  notYet: 'يسري بعد إقفال الدفاتر.',
  open: 'الدفاتر مفتوحة',
  futureHint: '{date} تاريخ مستقبلي، لذا يُقفل أيضًا كل ما يُسجَّل اليوم.',
  notChecked: 'تعذّر تحميل تاريخ الإقفال، لذا لم يُحفظ شيء. لا تزال تغييراتك هنا. أعد المحاولة.',
  closeBooks: 'إقفال الدفاتر',
  closeThrough: 'الإقفال حتى {date}',
  reopen: 'إعادة فتح {period}',
  closedLocked: 'أُقفلت الدفاتر حتى {date}. التعديل ممنوع.',
  closedWarned: 'أُقفلت الدفاتر حتى {date}. التعديل مسموح بعد تحذير.',
  opened: 'الدفاتر مفتوحة.',
  undo: 'تراجع',
  undone: ({ state }) => `تم التراجع. ${state}`,
  changedSince: 'غيّر شخص آخر الإقفال منذ ذلك الحين، لذا لم يتم التراجع عن شيء.',
  openItemsTitle: 'هل تريد الإقفال مع وجود بنود مفتوحة (العدد: {number})؟',
  openItemsLocked: '{items}. ما كان منها بتاريخ {date} أو قبله لن يمكن تعديله ما دام التعديل ممنوعًا.',
  openItemsWarned: '{items}. ما كان منها بتاريخ {date} أو قبله لن يمكن تعديله إلا بعد تحذير.',
  closeAnyway: 'الإقفال على أي حال',
  reopenPeriodTitle: 'هل تريد إعادة فتح {period}؟',
  reopenPeriodText: ({ begin, end }) =>
    `سيمكن تعديل كل ما كان ${begin === end ? `بتاريخ ${begin}` : `من ${begin} حتى ${end}`} بحرية، وستتغيّر معه تقارير تلك الفترة.`,
  reopenPeriod: 'إعادة الفتح',
  reopenBooksTitle: 'هل تريد إعادة فتح الدفاتر؟',
  reopenBooksText: 'سيمكن تعديل كل ما كان بتاريخ {date} أو قبله بحرية، وستتغيّر معه تقارير تلك الفترة.',
  reopenBooks: 'إعادة فتح الدفاتر',
  keepClosed: 'إبقاؤها مقفلة',
  severalCompanies: 'يُحدَّد تاريخ الإقفال لكل شركة على حدة. انتقل إلى شركة واحدة لتغيير تاريخها.',
  modeMissing: 'اختر ما يحدث للتعديلات في الفترة المقفلة.',
} satisfies Partial<Translation['closing']>;

/** The checklist in the closing form. */
export const checklist = {
  beforeClosing: 'قبل إقفال {period}',
  toReview: 'بانتظار المراجعة',
  toReviewDescription: 'معاملات بنكية تنتظر المراجعة',
  toReviewAction: 'مراجعة {count}',
  toReviewCount: '{number} بانتظار المراجعة',
  uncategorized: 'بلا فئة',
  uncategorizedDescription: 'بلا فئة وبلا حساب',
  uncategorizedAction: 'تحديد فئة {count}',
  uncategorizedCount: '{number} بلا فئة',
  unreconciled: 'غير مسوّاة',
  unreconciledDescription: 'مختلفة عن بيانات البنك',
  unreconciledAction: 'فتح {count}',
  unreconciledCount: '{number} غير مسوّاة',
  draftInvoices: 'مسودات الفواتير',
  draftInvoicesDescription: 'لم تُرسل بعد',
  draftInvoicesNone: 'لا توجد مسودات بتاريخ ضمن هذه الفترة',
  draftInvoicesAction: 'فتح {count}',
  draftInvoicesCount: 'مسودات الفواتير: {number}',
  atLeast: '{count} أو أكثر',
  noneOpen: 'لا شيء',
  notCounted: 'تعذّر العدّ.',
  incomplete: 'لم يُعثر على شيء حتى الآن، لكن تعذّر التحقّق من الكل.',
  openList: 'فتح القائمة',
  allClear: 'لم يبقَ شيء مفتوح حتى {date}',
  canCloseLocked:
    'البنود المفتوحة في هذه الفترة: {number}. يمكنك الإقفال مع وجود بنود مفتوحة؛ لن يمكن تعديلها بعد ذلك.',
  canCloseWarned:
    'البنود المفتوحة في هذه الفترة: {number}. يمكنك الإقفال مع وجود بنود مفتوحة؛ لن يمكن تعديلها بعد ذلك إلا بعد تحذير.',
} satisfies Required<MessageOverrides<typeof checklistMessages>>;
