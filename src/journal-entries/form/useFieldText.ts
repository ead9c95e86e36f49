'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { textOfMoney } from '../../core/money/parseMoneyInput.ts';
import { useReferenceTexts } from '../../reference-lists/data/useReferenceTexts.ts';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import { entryFields, type FormField, type FormValues } from '../model/formValues.ts';

/** Returns a function that formats a field; empty without a value. @param stored may have names that no loaded list has. */
export function useFieldText(stored: JournalEntry | undefined, messages: typeof journalEntryMessages) {
  const { currency, locale } = useDaybookContext();
  const { listed, named, dimensionValueNames } = useReferenceTexts();
  return useMemo(() => {
    const documents = stored ? [stored, ...stored.children] : [];
    const texts = {
      messages,
      listed,
      named: (kind: 'bankAccount' | 'glAccount', id: string | null) => named(kind, id, documents),
      dimensionValueNames: (ids: readonly string[]) => dimensionValueNames(ids, documents),
      fileName: (id: string) => stored?.attachments?.find((file) => file.id === id)?.fileName,
      sideOf(side: string, amount: Parameters<typeof textOfMoney>[0]) {
        const text = textOfMoney(amount, { currency, locale });
        return text && `${side} ${text}`;
      },
    };
    return (field: FormField, values: FormValues) => entryFields.text(field, values, texts);
  }, [stored, listed, named, dimensionValueNames, currency, locale, messages]);
}
