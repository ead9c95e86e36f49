'use client';
import { createContext, useCallback, useMemo, useState } from 'react';
import { useClosingState, useReadClosing } from '../../closing/data/queries.ts';
import { type ClosingState, closingOf, isModeUnknown, isUnavailable } from '../../closing/data/rules.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { NotFoundError, RejectedError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { isNotFound } from '../../core/query/isNotFound.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { saveFailureTexts } from '../../form/saveFailureTexts.ts';
import { useCategories } from '../../reference-lists/data/queries.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useSaveBankTransactions } from '../data/mutations.ts';
import { bankTransactionOptions } from '../data/queries.ts';
import { bookingOf, transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { itemOfTransaction, membersOfCategory } from '../model/toItem.ts';

/** Changing the categories of transactions where they stand in the list. */
export interface InlineCategory {
  isReadOnly: boolean;
  /** By the transaction's id, a category that is on its way, or why one was not saved. */
  of: ReadonlyMap<string, { pending?: NamedChoice; refusal?: string }>;
  /** What there is to say of the last one. */
  told: { text: string; isRefusal: boolean } | undefined;
  /** Why the category of this transaction cannot be changed here; undefined where it can. */
  obstacleOf: (row: BankTransaction) => string | undefined;
  choose: (row: BankTransaction, category: NamedChoice) => void;
  /** Says why something is not possible. */
  explain: (reason: string) => void;
  /** Takes back what was said of an earlier try. */
  begin: (row: BankTransaction) => void;
}

/** For the cells, so that no column and no row changes with it. */
export const InlineCategoryContext = createContext<InlineCategory | undefined>(undefined);

export function useInlineCategory(isReadOnly: boolean, messages: typeof transactionListMessages): InlineCategory {
  const daybook = useDaybookContext();
  const { queryClient, locale } = daybook;
  const shared = useMessages('ui', uiMessages);
  const closing = useClosingState();
  const readClosing = useReadClosing();
  const save = useSaveBankTransactions();
  useCategories(); // there before a person types the first letter of one, and to name what was chosen
  const [of, setOf] = useState<InlineCategory['of']>(new Map());
  const [told, setTold] = useState<InlineCategory['told']>();

  const put = useCallback((id: string, edit: { pending?: NamedChoice; refusal?: string } | undefined) => {
    setOf((before) => {
      const after = new Map(before);
      if (edit) after.set(id, edit);
      else after.delete(id);
      return after;
    });
  }, []);
  const obstacle = (row: BankTransaction, closing: ClosingState | undefined) => {
    if (row.children?.length) return messages.splitRow;
    const booking = bookingOf(row);
    if (booking) return messages[`booked_${booking}`];
    if (isUnavailable(closing)) return closing.unavailable === 'unreadable' ? messages.closingUnreadableRow : undefined;
    const date = closing?.date ? formatDate(closing.date, { locale }) : '';
    const state = closingOf(row.date, closing);
    if (state === 'open') return undefined;
    if (state === 'warn') return messages.warnedRow({ date });
    return isModeUnknown(closing) ? messages.unknownClosingRow({ date }) : messages.closedRow({ date });
  };
  const refusalOf = (error: Error): string => {
    if (isNotFound(error)) return messages.categoryNotSaved({ reason: messages.deletedRow });
    const { rest } = formErrorsOf(error, {});
    if (error instanceof RejectedError || error instanceof NotFoundError)
      return messages.categoryNotSaved({ reason: rest.join(' ') });
    const formErrors = { byField: {}, rest: [] };
    return saveFailureTexts({ error, formErrors }, messages.whatCategory, shared).join(' ');
  };
  /** @returns why it was not saved; undefined if it was. */
  const saveCategory = async (row: BankTransaction, category: NamedChoice): Promise<string | undefined> => {
    try {
      // The list may be older than what is stored, and all of a transaction is saved: nothing that changed since is put back.
      const [stored, closing] = await Promise.all([
        queryClient.fetchQuery({ ...bankTransactionOptions(daybook, row.id), staleTime: 0 }),
        readClosing(),
      ]);
      const reason = obstacle(stored, closing);
      if (reason) return messages.categoryNotSaved({ reason });
      const [outcome] = await save.mutateAsync([
        { ...itemOfTransaction(stored), ...membersOfCategory(stored, category.id) },
      ]);
      return outcome?.isSaved === false ? refusalOf(outcome.error) : undefined;
    } catch (error) {
      return refusalOf(error as Error); // what fails here is of the client
    }
  };
  const latest = useLatest({ obstacle, saveCategory });

  const choose = useCallback(
    async (row: BankTransaction, category: NamedChoice) => {
      put(row.id, { pending: category });
      const refusal = await latest.current.saveCategory(row, category);
      put(row.id, refusal === undefined ? undefined : { refusal });
      const name = transactionName(row, messages.unnamed);
      const text =
        refusal === undefined ? messages.categorySaved({ name, category: category.name }) : `${name}: ${refusal}`;
      setTold({ text, isRefusal: refusal !== undefined });
    },
    [put, latest, messages],
  );
  const begin = useCallback(
    ({ id }: BankTransaction) => {
      put(id, undefined);
      setTold(undefined);
    },
    [put],
  );
  const areReadOnly = isReadOnly || save.isReadOnly;
  return useMemo(
    () => ({
      isReadOnly: areReadOnly,
      of,
      told,
      obstacleOf: (row) => latest.current.obstacle(row, closing),
      choose,
      explain: (text) => setTold({ text, isRefusal: false }),
      begin,
    }),
    [areReadOnly, of, told, closing, choose, begin, latest],
  );
}
