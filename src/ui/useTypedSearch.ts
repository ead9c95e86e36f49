'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../core/query/useLatest.ts';

/** A search text as it is typed, and as it is applied a moment after the last key. */
export interface TypedSearch {
  text: string;
  /** Whether what is typed is not applied yet. */
  isPending: boolean;
  type: (text: string) => void;
  /** Takes a text at once. */
  apply: (text: string) => void;
}

/** Milliseconds without a key after which a search begins. */
const pause = 300;

/** @param applied the text that is searched for; when it changes from outside, what was typed gives way to it. */
export function useTypedSearch(applied: string, onApply: (text: string) => void): TypedSearch {
  const [kept, setKept] = useState({ text: applied, seen: applied, sent: applied });
  let typed = kept;
  if (kept.seen !== applied) {
    // What was sent from here may come back late, when more was typed already.
    typed = { text: kept.sent === applied ? kept.text : applied, seen: applied, sent: applied };
    setKept(typed);
  }
  const { text } = typed;
  const isPending = text.trim() !== applied;
  const tell = useLatest(onApply);
  const apply = (text: string) => {
    const sent = text.trim();
    setKept({ text, seen: applied, sent });
    if (sent !== applied) tell.current(sent);
  };
  const applyLater = useLatest(() => apply(text));

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => applyLater.current(), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, isPending, applyLater]);

  return { text, isPending, type: (text) => setKept({ ...typed, text }), apply };
}
