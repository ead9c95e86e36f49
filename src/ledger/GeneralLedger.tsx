'use client';
import { forwardRef, useState } from 'react';
import { useDaybook, useMessages } from '../core/context.ts';
import { today } from '../core/dates/calendar.ts';
import { type RangePreset, rangeOfPreset } from '../core/dates/dateRange.ts';
import type { MessageOverrides } from '../core/messages/messages.ts';
import { Notice } from '../ui/Notice.tsx';
import { PageState } from '../ui/PageState.tsx';
import { type ComponentProps, Root } from '../ui/Root.tsx';
import { Table } from '../ui/Table.tsx';
import { TableSkeleton } from '../ui/TableSkeleton.tsx';
import type { AccountingMethod } from './api.ts';
import { BeginningBalanceRow } from './BeginningBalanceRow.tsx';
import { type EntrySelection, useLedgerColumns } from './LedgerColumns.tsx';
import { LedgerHeader } from './LedgerHeader.tsx';
import { ledgerMessages } from './messages.ts';
import { useGeneralLedger } from './queries.ts';

export interface GeneralLedgerProps extends ComponentProps {
  /** The account whose ledger is shown. */
  glAccountId: string;
  /** The period that is chosen at first; default `thisYear`. */
  defaultPeriod?: RangePreset;
  /** Default: the company's own method. */
  accountingMethod?: AccountingMethod;
  /** Makes each entry selectable, for instance to open the record that it comes from. */
  onEntrySelect?: (selection: EntrySelection) => void;
  messages?: MessageOverrides<typeof ledgerMessages>;
}

/** One account's general ledger: its entries in a period with debit, credit and the running balance. */
export const GeneralLedger = forwardRef<HTMLElement, GeneralLedgerProps>(function GeneralLedger(
  { glAccountId, defaultPeriod = 'thisYear', accountingMethod, onEntrySelect, messages: ownMessages, ...rootProps },
  ref,
) {
  const { timeZone, fiscalYearStart } = useDaybook();
  const messages = useMessages('ledger', ledgerMessages, ownMessages);
  const [period, setPeriod] = useState(defaultPeriod);
  const range = rangeOfPreset(period, today(timeZone), fiscalYearStart);
  const ledger = useGeneralLedger({
    glAccountId,
    filter: { beginDate: range.begin, endDate: range.end },
    accountingMethod,
  });
  const columns = useLedgerColumns(messages, onEntrySelect);
  const caption = messages.title;

  return (
    <Root component="GeneralLedger" name="general-ledger" state={ledger} ref={ref} {...rootProps}>
      <LedgerHeader
        glAccountId={glAccountId}
        period={period}
        onPeriodChange={setPeriod}
        entries={ledger}
        messages={messages}
      />
      <PageState
        of={ledger}
        what={messages.what}
        skeleton={<TableSkeleton caption={caption} columns={columns} />}
        empty={() => <Notice tone="quiet">{messages.empty}</Notice>}
      >
        {(rows, { beginningBalance }) => (
          <Table
            caption={caption}
            columns={columns}
            rows={rows}
            pages={ledger}
            leadingRows={
              typeof beginningBalance === 'number' && (
                <BeginningBalanceRow balance={beginningBalance} date={range.begin} messages={messages} />
              )
            }
          />
        )}
      </PageState>
    </Root>
  );
});
