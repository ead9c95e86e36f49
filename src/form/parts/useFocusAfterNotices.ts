'use client';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../ui/focusedElement.ts';

/**
 * Moves the focus on when the conflict or the notice that has it goes, such as after a save: to the field in conflict, or else to the
 * form's first.
 * @returns event handlers of the form.
 */
export function useFocusAfterNotices(form: RefObject<HTMLFormElement | null>) {
  const focused = useRef<Element>(undefined); // one that is removed fires no blur event
  useEffect(() => {
    const removed = focused.current;
    if (!form.current || !removed || removed.isConnected) return;
    focused.current = undefined;
    if (!isFocusLost(form.current)) return;
    const name = (removed.closest('fieldset') ?? removed).querySelector('legend')?.textContent;
    const fields = [...form.current.querySelectorAll<HTMLInputElement>(fieldSelector)];
    const inConflict = name && fields.find(({ labels }) => labels?.[0]?.textContent.startsWith(name));
    for (const field of [inConflict, ...fields]) {
      if (!isFocusLost(form.current)) return;
      if (field) field.focus(); // a hidden one doesn't take it
    }
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest('.daybook-conflict, .daybook-editor-notices') ? target : undefined;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

const fieldSelector = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';
