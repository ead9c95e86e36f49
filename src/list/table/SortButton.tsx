'use client';
import type { ReactNode } from 'react';
import { CellText } from '../rows/CellText.tsx';
import { focusOnceShown } from '../rows/focusOnceShown.ts';

interface SortButtonProps {
  columnId: string;
  direction: 'ascending' | 'descending' | 'none';
  onChange: () => void;
  children: ReactNode;
}

/** The header of a sortable column. Its cell has `aria-sort`. */
export function SortButton({ columnId, direction, onChange, children }: SortButtonProps) {
  return (
    <button
      type="button"
      className="daybook-plain-button daybook-sort"
      data-direction={direction}
      onClick={({ currentTarget }) => {
        // Another order has another table.
        const part = currentTarget.closest<HTMLElement>('.daybook-container');
        focusOnceShown(part, currentTarget, `table [data-column="${CSS.escape(columnId)}"] .daybook-sort`);
        onChange();
      }}
    >
      <CellText>{children}</CellText>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 5l3-3 3 3" />
        <path d="M3 7l3 3 3-3" />
      </svg>
    </button>
  );
}
