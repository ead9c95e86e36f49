'use client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { useStore } from '../../core/state/useStore.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { isUndoKey } from '../../ui/pressedKey.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { useChangeTexts } from '../review/useChangeTexts.ts';
import { useListSession } from '../review/useListSession.ts';
import { useUndo } from '../review/useUndo.ts';
import { useUndoOutsideList } from '../review/useUndoOutsideList.ts';

interface EditorUndoProps {
  /** The change that the editor saved last; undefined if it saved none. */
  changeId: string | undefined;
  /** The transaction in the form. */
  transactionId: string;
  /** Called with a text for the form’s status, which it shows in place of *Saved*; undefined for none. */
  onTextChange: (text: string | undefined) => void;
  /** Called with the text of an undo that failed once this part is gone, such as after an input. */
  onMissedFailure: (text: string) => void;
}

/**
 * A button that undoes what the editor saved last. The status says what that was, if of another transaction, and what the undo did.
 * Ctrl+Z undoes the session's changes, the last one first. Where a list announces changes, the button is there, and it undoes them.
 */
export default function EditorUndo({ changeId, transactionId, onTextChange, onMissedFailure }: EditorUndoProps) {
  const { messages, review } = useUndoOutsideList();
  const last = useRecentChanges().changes.at(-1);
  const texts = useChangeTexts(messages);
  const undoInList = useStore(useListSession().undos, (undos) => undos.at(-1));
  const part = useRef<HTMLDivElement>(null);
  const { undo, isUndoing, outcome } = useUndo(review, messages, texts, (text) => {
    if (!part.current) onMissedFailure(text);
  });
  const own = !undoInList && last?.id === changeId ? last : undefined;
  const isOfOther = own && own.transaction.id !== transactionId;

  const text = isUndoing ? messages.undoing : (outcome?.text ?? (isOfOther ? texts.done(own) : undefined));
  useEffect(() => {
    onTextChange(text);
    return () => onTextChange(undefined);
  }, [text, onTextChange]);

  const latestUndo = useLatest(undoInList ?? (() => undo()));
  useEffect(() => {
    const form = part.current?.closest('form');
    // In a field with input, such as a search, the keys undo that.
    const edited = new Set<EventTarget | null>();
    const onInput = ({ target }: Event) => edited.add(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || event.defaultPrevented || edited.has(event.target)) return;
      event.preventDefault();
      latestUndo.current();
    };
    form?.addEventListener('input', onInput);
    form?.addEventListener('keydown', onKeyDown);
    return () => {
      form?.removeEventListener('input', onInput);
      form?.removeEventListener('keydown', onKeyDown);
    };
  }, [latestUndo]);

  return (
    <div ref={part} className="daybook-editor-undo">
      {own && !isUndoing && (
        <Button
          onPress={() => {
            // The button goes: the focus stays in the form.
            if (part.current?.matches(':focus-within')) part.current.closest('form')?.querySelector('input')?.focus();
            undo(own.id);
          }}
        >
          {messages.undo}
        </Button>
      )}
    </div>
  );
}
