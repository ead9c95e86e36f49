'use client';
import { useEffect } from 'react';

/** Brings the focus to the first thing that is wrong: a field, else what is said above them. */
export function useFocusFirstError(form: { current: HTMLFormElement | null }, times: number): void {
  useEffect(() => {
    if (times === 0) return;
    const wrong = '[aria-invalid=true], [data-invalid] button, [data-first-wrong]';
    const notices = form.current?.querySelector<HTMLElement>('.daybook-editor-notices');
    (form.current?.querySelector<HTMLElement>(wrong) ?? notices)?.focus();
  }, [form, times]);
}
