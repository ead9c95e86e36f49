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
  const [kept, setKept] = useState({ text: applied, seen: applied, sent: [] as readonly string[] });
  let typed = kept;
  if (kept.seen !== applied) {
    // What was sent from here may come back late, when more was typed or sent already.
    const at = kept.sent.indexOf(applied);
    typed = { text: at >= 0 ? kept.text : applied, seen: applied, sent: kept.sent.slice(at + 1) };
    if (at < 0) typed.sent = [];
    setKept(typed);
  }
  const { text, sent } = typed;
  const isPending = text.trim() !== (sent.at(-1) ?? applied);
  const tell = useLatest(onApply);
  const apply = (text: string) => {
    const told = text.trim();
    if (told === (sent.at(-1) ?? applied)) return setKept({ ...typed, text });
    setKept({ text, seen: applied, sent: [...sent, told] });
    tell.current(told);
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
    type: (text) => setKept({ ...typed, text }),
    apply,
    empty: () => setKept({ text: '', seen: applied, sent: [''] }),
  };
}
