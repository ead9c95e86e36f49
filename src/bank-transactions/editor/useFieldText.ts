'use client';
import { useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { customFieldName, customFieldText } from '../../form/document/customField.ts';
import { useReferenceTexts } from '../../reference-lists/data/useReferenceTexts.ts';
import { cachedTransactionNames } from '../data/cachedTransactionNames.ts';
import { bankTransactionOptions } from '../data/options.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type EditorField, isCustomField } from '../model/editorFields.ts';
import type { FormField, FormValues } from '../model/formValues.ts';
import { type LineValues, withSign } from '../model/lineValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';

/** Returns a function that formats a field; empty without a value. @param stored may have names that no loaded list has. */
export function useFieldText(
  stored: BankTransaction | undefined,
  fields: readonly EditorField[],
  messages: typeof transactionMessages,
) {
  const daybook = useDaybookContext();
  const { currency, locale, currencySign } = daybook;
  const references = useReferenceTexts();
  return useMemo(() => {
    const { listed, named, dimensionValueNames } = references;
    const moneyOf = ({ amount }: MoneyInput, direction: FormValues['direction']) =>
      amount === null ? '' : formatMoney(withSign(amount, direction), { currency, locale, currencySign });
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
    const matchOf = (id: string | null) => {
      if (id === null) return '';
      const chosen = daybook.queryClient.getQueryData(bankTransactionOptions(daybook, id).queryKey);
      const matches = [stored?.matchingBankTransaction, stored?.reconciliationMatch, chosen];
      const match = matches.find((one) => one?.id === id);
      if (!match) return messages.title;
      const { description, amount, date } = match;
      return listed([
        description ?? '',
        formatMoney(amount, { currency, locale, currencySign }),
        formatDate(date, { locale }),
      ]);
    };
    return (field: FormField, values: FormValues): string => {
      switch (field) {
        case 'date':
          return values.date ? formatDate(values.date, { locale }) : '';
        case 'amount':
          return moneyOf(values.amount, values.direction);
        case 'description':
        case 'notes':
          return values[field];
        case 'bankAccount':
        case 'category':
        case 'glAccount':
        case 'vendor':
        case 'customer':
          return named(field, values[`${field}Id`], stored ? [stored] : []);
        case 'dimensions':
          return dimensionValueNames(values.dimensionValueIds, stored ? [stored] : []);
        case 'reviewStatus':
          return values.reviewStatus === null ? messages.notSet : wordOf(messages, 'review', values.reviewStatus);
        case 'status':
          return values.status === null ? messages.notSet : wordOf(messages, 'status', values.status);
        case 'match':
          return matchOf(values.matchingBankTransactionId);
        case 'tax':
          return Object.values(values.tax).filter(Boolean).join(' ');
        case 'attachments': {
          const nameOf = (id: string) => stored?.attachments?.find((file) => file.id === id)?.fileName;
          return listed(values.attachmentIds.map((id) => nameOf(id) || messages.attachment));
        }
        case 'lines': {
          const count = values.lines.length;
          const lines = values.lines.map((line) => lineOf(line, values.direction));
          return [count === 0 ? messages.notSplit : messages.linesCount({ count }), ...lines].join(' · ');
        }
        default: {
          const own = fields.filter(isCustomField).find((each) => customFieldName(each) === field);
          return own ? customFieldText(own, values.customData) : '';
        }
      }
    };
  }, [daybook, references, currency, locale, currencySign, stored, fields, messages]);
}
