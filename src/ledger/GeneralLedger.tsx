'use client';
import { forwardRef, useState } from 'react';
import { useMessages, useSupplied } from '../core/context.ts';
import { today } from '../core/dates/calendar.ts';
import { type RangePreset, rangeOfPreset } from '../core/dates/dateRange.ts';
import type { MessageOverrides } from '../core/messages/messages.ts';
import { formatMoney } from '../core/money/formatMoney.ts';
import { useGlAccount } from '../reference-lists/queries.ts';
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
  { glAccountId, defaultPeriod, accountingMethod, onEntrySelect, messages, ...rootProps },
  ref,
) {
  return (
    <Root component="GeneralLedger" name="general-ledger" ref={ref} {...rootProps}>
      <Ledger {...{ glAccountId, defaultPeriod, accountingMethod, onEntrySelect, messages }} />
    </Root>
  );
});

type LedgerProps = Omit<GeneralLedgerProps, keyof ComponentProps>;

function Ledger({ glAccountId, defaultPeriod = 'thisYear', accountingMethod, onEntrySelect, ...props }: LedgerProps) {
  const { timeZone, fiscalYearStart, currency, locale } = useSupplied();
  const messages = useMessages('ledger', ledgerMessages, props.messages);
  const [period, setPeriod] = useState(defaultPeriod);
  const range = rangeOfPreset(period, today(timeZone), fiscalYearStart);
  const { data: account, isError: isAccountMissing, refetch: refetchAccount } = useGlAccount(glAccountId);
  const ledger = useGeneralLedger({
    glAccountId,
    filter: { beginDate: range.begin, endDate: range.end },
    accountingMethod,
  });
  const columns = useLedgerColumns(messages, onEntrySelect);
  const caption = messages.caption({ account: account?.name ?? undefined });
  const retry = () => {
    ledger.refetch();
    if (isAccountMissing) refetchAccount();
  };

  return (
    <>
      <LedgerHeader account={account} period={period} onPeriodChange={setPeriod} entries={ledger} messages={messages} />
      <PageState
        of={ledger}
        onRetry={retry}
        what={messages.what}
        skeleton={<TableSkeleton caption={caption} columns={columns} />}
        empty={({ beginningBalance }) => (
          <Notice tone="quiet">
            {messages.empty}{' '}
            {beginningBalance
              ? messages.balanceIs({ balance: formatMoney(beginningBalance, { currency, locale }) })
              : ''}
          </Notice>
        )}
      >
        {(rows, { beginningBalance }) => (
          <Table
            key={`${glAccountId} ${period}`} // another list begins at its top
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
    </>
  );
}
