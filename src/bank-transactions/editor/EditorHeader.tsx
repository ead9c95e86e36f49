'use client';
import { useRef, useState } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useStore } from '../../core/state/useStore.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { ActionsMenu } from '../../ui/overlay/ActionsMenu.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { shareHeight } from '../../ui/shareHeight.ts';
import { useCountText } from '../../ui/useCountText.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { formatOriginal } from '../model/formatOriginal.ts';
import { useListSession } from '../review/useListSession.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import type { QueueProps } from './partProps.ts';

interface EditorHeaderProps {
  /** Undefined for a new one. */
  stored: BankTransaction | undefined;
  onNavigate: ((direction: 'next' | 'previous') => void) | undefined;
  position: QueueProps['position'];
  onDelete: (() => void) | undefined;
  onClose: (() => void) | undefined;
  /** False while the bank details are open in fields. */
  showsBankText: boolean;
  /** Undefined if they are read-only. */
  onEditBankDetails: (() => void) | undefined;
  messages: typeof transactionMessages;
}

/** What the bank says about the transaction, as text, and buttons to the previous and next one. */
export function EditorHeader(props: EditorHeaderProps) {
  const { stored, onNavigate, position, onDelete, onClose, showsBankText, onEditBankDetails, messages } = props;
  const { currency } = useDaybookContext();
  const head = useRef<HTMLElement>(null);
  useLayoutEffect(() => shareHeight(head.current, '--_head'), []);
  return (
    <header ref={head} className="daybook-editor-head">
      {(onNavigate || onDelete || onClose) && (
        <div className="daybook-editor-steps">
          {onNavigate && (
            <>
              <IconButton icon="up" label={messages.previous} onPress={() => onNavigate('previous')} />
              <IconButton icon="down" label={messages.next} onPress={() => onNavigate('next')} />
            </>
          )}
          {position && <Position stored={stored} ofHost={position} messages={messages} />}
          <div>
            {onDelete && <ActionsMenu actions={[{ label: messages.delete, isDangerous: true, onPress: onDelete }]} />}
            {onClose && <IconButton icon="remove" label={messages.closeTransaction} onPress={onClose} />}
          </div>
        </div>
      )}
      <div className="daybook-editor-title">
        <Heading>
          <bdi>{stored ? transactionName(stored, messages.title) : messages.newTitle}</bdi>
        </Heading>
        {stored && (
          <span>
            <MoneyText amount={stored.amount} isSigned /> <span className="daybook-secondary">{currency}</span>
          </span>
        )}
      </div>
      {stored && <Facts stored={stored} messages={messages} />}
      {stored && showsBankText && (stored.description || onEditBankDetails) && (
        <div className="daybook-bank-text">
          <span dir="auto">{stored.description}</span>
          {onEditBankDetails && (
            <Button isQuiet onPress={onEditBankDetails}>
              {messages.editBankDetails}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}

interface PositionProps extends Pick<EditorHeaderProps, 'stored' | 'messages'> {
  ofHost: NonNullable<QueueProps['position']>;
}

/** The place in the list on the page, otherwise the host's; none for a transaction that has left the list. */
function Position({ stored, ofHost, messages }: PositionProps) {
  const { locale } = useDaybookContext();
  const countText = useCountText();
  const lists = useStore(useListSession().listedRows, (all) => all);
  const [wasListed, setWasListed] = useState(false);
  const listed = stored && lists.find((rows) => rows.indexOf(stored.id) >= 0);
  const index = listed && stored ? listed.indexOf(stored.id) : -1;
  if (index >= 0 && !wasListed) setWasListed(true);
  if (index < 0 && wasListed) return null;
  const { hasMore = false, ...place } = listed ? { ...listed, index } : ofHost;
  return (
    <span className="daybook-secondary" dir="auto">
      {messages.position({
        number: (place.index + 1).toLocaleString(locale),
        count: countText({ count: place.count, isComplete: !hasMore }),
      })}
    </span>
  );
}

/** The date, account, kind, original amount, whether a rule set it, and the review status. */
function Facts({ stored, messages }: { stored: BankTransaction; messages: typeof transactionMessages }) {
  const { locale } = useDaybookContext();
  const format = useDateFormat();
  const { date, bankAccount, type, currencyInfo, rule, reviewStatus } = stored;
  const facts = [
    formatDate(date, format),
    bankAccount?.displayName || bankAccount?.name,
    type === 'TRANSFER' && wordOf(messages, 'type', type),
    currencyInfo && messages.originally({ amount: formatOriginal(currencyInfo, locale) }),
    rule && messages.byRule,
  ];
  return (
    <p className="daybook-editor-facts daybook-secondary">
      {facts.map((fact) => fact && <bdi key={fact}>{fact}</bdi>)}
      {reviewStatus && <span className="daybook-pill">{wordOf(messages, 'review', reviewStatus)}</span>}
    </p>
  );
}
