'use client';
import { useReadClosing } from '../../closing/data/queries.ts';
import { type ClosingState, closingOf } from '../../closing/data/rules.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useStore } from '../../core/state/useStore.ts';
import { hidesCustomData } from '../../core/writes/customData.ts';
import { type CustomFieldError, customFieldErrors, withCustomFields } from '../../form/document/customField.ts';
import type { DocumentState } from '../../form/document/documentState.ts';
import { useDocumentForm } from '../../form/document/useDocumentForm.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { addedToReview, changeReviewCount } from '../data/changeReviewCount.ts';
import { findBySource } from '../data/findBySource.ts';
import { bankTransactionLists, bankTransactionOptions } from '../data/options.ts';
import type { BankTransaction } from '../data/schema.ts';
import { changedResources } from '../data/useOptimisticSave.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { type ChooseFields, editorFields, isCustomField, isSeen } from '../model/editorFields.ts';
import type { FormValues } from '../model/formValues.ts';
import { isRecategorized } from '../model/isRecategorized.ts';
import { useSaveAndRefetch } from '../model/mutations.ts';
import { withoutEmptyLines } from '../model/splitLines.ts';
import { toItem } from '../model/toItem.ts';
import { type TransactionDocument, transactionDocument } from '../model/transactionDocument.ts';
import { useReportChanges } from '../model/useReportChanges.ts';
import { type ValidationError, validate } from '../model/validate.ts';
import { useListSession } from '../review/useListSession.ts';

interface TransactionFormOptions {
  /** Undefined for a new one. */
  stored: BankTransaction | undefined;
  /** The values of a new one. */
  initial: FormValues;
  closing: ClosingState | undefined;
  dimensions: readonly Dimension[] | undefined;
  /** Whether `stored` is placeholder data, until the service responds. */
  isProvisional: boolean;
  /** Called when it can’t be read again. */
  onReadError: ((error: Error) => void) | undefined;
  customData: Record<string, unknown> | undefined;
  chooseFields: ChooseFields | undefined;
  /** Whether the transaction was opened with an account in place of a category. */
  isPosted: boolean;
  /** Whether the host turned off all changes. */
  isReadOnlyByHost: boolean;
  /** The review status that another category gives a transaction to review; undefined for none. */
  categorizedAs: string | undefined;
  /** Called with the change that an undo takes back. */
  onChange: (changeId: string) => void;
  onSaved: (transaction: BankTransaction) => void;
  /** Called once the device is online, to save what couldn’t be sent. */
  onOnline: () => void;
  /** Called when the form couldn’t be saved, to focus the first error. */
  onInvalid: () => void;
  /** Called instead of a save in a closed period that the user has to confirm. */
  onClosed: () => void;
}

export type TransactionFormState = ReturnType<typeof useTransactionForm>;

