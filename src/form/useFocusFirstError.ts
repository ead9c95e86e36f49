'use client';
import { useEffect } from 'react';

/** Focuses the first invalid field, or else the notices above the form. @param times how often saving found errors. */
export function useFocusFirstError(form: { current: HTMLFormElement | null }, times: number): void {
  useEffect(() => {
    if (times === 0) return;
    const invalid = '[aria-invalid=true], [data-invalid] button, [data-first-invalid]';
    const notices = form.current?.querySelector<HTMLElement>('.daybook-editor-notices');
    (form.current?.querySelector<HTMLElement>(invalid) ?? notices)?.focus();
  }, [form, times]);
}
