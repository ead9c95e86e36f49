'use client';
import { type ReactNode, useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ListSkeleton } from '../../list/table/ListSkeleton.tsx';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { useGlAccounts } from '../../reference-lists/data/queries.ts';
import { accountsByType } from '../../reference-lists/data/rules.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { BalanceChartSkeleton } from '../chart/BalanceChartSkeleton.tsx';
import { loadingSummary } from '../data/useLedgerSummary.ts';
import type { AccountLedgerProps } from './AccountLedger.tsx';
import { AccountLine } from './AccountLine.tsx';
import { LedgerFigures } from './LedgerFigures.tsx';

// Loaded on demand: a fixed account needs no picker.
const loadPicker = async () => {
  const { GlAccountPicker } = await import('../../reference-lists/pickers/GlAccountPicker.tsx');
  return { default: GlAccountPicker };
};

/** What a ledger gets if the user can choose its account. */
export type AccountSwitching = Required<Pick<AccountLedgerProps, 'accountPicker' | 'onAccountSelect'>>;

interface AccountSwitcherProps extends Pick<AccountLedgerProps, 'layout' | 'showChart' | 'messages'> {
  /** Undefined until the user or the host selects an account. */
  glAccountId: string | undefined;
  onGlAccountIdChange: (glAccountId: string) => void;
  /** Renders the ledger of an account. */
  children: (glAccountId: string, switching: AccountSwitching) => ReactNode;
}

/** An account’s ledger with an account picker; default the first account in the chart of accounts. */
export function AccountSwitcher({ glAccountId, onGlAccountIdChange, children, ...props }: AccountSwitcherProps) {
  const { messages } = props;
  const accounts = useGlAccounts();
  const emit = useEmit();
  const firstId = useFirstAccountId(accounts.data);
  const shownId = glAccountId ?? firstId;
  if (shownId === undefined) {
    return (
      <QueryState
        query={accounts}
        renderError={props.layout.slots.renderError}
        renderLoading={props.layout.slots.renderLoading}
        what={messages.whatAccounts}
        skeleton={<LedgerSkeleton {...props} />}
      >
        {() => <Notice tone="quiet">{messages.noAccounts}</Notice>}
      </QueryState>
    );
  }
  const onAccountSelect = (id: string) => {
    if (id !== shownId) emit({ type: 'glAccount.selected', glAccountId: id });
    onGlAccountIdChange(id);
  };
  const accountPicker = (
    <LazyPart
      load={loadPicker}
      props={{
        label: messages.account,
        isLabelHidden: true,
        value: shownId,
        withInactive: true,
        withRecent: true,
        onChange: (id) => id !== null && onAccountSelect(id),
      }}
    />
  );
  return children(shownId, { accountPicker, onAccountSelect });
}

/** The first account in use, in the order of the chart of accounts; undefined until it is known, or if there is none. */
function useFirstAccountId(accounts: readonly GlAccount[] | undefined): string | undefined {
  const { locale } = useDaybookContext();
  return useMemo(() => {
    const inUse = accounts?.filter(({ status }) => status !== 'INACTIVE') ?? [];
    return accountsByType(inUse, locale)[0]?.accounts[0]?.id;
  }, [accounts, locale]);
}

/** A ledger whose account is not known yet. */
function LedgerSkeleton({
  layout,
  showChart,
  messages,
}: Pick<AccountLedgerProps, 'layout' | 'showChart' | 'messages'>) {
  return (
    <>
      <AccountLine account={undefined} range={noRange} isFiltered={false} messages={messages} />
      <LedgerFigures summary={loadingSummary} range={noRange} isFiltered={false} isLoading messages={messages} />
      {showChart && <BalanceChartSkeleton />}
      <div className="daybook-filters">
        <div className="daybook-list-tools" />
      </div>
      <ListSkeleton caption={messages.title} layout={layout} />
    </>
  );
}

const noRange = { begin: undefined, end: undefined };
