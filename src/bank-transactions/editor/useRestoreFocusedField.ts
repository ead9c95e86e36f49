'use client';
import { useRef, useState } from 'react';

/** The way from transaction to transaction within one field: who is in the category goes on in the next one's category. */
export function useRestoreFocusedField() {
  const part = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => {
    let left: string | undefined;
    return {
      /** Notes where the person is, as they leave. */
      note(): void {
        const active = activeIn(part.current);
        left = active && part.current?.contains(active) ? nameOf(active) : undefined;
      },
      /** Brings them back there, in the form of another transaction, unless they went elsewhere meanwhile. */
      resume(): void {
        const name = left;
        left = undefined;
        const active = activeIn(part.current);
        if (name === undefined || (active && active !== document.body)) return;
        const controls = [...(part.current?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? [])];
        const first = controls.find((control) => control.matches('input:not([type=radio])'));
        (controls.find((control) => nameOf(control) === name) ?? first)?.focus();
      },
    };
  });
  return { part, kept };
}

export type KeptField = ReturnType<typeof useRestoreFocusedField>['kept'];

function activeIn(part: HTMLElement | null): Element | null {
  const root = part?.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

function nameOf(control: Element): string {
  const labels = 'labels' in control ? (control as HTMLInputElement).labels : null; // the controls of forms have these
  return labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '';
}
