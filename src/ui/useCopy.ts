'use client';
import { useState } from 'react';

/** Copies a text to the clipboard. `isCopied` is the outcome for this text, undefined before an attempt. */
export function useCopy(text: string) {
  const [attempt, setAttempt] = useState<{ text: string; isCopied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAttempt({ text, isCopied: true });
    } catch {
      setAttempt({ text, isCopied: false }); // not permitted, or not a secure page
    }
  };
  return { copy, isCopied: attempt?.text === text ? attempt.isCopied : undefined };
}