/** The form of one bank transaction. */
export function useTransactionForm(options: TransactionFormOptions) {
  const {
    stored,
    initial,
    closing,
    dimensions,
    isProvisional,
    customData,
    chooseFields,
    isPosted,
    isReadOnlyByHost,
    categorizedAs,
  } = options;
  const { onReadError, onChange, onSaved, onOnline, onInvalid, onClosed } = options;
  const daybook = useDaybookContext();
  const { http, queryClient, session, hasEnded } = daybook;
  // A list refetches by itself once the user pauses, so that what is done stays for a moment.
  const isListed = useStore(useListSession().listedRows, (lists) => lists.length > 0);
  const write = useSaveAndRefetch({}, isListed ? ['ledger', 'invoices'] : changedResources);
  const readClosing = useReadClosing();
  const recent = useRecentChanges();
  const emit = useEmit();
  const reportChanges = useReportChanges();
  const reviews = (values: FormValues, before: BankTransaction | undefined) =>
    categorizedAs !== undefined && before !== undefined && isRecategorized(values, before);
  const fieldsOf = ({ direction }: FormValues) => editorFields(direction, chooseFields, isPosted);
  const errorsOf = (
    { values, base, stored }: DocumentState<TransactionDocument>,
    now: ClosingState | undefined = closing,
  ) => [
    ...validate(values, { closing: now, dimensions, base }),
    ...(hidesCustomData(stored?.customData)
      ? []
      : customFieldErrors(
          fieldsOf(values).filter(isCustomField),
          values.customData,
          stored && base.customData,
          customData,
        )),
  ];
  const { form, current, isDirty, phase, notice } = useDocumentForm<TransactionDocument, ClosingState>(
    transactionDocument,
    {
      stored,
      opened: () => transactionDocument.initialState(stored, initial, isProvisional),
      read: ({ id }) =>
        queryClient.fetchQuery({ ...bankTransactionOptions(daybook, id), staleTime: 0 }).catch((error: Error) => {
          onReadError?.(error);
          throw error;
        }),
      readClosing,
      permissionOf: (document, now) => {
        if (document.stored && closingOf(document.stored.date, now) === 'locked') return 'refused';
        const dates = [document.values.date, document.stored?.date].filter((date) => date !== undefined);
        return dates.some((date) => closingOf(date, now) === 'warn') ? 'confirm' : 'allowed';
      },
      isShown: (name, values) => isSeen(fieldsOf(values), name),
      isValid: (document, now) => errorsOf(document, now).length === 0,
      valuesToSave: withoutEmptyLines,
      toItem: (values, before) => ({
        ...toItem(reviews(values, before) ? { ...values, reviewStatus: categorizedAs ?? null } : values, before),
        ...(customData && {
          customData: hidesCustomData(before?.customData)
            ? customData
            : withCustomFields(customData, fieldsOf(values).filter(isCustomField), values.customData),
        }),
      }),
      write: write.mutateAsync,
      findNew: async (attempts) => {
        const found = await findBySource(http, attempts);
        if (found && !hasEnded()) queryClient.setQueryData(bankTransactionOptions(daybook, found.id).queryKey, found);
        return found;
      },
      onStored: (changes) => {
        for (const { before, after } of changes) {
          emit({ type: 'bankTransaction.saved', transactionId: after.id, isNew: before === undefined });
          if (!before) {
            if (isListed) queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) });
            continue;
          }
          const saved = [{ before, after }];
          changeReviewCount(daybook, [[after, addedToReview(before.reviewStatus, after.reviewStatus)]]);
          onChange(recent.add({ transaction: after, count: 1, isOfEditor: true, saved }).id);
          reportChanges(saved);
        }
      },
      onSaved: ([change]) => change && onSaved(change.after),
      onOnline,
      onInvalid,
      onQuestion: onClosed,
      onDeletedByOther: () => queryClient.invalidateQueries({ queryKey: bankTransactionLists(session) }),
    },
  );
  const { outcome, rejection, isSubmitted } = current;
  const isUnknown = outcome === 'outcomeUnknown' && phase === 'editing';
  const alsoReviews = useStore(form.values, (values) => reviews(values, current.stored));
  const isValid = (values: FormValues) => errorsOf({ ...current, values: withoutEmptyLines(values) }).length === 0;
  return {
    ...current,
    values: form.values,
    isDirty,
    addUpload: form.addUpload,
    isUploading: useStore(form.store, ({ uploads }) => uploads.length > 0),
    /** Whether a save also marks it as reviewed, because of its category. */
    alsoReviews,
    isValid,
    /** The errors of the form's values once it was submitted, at the lines as they are in the form. */
    validationErrorsOf: (values: FormValues) =>
      isSubmitted && !isValid(values) ? errorsOf({ ...current, values }) : noErrors,
    phase: isUnknown ? ('outcomeUnknown' as const) : phase,
    notice: notice ?? outcome,
    isReadOnly: isReadOnlyByHost || write.isReadOnly,
    error: rejection?.error ?? null,
    edit: form.edit,
    choose: form.choose,
    keepStored: form.keepStored,
    discard: form.discard,
    save: form.save,
    check: form.check,
  };
}

const noErrors: readonly (ValidationError | CustomFieldError)[] = [];
