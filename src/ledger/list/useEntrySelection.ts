'use client';
import { useMemo } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import type { BulkActionProps } from '../../list/rows/listSlotProps.ts';
import { isSelectable } from '../../list/selection/isSelectable.ts';
import { type ListSelectionOptions, useListSelection } from '../../list/selection/useListSelection.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

/** The props of a ledger with checkboxes. */
export interface EntrySelectionProps extends BulkActionProps<GlEntry> {
  /** Shows a checkbox for each entry; default: if `onSelectionChange` or `bulkActions` is given. */
  selectable?: boolean;
  /** Called when the selected entries change. */
  onSelectionChange?: (selection: { entryIds: string[] }) => void;
}

interface EntrySelectionOptions
  extends EntrySelectionProps,
    Pick<ListSelectionOptions<GlEntry>, 'listKey' | 'order' | 'pages'> {
  messages: typeof ledgerMessages;
}

/** The selected entries; undefined if entries can't be selected. */
export function useEntrySelection(options: EntrySelectionOptions) {
  const { onSelectionChange, bulkActions, messages } = options;
  const { currency, locale, timeZone } = useDaybookContext();
  const labelOf = useMemo(
    () =>
      ({ date, entity, drAmount, crAmount }: GlEntry) =>
        messages.selectRow({
          source: entity?.displayName || messages.noSource,
          date: formatDate(date, { locale, today: today(timeZone) }),
          amount: formatMoney(drAmount || crAmount || zero, { currency, locale }),
        }),
    [messages, currency, locale, timeZone],
  );
  const selection = useListSelection({
    ...options,
    onSelectionChange: onSelectionChange && ((entryIds) => onSelectionChange({ entryIds })),
    bulkActions,
    labelOf,
  });
  return isSelectable(options) ? selection : undefined;
}

const zero = toMinor(0);
