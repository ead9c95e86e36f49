'use client';
import { createContext, useCallback, useMemo, useState } from 'react';
import { useClosingState, useReadClosing } from '../../closing/data/queries.ts';
import { type ClosingState, closingOf, isUnavailable } from '../../closing/data/rules.ts';
import { useLockedReason } from '../../closing/notice/useLockedReason.ts';
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
import { fixedPostingOf, transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { categoryMembers, itemOfTransaction } from '../model/toItem.ts';

/** Inline category editing in the list. */
export interface InlineCategory {
  isReadOnly: boolean;
  /** By transaction id: the category being saved, or why the last one was not saved. */
  edits: ReadonlyMap<string, Edit>;
  /** The outcome of the last change. */
  announcement: { text: string; isError: boolean } | undefined;
  /** Why the category can't be changed in the list; undefined if it can. */
  blockedReason: (row: BankTransaction) => string | undefined;
  choose: (row: BankTransaction, category: NamedChoice) => void;
  announce: (text: string) => void;
  /** Clears the error of an earlier change. */
  clear: (row: BankTransaction) => void;
}

interface Edit {
  pending?: NamedChoice;
  error?: string;
}

/** Provides the cells without rerendering columns or rows. */
export const InlineCategoryContext = createContext<InlineCategory | undefined>(undefined);

export function useInlineCategory(isReadOnly: boolean, messages: typeof transactionListMessages): InlineCategory {
  const daybook = useDaybookContext();
  const { queryClient, locale } = daybook;
  const shared = useMessages('ui', uiMessages);
  const lockedReason = useLockedReason();
  const closing = useClosingState();
  const readClosing = useReadClosing();
  const save = useSaveBankTransactions();
  useCategories(); // loaded before the user types, and to name the selected category
  const [edits, setEdits] = useState<InlineCategory['edits']>(new Map());
  const [announcement, setAnnouncement] = useState<InlineCategory['announcement']>();

  const setEdit = useCallback((id: string, edit: Edit | undefined) => {
    setEdits((before) => {
      const after = new Map(before);
      if (edit) after.set(id, edit);
      else after.delete(id);
      return after;
    });
  }, []);
  const reasonFor = (row: BankTransaction, closing: ClosingState | undefined) => {
    if (row.children?.length) return messages.splitRow;
    const posting = fixedPostingOf(row);
    if (posting) return messages[`posting_${posting}`];
    if (isUnavailable(closing)) return closing.unavailable === 'unreadable' ? lockedReason(closing) : undefined;
    const state = closingOf(row.date, closing);
    if (state === 'locked') return lockedReason(closing);
    const date = closing?.date ? formatDate(closing.date, { locale }) : '';
    return state === 'warn' ? messages.warnedRow({ date }) : undefined;
  };
  const errorText = (error: Error): string => {
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
      // A save sends the whole transaction, so read it again: a stale row would revert newer changes.
      const [stored, closing] = await Promise.all([
        queryClient.fetchQuery({ ...bankTransactionOptions(daybook, row.id), staleTime: 0 }),
        readClosing(),
      ]);
      const reason = reasonFor(stored, closing);
      if (reason) return messages.categoryNotSaved({ reason });
      const [outcome] = await save.mutateAsync([
        { ...itemOfTransaction(stored), ...categoryMembers(stored, category.id) },
      ]);
      return outcome?.isSaved === false ? errorText(outcome.error) : undefined;
    } catch (error) {
      return errorText(error as Error); // the client throws nothing else
    }
  };
  const latest = useLatest({ reasonFor, saveCategory });

  const choose = useCallback(
    async (row: BankTransaction, category: NamedChoice) => {
      setEdit(row.id, { pending: category });
      const error = await latest.current.saveCategory(row, category);
      setEdit(row.id, error === undefined ? undefined : { error });
      const name = transactionName(row, messages.unnamed);
      const text =
        error === undefined ? messages.categorySaved({ name, category: category.name }) : `${name}: ${error}`;
      setAnnouncement({ text, isError: error !== undefined });
    },
    [setEdit, latest, messages],
  );
  const clear = useCallback(
    ({ id }: BankTransaction) => {
      setEdit(id, undefined);
      setAnnouncement(undefined);
    },
    [setEdit],
  );
  const areReadOnly = isReadOnly || save.isReadOnly;
  return useMemo(
    () => ({
      isReadOnly: areReadOnly,
      edits,
      announcement,
      blockedReason: (row) => latest.current.reasonFor(row, closing),
      choose,
      announce: (text) => setAnnouncement({ text, isError: false }),
      clear,
    }),
    [areReadOnly, edits, announcement, closing, choose, clear, latest],
  );
}
