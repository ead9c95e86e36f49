import type { ComponentProps } from 'react';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type BulkStatus from './BulkStatus.tsx';
import type TransactionSelectionBar from './TransactionSelectionBar.tsx';

const loadStatus = () => import('./BulkStatus.tsx');
const loadSelectionBar = () => import('./TransactionSelectionBar.tsx');

interface BulkBarProps {
  /** Undefined if nothing is selected. */
  selected: ComponentProps<typeof TransactionSelectionBar> | undefined;
  status: ComponentProps<typeof BulkStatus>;
}

/** In the place of the toolbar: what is selected, or the progress of its change. */
export function BulkBar({ selected, status }: BulkBarProps) {
  return (
    <>
      {selected && !status.bulk.run?.inProgress && <LazyPart load={loadSelectionBar} props={selected} />}
      <LazyPart load={loadStatus} props={status} />
    </>
  );
}
