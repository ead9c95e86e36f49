'use client';
import { memo, type ReactNode, useId } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { arePartPropsEqual } from '../../form/arePartPropsEqual.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransactionMatch } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';
import type { PartProps } from './partProps.ts';

/** The transaction beside its match: the other side of a transfer, or what it was reconciled with. */
export const MatchPanel = memo(Sides, arePartPropsEqual);

function Sides({ values, stored, edit, errors, isReadOnly, messages }: PartProps) {
  const titleId = useId();
  const { reconciliationMatch: found, matchingBankTransaction: matched } = stored ?? {};
  if (!stored || (!found && !matched)) return null;
  const chosenId = values.matchingBankTransactionId;
  const choose = (matchingBankTransactionId: string | null) =>
    edit((before) => ({ ...before, matchingBankTransactionId }));
  const error = errors.get('match');
  const cards = [
    matched && { match: matched, label: messages.matched },
    found && found.id !== matched?.id && { match: found, label: messages.suggestedMatch },
  ].filter((card) => card !== undefined && card !== null && card !== false);
  return (
    <section className="daybook-match" aria-labelledby={titleId}>
      <Heading isPart id={titleId}>
        {messages.match}
      </Heading>
      {error && (
        <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
          {error.join(' ')}
        </p>
      )}
      <div className="daybook-match-sides">
        <MatchCard label={messages.thisTransaction} transaction={stored} messages={messages} />
        {cards.map(({ match, label }) => {
          const isChosen = match.id === chosenId;
          return (
            <MatchCard
              key={match.id}
              label={isChosen ? messages.matched : label === messages.matched ? messages.notMatched : label}
              transaction={match}
              isChosen={isChosen}
              messages={messages}
            >
              {!isReadOnly && (
                <Button onPress={() => choose(isChosen ? null : match.id)}>
                  {isChosen ? messages.clearMatch : messages.acceptMatch}
                </Button>
              )}
            </MatchCard>
          );
        })}
      </div>
    </section>
  );
}

interface MatchCardProps {
  label: string;
  transaction: Pick<BankTransactionMatch, 'amount' | 'date' | 'description' | 'bankAccount'> & {
    displayName?: string | null | undefined;
  };
  isChosen?: boolean;
  children?: ReactNode;
  messages: typeof transactionMessages;
}

function MatchCard({ label, transaction, isChosen, children, messages }: MatchCardProps) {
  const { currency, locale, currencySign } = useDaybookContext();
  const { bankAccount } = transaction;
  return (
    <div className="daybook-card daybook-match-card" data-chosen={isChosen || undefined}>
      <p className="daybook-secondary">{label}</p>
      <p>
        <bdi>{transactionName(transaction, messages.title)}</bdi>
      </p>
      <p>
        <bdi>{formatMoney(transaction.amount, { currency, locale, currencySign })}</bdi> ·{' '}
        <DateText date={transaction.date} />
      </p>
      <p className="daybook-secondary">
        <bdi>{bankAccount?.displayName || bankAccount?.name}</bdi>
      </p>
      {children}
    </div>
  );
}
