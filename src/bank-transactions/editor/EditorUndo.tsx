'use client';
import { useEffect, useRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { transactionName } from '../data/rules.ts';
import { useIsAnnounced, useRecentChanges } from '../data/useRecentChanges.ts';
import { transactionListMessages } from '../messages.ts';
import { undoMessages } from '../review/undoMessages.ts';
import { undoOf } from '../review/undoOf.ts';
import { useChangeTexts } from '../review/useChangeTexts.ts';
import { useSaveChanges } from '../review/useSaveChanges.ts';
import { useSaveTexts } from '../review/useSaveTexts.ts';

interface EditorUndoProps {
  /** The change that the editor saved last. */
  changeId: string;
  /** The transaction in the form. */
  transactionId: string;
  /** The save status of the form. */
  status: string | undefined;
}

/**
 * The save status, or what the editor saved of another transaction, with a button to undo it, also by Ctrl+Z. Where a list announces
 * it, the button is there.
 */
export default function EditorUndo({ changeId, transactionId, status }: EditorUndoProps) {
  const listMessages = useMessages('bankTransactionList', transactionListMessages);
  const messages = useMessages('bankTransactionList', undoMessages);
  const { queryClient, session } = useDaybookContext();
  const recent = useRecentChanges();
  const texts = useChangeTexts(messages);
  const { errorText } = useSaveTexts(listMessages);
  const { save } = useSaveChanges();
  const [outcome, setOutcome] = useState<string>();
  const part = useRef<HTMLDivElement>(null);
  const last = recent.changes.at(-1);
  const change = last?.id === changeId ? last : undefined;
  const [saved] = change?.saved ?? [];

  const undo = async () => {
    if (!change || !saved) return;
    // The button goes: the focus stays in the form.
    if (part.current?.matches(':focus-within')) part.current.closest('form')?.querySelector('input')?.focus();
    recent.remove(change.id);
    setOutcome(messages.undoing);
    const [result] = await save([undoOf(saved)]);
    queryClient.invalidateQueries({ queryKey: keyOf(session, 'bankTransactions') });
    if (result && 'error' in result) {
      recent.replace(change);
      setOutcome(messages.undoNotSaved({ reason: errorText(result) }));
    } else if (result && 'reason' in result) {
      const name = transactionName(saved.after, messages.unnamed);
      setOutcome(messages.changedSince({ count: 1, name }));
    } else setOutcome(texts.undone(change));
  };
  const own = useIsAnnounced() ? undefined : change; // a list says it, with a button
  const isOfOther = own && own.transaction.id !== transactionId;
  const latestUndo = useLatest(undo);
  useEffect(() => {
    const form = part.current?.closest('form');
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.defaultPrevented) return;
      event.preventDefault();
      latestUndo.current();
    };
    form?.addEventListener('keydown', onKeyDown);
    return () => form?.removeEventListener('keydown', onKeyDown);
  }, [latestUndo]);

  return (
    <div ref={part} className="daybook-editor-undo">
      <span role="status" className="daybook-secondary" dir="auto">
        {isOfOther ? texts.done(own) : change ? status : (outcome ?? status)}
      </span>
      {own && <Button onPress={undo}>{messages.undo}</Button>}
    </div>
  );
}
