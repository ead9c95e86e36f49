'use client';
import { useRef } from 'react';
import { focusedElement } from '../../ui/focusedElement.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import type { RowAction } from './listSlotProps.ts';

/** The actions of a row. They are not tab stops: the grid handles the keyboard. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const grid = element?.closest('table');
    if (!element || !grid) return;
    // An action can remove its row, and so can scrolling: the focus returns to the grid.
    return () => {
      if (element.contains(focusedElement(grid))) grid.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={ref} className="daybook-row-actions">
      {actions.map(({ label, icon, onPress, disabled }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          className="daybook-button"
          data-quiet=""
          aria-label={icon ? label : undefined}
          title={icon ? label : undefined}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onPress();
          }}
        >
          {icon ?? label}
        </button>
      ))}
    </div>
  );
}
