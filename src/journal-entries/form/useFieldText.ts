'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { type MoneyInput, textOfMoney } from '../../core/money/parseMoneyInput.ts';
import { useReferenceTexts } from '../../reference-lists/data/useReferenceTexts.ts';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import { type FormField, type FormValues, filledLines } from '../model/formValues.ts';

/** Returns a function that formats a field; empty without a value. @param stored may have names that no loaded list has. */
export function useFieldText(stored: JournalEntry | undefined, messages: typeof journalEntryMessages) {
  const { currency, locale } = useDaybookContext();
  const { listed, named, dimensionValueNames } = useReferenceTexts();
  return useMemo(() => {
    const documents = stored ? [stored] : [];
    const sideOf = (side: string, input: MoneyInput) => {
      const text = textOfMoney(input, { currency, locale });
      return text && `${side} ${text}`;
    };
    return (field: FormField, values: FormValues): string => {
      switch (field) {
        case 'description':
          return values.description;
        case 'bankAccount':
          return named(field, values.bankAccountId, documents);
        case 'dimensions':
          return dimensionValueNames(values.dimensionValueIds, documents);
        case 'lines':
          return filledLines(values)
            .map(({ glAccountId, accountText, drAmount, crAmount }) =>
              listed([
                named('glAccount', glAccountId, stored?.children ?? []) || accountText,
                sideOf(messages.debit, drAmount),
                sideOf(messages.credit, crAmount),
              ]),
            )
            .join(' · ');
        case 'recurrence': {
          const { frequency, interval } = values.recurrence;
          if (frequency === '') return messages.frequencyNone;
          return listed([wordOf(messages, 'frequency', frequency), interval && `${messages.interval} ${interval}`]);
        }
        case 'attachments': {
          const nameOf = (id: string) => stored?.attachments?.find((file) => file.id === id)?.fileName;
          return listed(values.attachmentIds.map((id) => nameOf(id) || messages.attachment));
        }
        case 'customData':
          return listed(values.customData.map(({ name, text }) => `${name}: ${text}`));
      }
    };
  }, [stored, listed, named, dimensionValueNames, currency, locale, messages]);
}
