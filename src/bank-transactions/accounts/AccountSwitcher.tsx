'use client';
import { useId, useRef } from 'react';
import { withFilters } from '../../core/filters/filterEntries.ts';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { usePopoverButton } from '../../ui/overlay/usePopoverButton.ts';
import { useCountText } from '../../ui/useCountText.ts';
import type { BankTransactionFilters } from '../data/filters.ts';
import { useReviewCount } from '../data/queries.ts';
import { bankAccountNames } from '../data/rules.ts';
import type { transactionListMessages } from '../messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useSwitchedAccounts } from './useSwitchedAccounts.ts';

interface AccountSwitcherProps {
  filters: BankTransactionFilters;
  onFiltersChange: (filters: BankTransactionFilters) => void;
  messages: typeof transactionListMessages;
}

/** At the end of the list, where it doesn't cover the tabs. */
const placement = { align: 'end', inlineSize: 300 } as const;

/** Limits the list to a bank account. With one account only, there is nothing to choose. */
export default function AccountSwitcher(props: AccountSwitcherProps) {
  const { isLoading, ...switched } = useSwitchedAccounts(props.filters);
  if (isLoading) return <div className="daybook-account-switcher" />; // its place
  return switched.accounts.length > 0 && <Switcher {...props} {...switched} />;
}

type SwitcherProps = AccountSwitcherProps & Omit<ReturnType<typeof useSwitchedAccounts>, 'isLoading'>;

function Switcher({ filters, onFiltersChange, accounts, chosen, messages }: SwitcherProps) {
  const reviewCount = useReviewCount().data;
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, close, onKeyDown } = usePopoverButton(root);
  const ids = filters.bankAccount?.id.in ?? [];
  const nameOf = ({ displayName, name }: (typeof accounts)[number]) => displayName || name || messages.unnamedAccount;
  const several = ids.length > 0 && messages.accountCount({ count: ids.length });
  const [bareName, number] = chosen ? bankAccountNames(chosen) : ['', ''];
  const shown = chosen ? nameOf(chosen) : several || messages.allAccounts;
  const countText = useCountText();
  const known = (count: number | undefined, isComplete = false) =>
    count === undefined || (count === 0 && !isComplete) ? undefined : countText({ count, isComplete });
  const countIn = (id: string) =>
    known(reviewCount && (reviewCount.byAccount[id] ?? 0), reviewCount?.isByAccountComplete);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches keys from the menu inside
    <div
      ref={root}
      className="daybook-account-switcher"
      onKeyDown={(event) => {
        if (event.key === 'Tab' && isOpen) close(); // Tab moves on from the button
        onKeyDown(event);
      }}
    >
      <button
        ref={button}
        type="button"
        className="daybook-plain-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={messages.accountIs({ account: shown })}
        title={shown}
        data-all={ids.length === 0 || undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <CellIcon path={bankPath} />
        <span className="daybook-cell-text" dir="auto">
          {number ? (
            <>
              <span>{bareName} </span>
              {number}
            </>
          ) : (
            shown
          )}
        </span>
        <span className="daybook-picker-arrow" />
      </button>
      {isOpen && (
        <Popover anchor={button} placement={placement} onDismiss={close}>
          <AccountMenu
            id={menuId}
            label={messages.bankAccount}
            items={[
              {
                id: undefined,
                name: messages.allAccounts,
                count: known(reviewCount?.count, reviewCount?.isComplete),
              },
              ...accounts.map((account) => ({ id: account.id, name: nameOf(account), count: countIn(account.id) })),
            ]}
            chosenId={ids.length > 0 ? (chosen?.id ?? null) : undefined}
            countToReview={messages.countToReview}
            onChoose={(id) => {
              close();
              onFiltersChange(
                withFilters(filters, { bankAccount: id === undefined ? undefined : { id: { in: [id] } } }),
              );
            }}
          />
        </Popover>
      )}
    </div>
  );
}

const bankPath = 'M2.5 6.5L8 3l5.5 3.5zM4 6.5v5M8 6.5v5M12 6.5v5M2.5 13h11';
