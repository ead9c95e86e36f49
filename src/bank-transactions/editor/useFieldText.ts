'use client';
import { useMemo } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { MoneyInput } from '../../core/money/parseMoneyInput.ts';
import { dimensionsOptions } from '../../reference-lists/data/queries.ts';
import { findDimensionValue } from '../../reference-lists/data/rules.ts';
import { cachedInvoice, cachedNames, type ReferenceNames } from '../data/cachedNames.ts';
import { bankTransactionOptions } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { FormField, FormValues } from '../model/formValues.ts';
import { type LineValues, withSign } from '../model/lineValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';

/** Returns a function that formats a field. @param stored may have names that are missing from the loaded lists. */
export function useFieldText(stored: BankTransaction | undefined, messages: typeof transactionMessages) {
  const daybook = useDaybookContext();
  const { currency, locale, currencySign } = daybook;
  return useMemo(() => {
    const names = cachedNames(daybook);
    const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
    const listed = (texts: readonly string[]) => list.format(texts.filter((text) => text !== ''));
    const moneyOf = ({ amount }: MoneyInput, direction: FormValues['direction']) =>
      amount === null ? '' : formatMoney(withSign(amount, direction), { currency, locale, currencySign });
    const named = (kind: Referred, id: string | null, documents: readonly Naming[]) => {
      if (id === null) return '';
      const known: Named = documents.map((document) => document[kind]).find((one) => one?.id === id) ?? names[kind](id);
      return known.displayName || known.name || id;
    };
    const dimensionValueNames = (ids: readonly string[], documents: readonly Naming[]) => {
      const dimensions = daybook.queryClient.getQueryData(dimensionsOptions(daybook).queryKey) ?? [];
      const known = documents.flatMap((document) => document.dimensionValues ?? []);
      const all = dimensions.flatMap(({ values }) => values);
      return listed(
        ids.map((id) => (known.find((value) => value.id === id) ?? findDimensionValue(all, id))?.name || id),
      );
    };
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
        line.invoiceId && (cachedInvoice(daybook, line.invoiceId)?.invoiceNumber ?? messages.invoice),
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
    const textOf = (field: FormField, values: FormValues): string => {
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
      }
    };
    return (field: FormField, values: FormValues) => textOf(field, values) || messages.empty;
  }, [daybook, currency, locale, currencySign, stored, messages]);
}

type Referred = keyof ReferenceNames;
type Named = { displayName?: string | null | undefined; name?: string | null | undefined };
/** A transaction or a split line, with the names of its references. */
type Naming = Partial<Pick<BankTransaction, Referred | 'dimensionValues'>>;
