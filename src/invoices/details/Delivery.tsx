'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { visibleText } from '../data/rules.ts';
import type { InvoiceCollectionInfo } from '../data/schema.ts';
import { DescriptionList } from './DescriptionList.tsx';
import { formatShare } from './formatShare.ts';
import type { SectionPartProps } from './partProps.ts';

/** The invoice’s terms, delivery, reminders and payment methods. */
export function Delivery({ invoice, messages }: SectionPartProps) {
  const { currency, locale } = useDaybookContext();
  const info = invoice.collectionInfo ?? {};
  const term = visibleText(info.term?.type);
  const wordsOf = (prefix: string, values: readonly string[] | null | undefined) =>
    values?.map((value) => wordOf(messages, prefix, value)) ?? [];
  return (
    <DescriptionList
      title={messages.collection}
      items={[
        { term: messages.term, texts: wordsOf('term', term ? [term] : []) },
        { term: messages.sentBy, texts: deliveryMethods(info, messages) },
        { term: messages.email, texts: [info.email] },
        { term: messages.ccEmails, texts: info.ccEmails ?? [] },
        { term: messages.bccEmails, texts: info.bccEmails ?? [] },
        { term: messages.reminders, texts: wordsOf('reminder', info.reminderSchedule) },
        { term: messages.paymentMethods, texts: wordsOf('method', info.paymentMethods) },
        { term: messages.deposit, texts: [formatShare(invoice.deposit, { currency, locale, messages })] },
      ]}
    />
  );
}

function deliveryMethods(
  { sendEmail, sendSms }: InvoiceCollectionInfo,
  messages: SectionPartProps['messages'],
): (string | undefined)[] {
  if (sendEmail === false && sendSms === false) return [messages.notSent];
  return [sendEmail ? messages.byEmail : undefined, sendSms ? messages.bySms : undefined];
}
