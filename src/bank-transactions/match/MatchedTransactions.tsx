'use client';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/dates/DateText.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { useBankTransaction } from '../data/queries.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransactionMatch } from '../data/schema.ts';
import { matchTransaction } from '../model/matchInvoices.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import type { MatchProps } from './matchProps.ts';

/** The transaction beside its match: the other side of a transfer, or what it was reconciled with. */
export function MatchedTransactions({ values, stored, edit, isReadOnly, messages }: MatchProps) {
  const chosenId = values.matchingBankTransactionId;
  const { reconciliationMatch: found, matchingBankTransaction: matched } = stored ?? {};
  const isNew = chosenId !== null && chosenId !== found?.id && chosenId !== matched?.id;
  const choose = (transactionId: string | null) =>
    edit((before, base) => matchTransaction(before, transactionId, base));
  const cards = [
    matched && { match: matched, label: messages.notMatched },
    found && found.id !== matched?.id && { match: found, label: messages.suggestedMatch },
  ].filter((card) => card !== undefined && card !== null && card !== false);
  const actionOf = (id: string) =>
    !isReadOnly && (
      <Button onPress={() => choose(id === chosenId ? null : id)}>
        {id === chosenId ? messages.clearMatch : messages.acceptMatch}
      </Button>
    );
  return (
    <div className="daybook-match-sides">
      {stored && <MatchCard label={messages.thisTransaction} transaction={stored} messages={messages} />}
      {cards.map(({ match, label }) => (
        <MatchCard
          key={match.id}
          label={match.id === chosenId ? messages.matched : label}
          transaction={match}
          isChosen={match.id === chosenId}
          messages={messages}
        >
          {actionOf(match.id)}
        </MatchCard>
      ))}
      {isNew && (
        <ChosenMatch transactionId={chosenId} messages={messages}>
          {actionOf(chosenId)}
        </ChosenMatch>
      )}
    </div>
  );
}

/** A match that is not saved yet. */
function ChosenMatch({
  transactionId,
  ...card
}: Pick<MatchCardProps, 'children' | 'messages'> & { transactionId: string }) {
  const query = useBankTransaction(transactionId);
  return (
    <QueryState query={query} what={card.messages.what} skeleton={<span className="daybook-skeleton" />}>
      {(transaction) => <MatchCard {...card} label={card.messages.matched} transaction={transaction} isChosen />}
    </QueryState>
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
  const { bankAccount } = transaction;
  return (
    <div className="daybook-card daybook-match-card" data-chosen={isChosen || undefined}>
      <p className="daybook-secondary">{label}</p>
      <p>
        <bdi>{transactionName(transaction, messages.title)}</bdi>
      </p>
      <p>
        <MoneyText amount={transaction.amount} isSigned /> · <DateText date={transaction.date} />
      </p>
      <p className="daybook-secondary">
        <bdi>{bankAccount?.displayName || bankAccount?.name}</bdi>
      </p>
      {children}
    </div>
  );
}
