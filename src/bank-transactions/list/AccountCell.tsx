'use client';
import { useContext } from 'react';
import { CellText } from '../../list/rows/CellText.tsx';
import { RowActions } from '../../list/rows/RowActions.tsx';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { splitPath } from '../../ui/fields/iconPaths.ts';
import { bankAccountNames } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { ReviewContext } from '../review/useReview.ts';

interface AccountCellProps {
  row: BankTransaction;
  /** Whether all rows have the same, which tables need not repeat. */
  isSame: boolean;
  /** Undefined where transactions can't be opened; `onSplit` too. */
  onSelect: ((transactionId: string) => void) | undefined;
  onSplit: ((transactionId: string) => void) | undefined;
  messages: typeof transactionListMessages;
}

/** The number of a transaction's account; in the row under the pointer and the current one, the actions are in its place. */
export function AccountCell({ row, isSame, onSelect, onSplit, messages }: AccountCellProps) {
  const canSplit = useContext(ReviewContext)?.isReadOnly === false;
  const { id, bankAccount } = row;
  if (!onSelect) return <AccountNumber account={bankAccount} />;
  const split = canSplit &&
    onSplit && {
      label: messages.splitTransaction,
      icon: <CellIcon path={splitPath} />,
      onPress: () => onSplit(id),
    };
  const open = {
    label: messages.openTransaction,
    icon: <CellIcon path={openPath} />,
    onPress: () => onSelect(id),
  };
  return (
    <span className="daybook-account" data-same={isSame || undefined}>
      <AccountNumber account={bankAccount} />
      <RowActions actions={split ? [split, open] : [open]} />
    </span>
  );
}

function AccountNumber({ account }: { account: BankTransaction['bankAccount'] }) {
  const name = account?.displayName || account?.name;
  const [, number] = bankAccountNames(account);
  if (!name) return null;
  return (
    <CellText isSecondary title={name}>
      {number || name}
    </CellText>
  );
}

const openPath = 'M9.5 2.5h4v4M13.5 2.5L8 8M12 9.5v3a1 1 0 01-1 1H3.5a1 1 0 01-1-1V5a1 1 0 011-1h3';
