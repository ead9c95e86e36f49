'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';

/** A search text that is applied when the user stops typing. */
export interface DebouncedSearch {
  text: string;
  /** Whether the typed text is not applied yet. */
  isPending: boolean;
  type: (text: string) => void;
  /** Applies a text immediately. */
  apply: (text: string) => void;
  /** Clears the field without applying: the caller clears the search itself. */
  clear: () => void;
}

/** Milliseconds. */
const delay = 300;

/** @param applied the current search; when it changes from outside, it replaces the typed text. */
export function useDebouncedSearch(applied: string, onApply: (text: string) => void): DebouncedSearch {
  /** `sent` has the applied texts that `applied` does not reflect yet. */
  const [stored, setStored] = useState({ text: applied, seen: applied, sent: [] as readonly string[] });
  let typed = stored;
  if (stored.seen !== applied) {
    // `applied` can lag behind, while more is typed or applied.
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
    const timer = setTimeout(() => applyLater.current(), text === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [text, isPending, applyLater]);

  return {
    text,
    isPending,
    type: (text) => setStored({ ...typed, text }),
    apply,
    clear: () => setStored({ text: '', seen: applied, sent: [''] }),
  };
}
