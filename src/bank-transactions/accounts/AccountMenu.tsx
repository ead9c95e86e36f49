'use client';
import { type KeyboardEvent, useRef } from 'react';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

interface AccountMenuItem {
  /** Undefined for all accounts. */
  id: string | undefined;
  name: string;
  /** How many of its transactions are to review; undefined if that is unknown. */
  count: string | undefined;
}

interface AccountMenuProps {
  id: string;
  label: string;
  items: readonly AccountMenuItem[];
  /** Undefined for all accounts, null for several. */
  chosenId: string | null | undefined;
  /** @param count as a number with a plus sign if there are more. */
  countToReview: (count: { count: string }) => string;
  onChoose: (id: string | undefined) => void;
}

/** A menu of bank accounts with the numbers of transactions to review. */
export function AccountMenu({ id, label, items, chosenId, countToReview, onChoose }: AccountMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const all = buttonsIn(menu.current);
    (all.find((button) => button.ariaChecked === 'true') ?? all[0])?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttonsIn(menu.current);
    const at = all.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="daybook-account-menu"
      onKeyDown={onKeyDown}
    >
      {items.map(({ id, name, count }) => (
        <button
          key={id ?? ''}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          className="daybook-plain-button"
          aria-checked={id === chosenId}
          aria-label={count === undefined ? undefined : `${name}, ${countToReview({ count })}`}
          onClick={() => onChoose(id)}
        >
          <span>
            <span className="daybook-cell-text" dir="auto">
              {name}
            </span>
          </span>
          {count !== undefined && (
            <bdi className="daybook-secondary">{id === undefined ? countToReview({ count }) : count}</bdi>
          )}
        </button>
      ))}
    </div>
  );
}

function buttonsIn(element: HTMLElement | null): HTMLButtonElement[] {
  return [...(element?.querySelectorAll('button') ?? [])];
}
