import type { Translation } from '../translation.ts';

/** The notification settings. */
export const notifications = {
  title: 'الإشعارات',
  description: 'اختر قناة واحدة لكل حدث.',
  what: 'إعدادات الإشعارات',
  event: 'أبلغني عن',
  financialSummaries: 'الملخصات المالية',
  financialSummariesExample: 'ما دخل وما خرج وما بقي',
  bankConnectionErrors: 'مشكلات الاتصال بالبنك',
  bankConnectionErrorsExample: 'توقّف بنك عن إرسال المعاملات',
  conversations: 'المحادثات',
  conversationsExample: 'سؤال أو رد بشأن معاملة',
  channelSMS: 'SMS',
  channelEMAIL: 'بريد إلكتروني',
  channelOFF: 'إيقاف',
  headingSMS: 'SMS',
  notSet: 'لم يُختر بعد',
  waiting: 'قيد الانتظار',
  unconfirmed: 'غير مؤكد',
  checkAgain: 'التحقّق مرة أخرى',
  notSaved: 'لم يتم الحفظ',
  choiceNotSaved: 'لم يُحفظ: {choice}',
  retry: 'إعادة المحاولة',
  otherChannel: 'القيمة الحالية: {channel}',
  noUser: 'إعدادات الإشعارات خاصة بالمستخدم، ولا يوجد مستخدم مسجّل الدخول.',
} satisfies Partial<Translation['notifications']>;
