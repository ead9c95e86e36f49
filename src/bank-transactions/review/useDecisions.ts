'use client';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { useIsMounted } from '../../core/state/useIsMounted.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useStore } from '../../core/state/useStore.ts';
import { useAskBeforeLeaving } from '../../form/leaving/useUnsavedChangesGuard.ts';
import { useUnsent } from '../../form/leaving/useUnsent.ts';
import { savingMessages } from '../../form/savingMessages.ts';
import { transactionName } from '../data/rules.ts';
import type { Choices, Decision, Edits } from '../data/unsavedDecisions.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { hasChoices, itemWithChoices } from '../model/itemOfTransaction.ts';
import { useReportChanges } from '../model/useReportChanges.ts';
import { type Announcement, createDecisions, type DecisionService } from './decisions.ts';
import { useListSession } from './useListSession.ts';
import { type TransactionChange, useSaveChanges } from './useSaveChanges.ts';
import { type ChangedField, useSaveTexts } from './useSaveTexts.ts';

interface DecisionsOptions {
  announce: Dispatch<SetStateAction<Announcement | undefined>>;
  /** Called after each save. */
  onSaved: () => void;
  messages: typeof transactionListMessages;
}

/**
 * The user's decisions about transactions in the list, which are shown at once and saved in batches; offline, once the connection
 * is back.
 */
export function useDecisions({ announce, onSaved, messages }: DecisionsOptions) {
  const daybook = useDaybookContext();
  const { reasonFor, errorText } = useSaveTexts(messages);
  const { checkingSave, saveUnconfirmed } = useMessages('ui', savingMessages);
  const { save, lookUp, isReadOnly } = useSaveChanges();
  const recent = useRecentChanges();
  const reportChanges = useReportChanges();
  const isMounted = useIsMounted();
  const { lateFailures } = useListSession();
  const keepUnsent = useUnsent<readonly Decision[]>('decisions', (unsent) => decisions.takeOver(unsent));
  const changeOf = ({ row, choices, known }: Decision): TransactionChange => ({
    transaction: row,
    shown: itemWithChoices(row, choices),
    plan: (stored, closing) => {
      if (hasChoices(stored, choices)) return undefined;
      const reason = reasonFor(stored, closing, fieldOf(choices));
      if (reason !== undefined) return reason;
      const isOthers = choices.category && !known.has(stored.category?.id ?? undefined);
      return isOthers ? messages.changedByOther : itemWithChoices(stored, choices);
    },
  });
  const latest = useLatest<DecisionService>({
    daybook,
    recent,
    save: (decisions) => save(decisions.map(changeOf)),
    lookUp: (decisions, outcomes) => lookUp(decisions.map(changeOf), outcomes),
    errorOf: (outcome, choices) => {
      if (outcome.kind === 'lost') return isMounted.current ? checkingSave : saveUnconfirmed;
      return outcome.kind === 'blocked' || outcome.kind === 'failed' ? errorText(outcome, fieldOf(choices)) : undefined;
    },
    nameOf: ([row, ...others]) =>
      row && others.length === 0
        ? transactionName(row, messages.unnamed)
        : messages.count({ count: others.length + 1 }),
    announce,
    reportChanges,
    onSaved,
    isMounted: () => isMounted.current,
    announceLater: (failure) => lateFailures.set((before) => [...before, failure]),
    keepUnsent,
  });
  const [decisions] = useState(() => createDecisions(() => latest.current));
  const { store, flush, ...actions } = decisions;
  const edits: Edits = useStore(store, (state) => state);
  useAskBeforeLeaving([...edits.values()].some(({ pending }) => pending));
  useEffect(() => () => void flush(), [flush]);
  const isWaiting = [...edits.values()].some((edit) => edit.isWaiting);
  useEffect(() => {
    if (!isWaiting) return;
    if (navigator.onLine) void flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [isWaiting, flush]);
  return { edits, flush, ...actions, isReadOnly };
}

function fieldOf({ category }: Choices): ChangedField {
  return category ? 'category' : 'reviewStatus';
}
