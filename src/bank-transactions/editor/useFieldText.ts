'use client';
import { useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { useReferenceTexts } from '../../reference-lists/data/useReferenceTexts.ts';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { cachedTransactionNames } from '../data/cachedTransactionNames.ts';
import { bankTransactionOptions } from '../data/options.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type EditorField, isCustomField } from '../model/editorFields.ts';
import { type FormField, type FormValues, transactionFields } from '../model/formValues.ts';
import { type LineValues, withSign } from '../model/lineValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';

/** Returns a function that formats a field; empty without a value. @param stored may have names that no loaded list has. */
export function useFieldText(
  stored: BankTransaction | undefined,
  fields: readonly EditorField[],
  messages: typeof transactionMessages,
) {
  const daybook = useDaybookContext();
  const { locale } = daybook;
  const format = useMoneyFormat(true);
  const references = useReferenceTexts();
  return useMemo(() => {
    const { listed, named, dimensionValueNames } = references;
    const dateOf = (date: PlainDate) => formatDate(date, { locale });
    const moneyOf = ({ amount }: MoneyInput, direction: FormValues['direction']) =>
      amount === null ? '' : format(withSign(amount, direction));
    /** Includes everything that lines can differ in, so that conflicting lines never look the same. */
    const lineOf = (line: LineValues, direction: FormValues['direction']) => {
      const documents = [stored?.children?.find(({ id }) => id === line.id) ?? {}, stored ?? {}];
      return listed([
        moneyOf(line.amount, direction),
        named('category', line.categoryId, documents),
        named('glAccount', line.glAccountId, documents),
        named('customer', line.customerId, documents),
        dimensionValueNames(line.dimensionValueIds, documents),
        line.notes,
        line.invoiceId && (cachedTransactionNames(daybook).invoice(line.invoiceId)?.invoiceNumber ?? messages.invoice),
        line.billId && messages.bill,
        line.payrollId && messages.payroll,
      ]);
    };
    const matchOf = (id: string) => {
      const chosen = daybook.queryClient.getQueryData(bankTransactionOptions(daybook, id).queryKey);
      const matches = [stored?.matchingBankTransaction, stored?.reconciliationMatch, chosen];
      const match = matches.find((one) => one?.id === id);
      if (!match) return messages.title;
      const { description, amount, date } = match;
      return listed([description ?? '', format(amount), dateOf(date)]);
    };
    const documents = stored ? [stored] : [];
    const texts = {
      messages,
      listed,
      dateOf,
      moneyOf,
      lineOf,
      matchOf,
      customFields: fields.filter(isCustomField),
      named: (kind: Parameters<typeof named>[0], id: string | null) => named(kind, id, documents),
      dimensionValueNames: (ids: readonly string[]) => dimensionValueNames(ids, documents),
      fileName: (id: string) => stored?.attachments?.find((file) => file.id === id)?.fileName,
    };
    return (field: FormField, values: FormValues) => transactionFields.text(field, values, texts);
  }, [daybook, references, format, locale, stored, fields, messages]);
}
