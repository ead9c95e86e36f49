'use client';
import { useCallback } from 'react';
import type { BulkActionProps } from '../../list/rows/listSlotProps.ts';
import { isSelectable } from '../../list/selection/isSelectable.ts';
import { type ListSelectionOptions, useListSelection } from '../../list/selection/useListSelection.ts';
import type { trialBalanceMessages } from '../messages.ts';
import { nameOf, type TrialBalanceRow } from './columns.tsx';

/** The props of a trial balance with checkboxes. */
export interface AccountSelectionProps extends BulkActionProps<TrialBalanceRow> {
  /** Shows a checkbox for each account; default: if `onSelectionChange` or `bulkActions` is given. */
  selectable?: boolean;
  /** Called when the selected accounts change. */
  onSelectionChange?: (selection: { glAccountIds: string[] }) => void;
}

interface AccountSelectionOptions
  extends AccountSelectionProps,
    Pick<ListSelectionOptions<TrialBalanceRow>, 'listKey' | 'order' | 'pages'> {
  messages: typeof trialBalanceMessages;
}

/** The selected accounts; undefined if accounts can't be selected. */
export function useAccountSelection(options: AccountSelectionOptions) {
  const { onSelectionChange, bulkActions, messages } = options;
  const selection = useListSelection({
    ...options,
    onSelectionChange: onSelectionChange && ((glAccountIds) => onSelectionChange({ glAccountIds })),
    bulkActions,
    labelOf: useCallback(
      ({ account }: TrialBalanceRow) => messages.selectRow({ account: nameOf(account) }),
      [messages],
    ),
  });
  return isSelectable(options) ? selection : undefined;
}
