'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import { useGlAccounts } from '../../reference-lists/data/queries.ts';
import { accountsByType } from '../../reference-lists/data/rules.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { BalanceChartSkeleton } from '../chart/BalanceChartSkeleton.tsx';
import { loadingSummary } from '../data/useLedgerSummary.ts';
import { AccountLedger, type AccountLedgerProps } from './AccountLedger.tsx';
import { LedgerFigures } from './LedgerFigures.tsx';
import { LedgerHeader } from './LedgerHeader.tsx';

// Loaded on demand: a fixed account needs no picker.
const loadPicker = async () => {
  const { GlAccountPicker } = await import('../../reference-lists/pickers/GlAccountPicker.tsx');
  return { default: GlAccountPicker };
};

interface AccountSwitcherProps extends Omit<AccountLedgerProps, 'accountPicker' | 'onAccountSelect' | 'glAccountId'> {
  /** Undefined until the user or the host selects an account. */
  glAccountId: string | undefined;
  onGlAccountIdChange: (glAccountId: string) => void;
}

/** An account’s ledger with an account picker; default the first account in the chart of accounts. */
export function AccountSwitcher({ glAccountId, onGlAccountIdChange, ...props }: AccountSwitcherProps) {
  const { messages } = props;
  const { locale } = useDaybookContext();
  const accounts = useGlAccounts();
  const first = useMemo(() => {
    const inUse = accounts.data?.filter(({ status }) => status !== 'INACTIVE') ?? [];
    return accountsByType(inUse, locale)[0]?.accounts[0]?.id;
  }, [accounts.data, locale]);
  const shownId = glAccountId ?? first;
  if (shownId === undefined) {
    return (
      <QueryState
        of={accounts}
        renderError={props.layout.slots.renderError}
        renderLoading={props.layout.slots.renderLoading}
        what={messages.whatAccounts}
        skeleton={
          <>
            <LedgerHeader account={undefined} range={noRange} isFiltered={false} messages={messages} />
            <LedgerFigures summary={loadingSummary} range={noRange} isFiltered={false} isLoading messages={messages} />
            {props.showChart && <BalanceChartSkeleton />}
            <div className="daybook-filters">
              <div className="daybook-list-tools" />
            </div>
            <ListSkeleton caption={messages.title} layout={props.layout} />
          </>
        }
      >
        {() => <Notice tone="quiet">{messages.noAccounts}</Notice>}
      </QueryState>
    );
  }
  return (
    <AccountLedger
      {...props}
      glAccountId={shownId}
      onAccountSelect={onGlAccountIdChange}
      accountPicker={
        <LazyPart
          load={loadPicker}
          props={{
            label: messages.account,
            isLabelHidden: true,
            value: shownId,
            withInactive: true,
            withRecent: true,
            onChange: (id) => id !== null && onGlAccountIdChange(id),
          }}
        />
      }
    />
  );
}

const noRange = { begin: undefined, end: undefined };
