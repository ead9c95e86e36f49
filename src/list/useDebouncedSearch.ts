'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../core/query/useLatest.ts';

/** A search text as it is typed, and as it is applied a moment after the last key. */
export interface DebouncedSearch {
  text: string;
  /** Whether what is typed is not applied yet. */
  isPending: boolean;
  type: (text: string) => void;
  /** Takes a text at once. */
  apply: (text: string) => void;
  /** Empties the field, where somebody else tells that nothing is searched for. */
  empty: () => void;
}

/** Milliseconds without a key after which a search begins. */
const pause = 300;

/** @param applied the text that is searched for; when it changes from outside, what was typed gives way to it. */
export function useDebouncedSearch(applied: string, onApply: (text: string) => void): DebouncedSearch {
  /** `sent` are the texts that were told and did not come back yet. */
  const [stored, setStored] = useState({ text: applied, seen: applied, sent: [] as readonly string[] });
  let typed = stored;
  if (stored.seen !== applied) {
    // What was sent from here may come back late, when more was typed or sent already.
    const at = stored.sent.indexOf(applied);
    typed = { text: at >= 0 ? stored.text : applied, seen: applied, sent: stored.sent.slice(at + 1) };
    if (at < 0) typed.sent = [];
    setStored(typed);
  }
  const { text, sent } = typed;
  const isPending = text.trim() !== (sent.at(-1) ?? applied);
  const latestOnApply = useLatest(onApply);
  const apply = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === (sent.at(-1) ?? applied)) return setStored({ ...typed, text });
    setStored({ text, seen: applied, sent: [...sent, trimmed] });
    latestOnApply.current(trimmed);
  };
  const applyLater = useLatest(() => apply(text));

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => applyLater.current(), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, isPending, applyLater]);

  return {
    text,
    isPending,
    type: (text) => setStored({ ...typed, text }),
    apply,
    empty: () => setStored({ text: '', seen: applied, sent: [''] }),
  };
}
