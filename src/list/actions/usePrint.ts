'use client';
import { useEffect, useState } from 'react';
import { useEmit } from '../../ui/root/lifecycle.ts';

/**
 * Prints the page once the loaded rows are rendered.
 * @param isBusy whether rows are still loading.
 * @returns a function that requests it.
 */
export function usePrint(isBusy: boolean): () => void {
  const [isRequested, setRequested] = useState(false);
  const emit = useEmit();
  useEffect(() => {
    if (!isRequested || isBusy) return;
    // In a task after the one in which React Query reports the last page.
    const timer = setTimeout(() => {
      setRequested(false);
      window.print();
      emit({ type: 'list.printed' });
    });
    return () => clearTimeout(timer);
  }, [isRequested, isBusy, emit]);
  return () => setRequested(true);
}
