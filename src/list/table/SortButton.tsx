'use client';
import type { ReactNode } from 'react';
import { CellText } from '../rows/CellText.tsx';
import { keepSortFocus } from './keepSortFocus.ts';

interface SortButtonProps {
  direction: 'ascending' | 'descending' | 'none';
  onChange: () => void;
  children: ReactNode;
}

/** The header of a sortable column. Its cell has `aria-sort`. */
export function SortButton({ direction, onChange, children }: SortButtonProps) {
  return (
    <button
      type="button"
      className="daybook-plain-button daybook-sort"
      data-direction={direction}
      onClick={({ currentTarget }) => {
        keepSortFocus(currentTarget);
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
