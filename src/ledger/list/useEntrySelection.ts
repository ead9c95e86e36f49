'use client';
import { useMemo } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { exactSum, negate } from '../../core/money/sum.ts';
import type { BulkActionProps } from '../../list/rows/listSlotProps.ts';
import { useListSelection } from '../../list/useListSelection.ts';
import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';

/** The props of a ledger with checkboxes. */
export interface EntrySelectionProps extends BulkActionProps<GlEntry> {
  /** Shows a checkbox for each entry; default: if `onSelectionChange` or `bulkActions` is given. */
  selectable?: boolean;
  /** Called when the checked entries change. */
  onSelectionChange?: (selection: { entryIds: string[] }) => void;
}

interface EntrySelectionOptions extends EntrySelectionProps {
  /** Identifies the list: another one starts without a selection. */
  listKey: string;
  pages: readonly ListPage<GlEntry>[] | undefined;
  messages: typeof ledgerMessages;
}

/**
 * The checked entries.
 * @returns what the table needs, and what stands in place of the count: their number, debits, credits and net.
 */
export function useEntrySelection(options: EntrySelectionOptions) {
  const { listKey, pages, onSelectionChange, bulkActions, messages } = options;
  const { selectable = (onSelectionChange ?? bulkActions) !== undefined } = options;
  const { currency, locale, currencySign, timeZone } = useDaybookContext();
  const { ids, rows, onChange, clear, actions } = useListSelection(
    listKey,
    pages,
    onSelectionChange && ((entryIds) => onSelectionChange({ entryIds })),
    bulkActions,
  );
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
  if (!selectable) return {};
  const loaded = pages?.reduce((total, page) => total + page.rows.length, 0) ?? 0;
  const table = { ids, onChange, labelOf, allLabel: messages.selectAll({ count: loaded }) };
  if (rows.length === 0) return { table };
  const amountOf = (amounts: readonly Minor[]) => {
    const amount = exactSum(amounts);
    return amount === undefined
      ? undefined
      : formatMoney(amount, { currency, locale, currencySign, currencyDisplay: 'none' });
  };
  const debits = rows.map(({ drAmount }) => drAmount ?? zero);
  const credits = rows.map(({ crAmount }) => crAmount ?? zero);
  const [debitSum, creditSum] = [amountOf(debits), amountOf(credits)];
  const net = amountOf([...debits, ...credits.map(negate)]);
  const sums = debitSum && creditSum && net && messages.selectedSums({ debits: debitSum, credits: creditSum, net });
  const count = messages.selected({ count: rows.length });
  return {
    table,
    bar: {
      text: [count, sums].filter(Boolean).join(' · '),
      clearLabel: messages.clearSelection,
      onClear: clear,
      rows,
      actions,
    },
  };
}

const zero = toMinor(0);
