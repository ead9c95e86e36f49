'use client';
import { useRef, useState } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { focusedElement } from '../../ui/focusedElement.ts';

/**
 * Keeps the focus in the same field, such as the category, when the user moves to another transaction.
 * @param sameField the names of a field that is named differently in some transactions.
 * @param firstField the name of the field in which the first form opens; undefined to leave the focus.
 */
export function useRestoreFocusedField(sameField: readonly string[], firstField: string | undefined) {
  const latest = useLatest(sameField);
  const container = useRef<HTMLDivElement>(null);
  const [focus] = useState(() => {
    let field = firstField;
    let isFirst = true;
    return {
      /** Focuses the first field; choices, such as the direction, have the key before it. */
      toFirst(): void {
        const first = 'input:not([type=radio], [type=checkbox]), textarea, select';
        container.current?.querySelector<HTMLElement>(first)?.focus();
      },
      /** Remembers the focused field. @param name of another field. */
      remember(name?: string): void {
        const active = focusedElement(container.current);
        field = name ?? (active && container.current?.contains(active) ? accessibleNameOf(active) : undefined);
      },
      /** Focuses it in the form of another transaction, unless the focus is elsewhere by then; in the first form, in a field. */
      restore(): void {
        const name = field;
        const isOpening = isFirst;
        field = undefined;
        isFirst = false;
        const elsewhere = isOpening ? 'input, textarea, select, [contenteditable]' : '*';
        if (name === undefined || focusedElement(container.current)?.matches(elsewhere)) return;
        const controls = [
          ...(container.current?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? []),
        ];
        const names = latest.current.includes(name) ? latest.current : [name];
        const first = controls.find((control) => control.matches('input:not([type=radio], [type=checkbox])'));
        // A deposit that pays invoices has a match in place of a category.
        const match =
          latest.current.includes(name) && container.current?.querySelector<HTMLElement>('.daybook-match[tabindex]');
        const control = match || controls.find((control) => names.includes(accessibleNameOf(control))) || first;
        if (!isOpening) control?.focus();
        else queueMicrotask(() => control?.focus()); // once the host has opened its dialog, in a later effect
      },
    };
  });
  return { container, focus };
}

export type FocusRestorer = ReturnType<typeof useRestoreFocusedField>['focus'];

function accessibleNameOf(control: Element): string {
  const labels = 'labels' in control ? (control as HTMLInputElement).labels : null; // only form controls have labels
  return labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '';
}
