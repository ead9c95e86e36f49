'use client';
import { type ReactNode, useContext } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { LedgerSourceType } from '../data/sourceTypeOf.ts';
import type { ledgerMessages } from '../messages.ts';
import { BankTransactionFacts } from './BankTransactionFacts.tsx';
import type { DocumentProps } from './documentProps.ts';
import { entryFacts } from './entryFacts.ts';
import { Facts } from './Facts.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { JournalEntryLines } from './JournalEntryLines.tsx';
import { LedgerAccountContext } from './LedgerAccountContext.ts';
import { otherSide } from './otherSide.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { sourceMessages } from './sourceMessages.ts';

interface SourceDetailsProps extends Pick<DocumentProps, 'entry' | 'onOpen' | 'onAccountSelect'> {
  /** The kind of its source record; undefined if unknown. */
  type: LedgerSourceType | undefined;
  /** The host's texts. */
  overrides: MessageOverrides<typeof sourceMessages> | undefined;
  messages: typeof ledgerMessages;
}

/** The source record of an entry, below its row. If it cannot be read, what the entry itself says. */
export default function SourceDetails({
  entry,
  type,
  onOpen,
  onAccountSelect,
  overrides,
  ...props
}: SourceDetailsProps) {
  const messages = { ...props.messages, ...useMessages('ledger', sourceMessages, overrides) };
  const { entity } = entry;
  const account = useContext(LedgerAccountContext);
  const Document = type && documents[type];
  return (
    <div className="daybook-ledger-details">
      {entity && Document ? (
        <Document
          entry={entry}
          detail={[messages.detail, otherSide(entry, account)]}
          id={entity.id}
          onOpen={onOpen}
          onAccountSelect={onAccountSelect}
          messages={messages}
        />
      ) : (
        <Facts facts={entryFacts(entry, messages)} />
      )}
      {/* A payment has no record of its own. */}
      {onOpen && type !== 'PAYMENT' && (
        <Button onPress={() => onOpen(entity?.id)}>{type ? messages[`open${type}`] : messages.openSource}</Button>
      )}
    </div>
  );
}

const documents: Partial<Record<LedgerSourceType, (props: DocumentProps) => ReactNode>> = {
  BANK_TRANSACTION: BankTransactionFacts,
  INVOICE: InvoiceFacts,
  JOURNAL_ENTRY: JournalEntryLines,
  PAYMENT: PaymentFacts,
};
