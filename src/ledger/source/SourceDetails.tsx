'use client';
import { type ReactNode, useContext } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useCopy } from '../../ui/useCopy.ts';
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
  /** Shows all entries of a day; undefined where they are shown. */
  onDaySelect: ((date: PlainDate) => void) | undefined;
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
  onDaySelect,
  overrides,
  ...props
}: SourceDetailsProps) {
  const messages = { ...props.messages, ...useMessages('ledger', sourceMessages, overrides) };
  const shared = useMessages('ui', uiMessages);
  const { entity, date } = entry;
  const format = useDateFormat();
  const { copy, isCopied } = useCopy(entity?.id ?? '');
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
      <div className="daybook-list-actions">
        {/* A payment has no record of its own. */}
        {onOpen && type !== 'PAYMENT' && (
          <Button onPress={() => onOpen(entity?.id)}>{type ? messages[`open${type}`] : messages.openSource}</Button>
        )}
        {onDaySelect && (
          <Button isQuiet onPress={() => onDaySelect(date)}>
            {messages.allEntriesOf({ date: formatDate(date, format) })}
          </Button>
        )}
        {entity && (
          <Button isQuiet onPress={copy}>
            {messages.copyReference}
          </Button>
        )}
        <span role="status">{isCopied !== undefined && shared[isCopied ? 'copied' : 'copyFailed']}</span>
      </div>
    </div>
  );
}

const documents: Partial<Record<LedgerSourceType, (props: DocumentProps) => ReactNode>> = {
  BANK_TRANSACTION: BankTransactionFacts,
  INVOICE: InvoiceFacts,
  JOURNAL_ENTRY: JournalEntryLines,
  PAYMENT: PaymentFacts,
};
