'use client';
import { useCallback, useEffect, useState } from 'react';
import { asError } from '../errors.ts';

/** A cancellable async task started by the user. */
export interface AbortableTask {
  /** The subject of the task, such as a query. */
  subject: unknown;
  isRunning: boolean;
  /** The error it failed with; null if it succeeded or was canceled. */
  error: Error | null;
  start: (run: (signal: AbortSignal) => Promise<void>) => void;
  cancel: () => void;
  /** Cancels it, and forgets the error. A stable function. */
  reset: () => void;
}

/** @param subject the task is canceled when this changes, and when the component unmounts. */
export function useAbortableTask(subject: unknown): AbortableTask {
  const [task, setTask] = useState<{ subject: unknown; controller?: AbortController; error: Error | null }>();
  const current = task?.subject === subject ? task : undefined;
  const control = current?.controller;
  useEffect(() => () => control?.abort(), [control]);

  const start = useCallback(
    async (run: (signal: AbortSignal) => Promise<void>) => {
      const control = new AbortController();
      setTask({ subject, controller: control, error: null });
      let error: Error | null = null;
      try {
        await run(control.signal);
      } catch (failure) {
        if (!control.signal.aborted) error = asError(failure);
      }
      setTask((task) => (task?.controller === control ? { subject, error } : task));
    },
    [subject],
  );
  const reset = useCallback(() => setTask(undefined), []);
  return {
    subject,
    isRunning: control !== undefined,
    error: current?.error ?? null,
    start,
    cancel: () => control?.abort(),
    reset,
  };
}
