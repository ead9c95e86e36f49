'use client';
import { forwardRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useParsedFilters } from '../../core/query/useParsedFilters.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useControllableState } from '../../ui/useControllableState.ts';
import type { LedgerFilters } from '../data/filters.ts';
import { parseLedgerFilters } from '../data/parseFilters.ts';
import { ledgerMessages } from '../messages.ts';
import { AccountLedger } from './AccountLedger.tsx';
import { AccountSwitcher } from './AccountSwitcher.tsx';
import type { EntrySelection } from './columns.tsx';

export interface GeneralLedgerProps extends TitledComponentProps {
  /** The account whose ledger is shown. Without it, or with `onGlAccountChange`, a person chooses one from the chart of accounts. */
  glAccountId?: string;
  /** The account that is shown until a person chooses another; default the first of the chart of accounts. */
  defaultGlAccountId?: string;
  /** Told of the account that a person chooses; with `glAccountId` the host holds which one is shown. */
  onGlAccountChange?: (event: { glAccountId: string }) => void;
  /**
   * Which lines are shown, held by the host; change them in `onFiltersChange`. What is no filter, such as a day that does not
   * exist, is left out, and `onError` is told.
   */
  filters?: LedgerFilters;
  /** Which lines are shown at first; default this year's. */
  defaultFilters?: LedgerFilters;
  /** Told of each change of the filters: plain JSON, to keep in an address or a database. */
  onFiltersChange?: (filters: LedgerFilters) => void;
  /** Whether the balance over time is drawn above the entries; default true. */
  showChart?: boolean;
  /** Makes each entry selectable, for instance to open the record that it comes from. */
  onEntrySelect?: (selection: EntrySelection) => void;
  messages?: MessageOverrides<typeof ledgerMessages>;
}

/** An account's general ledger: its entries in a period with debit, credit and the running balance. */
export const GeneralLedger = forwardRef<HTMLElement, GeneralLedgerProps>(function GeneralLedger(props, ref) {
  const { glAccountId, defaultGlAccountId, onGlAccountChange, filters, defaultFilters, onFiltersChange, ...others } =
    props;
  const { showChart, onEntrySelect, messages, ...rootProps } = others;
  return (
    <Root component="GeneralLedger" name="general-ledger" ref={ref} {...rootProps}>
      <Ledger
        {...{ glAccountId, defaultGlAccountId, onGlAccountChange, filters, defaultFilters, onFiltersChange }}
        {...{ showChart, onEntrySelect, messages }}
      />
    </Root>
  );
});

type LedgerProps = Omit<GeneralLedgerProps, keyof TitledComponentProps>;

const noFilters: LedgerFilters = {};

function Ledger(props: LedgerProps) {
  const { session } = useDaybookContext();
  // Another user begins with an account and filters of their own.
  return <LedgerOfSession key={session.id} {...props} />;
}

function LedgerOfSession({ glAccountId, showChart = true, onEntrySelect, ...props }: LedgerProps) {
  const messages = useMessages('ledger', ledgerMessages, props.messages);
  const [given, onFiltersChange] = useControllableState(
    props.filters ?? undefined, // where a host keeps nothing, its database may say null
    props.defaultFilters ?? noFilters,
    props.onFiltersChange,
  );
  const { filters, error = null } = useParsedFilters(given, parseLedgerFilters);
  useLifecycle({ isSuccess: false, error });
  const [chosenId, setChosenId] = useState(props.defaultGlAccountId);
  const ledger = { filters, onFiltersChange, showChart, onEntrySelect, messages };
  if (glAccountId !== undefined && !props.onGlAccountChange)
    return <AccountLedger {...ledger} glAccountId={glAccountId} />;
  return (
    <AccountSwitcher
      {...ledger}
      glAccountId={glAccountId ?? chosenId}
      onGlAccountChange={(glAccountId) => {
        setChosenId(glAccountId);
        props.onGlAccountChange?.({ glAccountId });
      }}
    />
  );
}
