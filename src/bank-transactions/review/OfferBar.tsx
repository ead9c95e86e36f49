'use client';
import { useId, useRef } from 'react';
import { exactSum } from '../../core/money/sum.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { MoneyText, useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { useInteractOutside } from '../../ui/overlay/useInteractOutside.ts';
import { transactionName } from '../data/rules.ts';
import type { transactionListMessages } from '../messages.ts';
import type { Offer } from './useOffer.ts';

interface OfferBarProps extends Offer {
  messages: typeof transactionListMessages;
}

/** The transaction that was categorized, and whether to apply the category to others. */
export default function OfferBar(props: OfferBarProps) {
  const { row, name, others, accept, isListed, toggleList, decline, messages } = props;
  const button = useRef<HTMLSpanElement>(null);
  const listId = useId();
  useInteractOutside(button, () => {
    if (isListed) toggleList();
  });
  const count = others.length;
  const total = exactSum(others.map(({ amount }) => amount));
  const format = useMoneyFormat(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press leaves the focus, and so the current row, where they are
    <div
      className="daybook-offer"
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <span className="daybook-offer-done">
        <CellIcon path="M3 8.5l3.5 3.5L13 4.5" tone="good" />
        <span className="daybook-cell-text" dir="auto">
          {name}
        </span>
        <MoneyText amount={row.amount} isSigned />
      </span>
      <span className="daybook-offer-question">
        <b dir="auto">{messages.applyToOthers({ count, name })}</b>
        {total !== undefined && (
          <span className="daybook-secondary" dir="auto">
            {messages.othersTotal({ amount: format(total) })}
          </span>
        )}
      </span>
      {/* No tab stops, as in the other rows: keys press them. */}
      <Button onPress={accept} shortcut="Shift+A" isKeyShown isTabStop={false}>
        {messages.applyTo({ count })}
      </Button>
      <span ref={button} className="daybook-offer-others">
        <Button
          isQuiet
          onPress={toggleList}
          shortcut="Shift+S"
          isExpanded={isListed}
          controls={listId}
          isTabStop={false}
        >
          {messages.showOthers}
        </Button>
        {isListed && (
          <Popover anchor={button} placement={atEnd} onDismiss={toggleList} sheetMode="phone">
            <div className="daybook-menu" tabIndex={-1}>
              <ul id={listId} aria-label={messages.applyToOthers({ count, name })}>
                {others.map((other) => (
                  <li key={other.id}>
                    <bdi>{transactionName(other, messages.unnamed)}</bdi>
                    <DateText date={other.date} />
                    <MoneyText amount={other.amount} isSigned />
                  </li>
                ))}
              </ul>
            </div>
          </Popover>
        )}
      </span>
      <IconButton icon="remove" label={messages.dontApply} onPress={decline} isTabStop={false} />
    </div>
  );
}

const atEnd = { align: 'end' } as const;
