'use client';
import { useCallback, useEffect, useState } from 'react';

/** Something that takes its time, that a person starts and may call off. */
export interface AbortableTask {
  /** What it is about. */
  subject: unknown;
  isRunning: boolean;
  /** Why it ended early; null if it did not, or was called off. */
  error: Error | null;
  start: (run: (signal: AbortSignal) => Promise<void>) => void;
  cancel: () => void;
}

/** @param subject what it is about: it is called off when that changes, as when the component goes. */
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
        if (!control.signal.aborted) error = failure as Error; // what fails here is of the client
      }
      setTask((task) => (task?.controller === control ? { subject, error } : task));
    },
    [subject],
  );
  return {
    subject,
    isRunning: control !== undefined,
    error: current?.error ?? null,
    start,
    cancel: () => control?.abort(),
  };
}
