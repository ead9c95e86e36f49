'use client';
import { type ComponentProps, useEffect } from 'react';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type BulkStatus from './BulkStatus.tsx';
import type TransactionSelectionBar from './TransactionSelectionBar.tsx';

const loadStatus = () => import('./BulkStatus.tsx');
const loadSelectionBar = () => import('./TransactionSelectionBar.tsx');

interface BulkBarProps {
  /** Whether something may be selected, so that the bar is loaded before its keys are pressed. */
  isSelectable: boolean;
  /** Undefined if nothing is selected, or while it is being changed. */
  selected: ComponentProps<typeof TransactionSelectionBar> | undefined;
  status: ComponentProps<typeof BulkStatus>;
}

/** In the place of the toolbar: what is selected, or the progress of its change. */
export function BulkBar({ isSelectable, selected, status }: BulkBarProps) {
  useEffect(() => {
    if (isSelectable) loadSelectionBar().catch(() => {}); // it is loaded again for a selection
  }, [isSelectable]);
  return (
    <>
      {selected && <LazyPart load={loadSelectionBar} props={selected} />}
      <LazyPart load={loadStatus} props={status} />
    </>
  );
}
