import type { Translation } from '../translation.ts';

/** The attachments of a document. */
const attachments = {
  attachments: 'المرفقات',
  noAttachments: 'لا توجد مرفقات.',
  attachment: 'مرفق',
  viewAttachment: 'عرض',
  previewAttachment: 'معاينة {name}',
  addAttachment: 'إضافة…',
  dropAttachment: 'يمكنك أيضًا إسقاط الملفات أو لصقها.',
  addingAttachment: 'جارٍ الإضافة…',
  attachmentFailed: 'تعذّر إرفاق الملف. أعد المحاولة.',
  remove: 'إزالة {name}',
} satisfies Partial<Translation['journalEntry']>;

/** Saving and leaving. */
export const save = {
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ',
  nothingToSave: 'لا توجد تغييرات لحفظها.',
  cancel: 'إلغاء',
  close: 'إغلاق',
  closedTitle: 'هل تريد الحفظ في فترة مقفلة؟',
  closedWarning: 'الدفاتر مقفلة حتى {date}. سيغيّر هذا تقارير تلك الفترة.',
  changeAnyway: 'الحفظ على أي حال',
  notChecked: 'تعذّر تحميل أحدث نسخة، لذا لم يُحفظ شيء. أعد المحاولة.',
  check: 'تحقّق',
  checking: 'جارٍ التحقّق…',
  checkFailed: 'تعذّر التحقّق. أعد المحاولة بعد قليل.',
  wasSaved: 'تم حفظ تغييراتك.',
  wasNotSaved: 'لم يتم الحفظ. لا تزال تغييراتك هنا. احفظ مرة أخرى.',
  discardTitle: 'هل تريد تجاهل تغييراتك؟',
  discardText: 'لديك تغييرات غير محفوظة.',
  leaveUnknownText: 'تعذّر تأكيد حفظ تغييرك الأخير. تحقّق قبل المغادرة، أو غادر على أي حال.',
  discard: 'تجاهل',
  keepEditing: 'متابعة التعديل',
} satisfies Partial<Translation['closing']>;

/** Forms that edit one document. */
export const form = {
  ...attachments,
  ...save,
  description: 'الوصف',
  bankAccount: 'الحساب البنكي',
  dimensions: 'الأبعاد',
  statusACTIVE: 'نشط',
  statusINACTIVE: 'غير نشط (مستبعد من الدفاتر)',
  line: 'السطر {number}',
  undo: 'تراجع',
  addLine: 'إضافة سطر',
  removeLine: 'إزالة السطر {number}',
  moreDetails: 'مزيد من التفاصيل',
  customData: 'بيانات مخصصة',
  tooManyFields: 'عدد الحقول {count}. الحد 50. ادمج بعضها في حقل واحد.',
  customDataTooLong: 'عدد الأحرف في كل الحقول {count}. الحد 2,000. اختصر بعضها.',
  yours: 'قيمتك',
  current: 'الحالية',
  empty: 'فارغ',
} satisfies Partial<Translation['journalEntry']>;
