'use client';
import { useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { LoadAllTask } from '../../core/pages/useLoadAll.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

/** Why a list has no totals yet. */
export interface Pending {
  /** The number of loaded rows. */
  count: number;
  /** Whether all rows are loaded, but some may have changed. */
  isUpdating: boolean;
  loadAll: LoadAllTask;
}

interface PendingTotalsProps extends Pending {
  messages: { loadedSoFar: (facts: { count: string }) => string; updating: string; loadAll: string };
}

/** Stands in place of totals until all rows are loaded and current, with the button that loads the rest. */
export function PendingTotals({ count, isUpdating, loadAll, messages }: PendingTotalsProps) {
  const { locale } = useDaybookContext();
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const part = root.current;
    // The button goes once all rows are loaded: the focus moves to the table.
    return () => {
      if (part?.matches(':focus-within')) part.closest('table')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span className="daybook-pending-totals" ref={root}>
      <bdi>{isUpdating ? messages.updating : messages.loadedSoFar({ count: count.toLocaleString(locale) })}</bdi>
      <span aria-hidden="true">·</span>
      <Button isQuiet isDisabled={loadAll.isRunning} onPress={() => loadAll.start(loadAll.load)}>
        {messages.loadAll}
      </Button>
    </span>
  );
}
