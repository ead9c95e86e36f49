'use client';
import { type ReactNode, useContext } from 'react';
import { useBankTransaction } from '../../bank-transactions/data/queries.ts';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { getDueDate } from '../../invoices/data/aging.ts';
import { useInvoice } from '../../invoices/data/queries.ts';
import { statusText, statusTone } from '../../invoices/data/rules.ts';
import type { Invoice } from '../../invoices/data/schema.ts';
import { useJournalEntry } from '../../journal-entries/data/queries.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { descriptionOf } from '../data/descriptionOf.ts';
import type { GlEntry } from '../data/schema.ts';
import type { LedgerSourceType } from '../data/sourceTypeOf.ts';
import { useInvoiceOfPayment } from '../data/useInvoiceOfPayment.ts';
import type { ledgerMessages } from '../messages.ts';
import { type Fact, Facts } from './Facts.tsx';
import { LedgerAccountContext } from './LedgerAccountContext.ts';
import { otherSide } from './otherSide.ts';
import { sourceMessages } from './sourceMessages.ts';

interface SourceDetailsProps {
  entry: GlEntry;
  /** The kind of its source record; undefined if unknown. */
  type: LedgerSourceType | undefined;
  /** Opens a document: the source, or the invoice of a payment. Undefined if the host doesn’t. */
  onOpen: ((entityId: string | undefined) => void) | undefined;
  /** Switches to the ledger of another account; undefined if the account is fixed. */
  onAccountSelect: ((glAccountId: string) => void) | undefined;
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
        <Button onPress={() => onOpen(entity?.id)}>{messages.openSource({ type })}</Button>
      )}
    </div>
  );
}

type Messages = typeof ledgerMessages & typeof sourceMessages;

interface DocumentProps extends Pick<SourceDetailsProps, 'entry' | 'onOpen' | 'onAccountSelect'> {
  id: string;
  /** The entry's other side. */
  detail: Fact;
  messages: Messages;
}

function BankTransactionFacts({ entry, detail, id, messages }: DocumentProps) {
  const query = useBankTransaction(id);
  return (
    <Loaded of={query} entry={entry} messages={messages}>
      {({ category, glAccount, children, customer, vendor, reviewStatus, description, attachments }) => (
        <Facts
          first={detail}
          facts={[
            [
              messages.postedTo,
              children?.length ? messages.split({ count: children.length }) : category?.name || glAccount?.name,
            ],
            [messages.customer, customer?.name],
            [messages.vendor, vendor?.name],
            [messages.review, reviewStatus && wordOf(messages, 'review', reviewStatus)],
            [messages.bankText, description],
            [messages.attachments, attachments?.map(({ fileName }) => fileName).join(', ')],
            [messages.reference, id],
          ]}
        />
      )}
    </Loaded>
  );
}

function InvoiceFacts({ entry, detail, id, messages }: DocumentProps) {
  const query = useInvoice(id);
  return (
    <Loaded of={query} entry={entry} messages={messages}>
      {(invoice) => <InvoiceView invoice={invoice} detail={detail} messages={messages} />}
    </Loaded>
  );
}

/** The invoice that a payment is applied to. */
function PaymentFacts({ entry, detail, id, onOpen, messages }: DocumentProps) {
  const query = useInvoiceOfPayment(id, entry);
  return (
    <Loaded of={query} entry={entry} messages={messages}>
      {(invoice) =>
        invoice ? (
          <>
            <InvoiceView invoice={invoice} detail={detail} reference={id} messages={messages} />
            {onOpen && <Button onPress={() => onOpen(invoice.id)}>{messages.openSource({ type: 'INVOICE' })}</Button>}
          </>
        ) : (
          <Facts facts={entryFacts(entry, messages)} />
        )
      }
    </Loaded>
  );
}

interface InvoiceViewProps extends Pick<DocumentProps, 'detail' | 'messages'> {
  invoice: Invoice;
  /** The id of the payment that is applied to it. */
  reference?: string;
}

function InvoiceView({ invoice, detail, reference, messages }: InvoiceViewProps) {
  const now = today(useDaybookContext().timeZone);
  const { invoiceNumber, customer, totals } = invoice;
  const dueDate = getDueDate(invoice);
  const status = statusText(invoice, messages);
  return (
    <Facts
      first={detail}
      facts={[
        [messages.invoice, invoiceNumber],
        [messages.customer, customer?.name],
        [messages.total, <MoneyText key="total" amount={totals.total} />],
        [messages.outstanding, <MoneyText key="balance" amount={totals.balance} />],
        [messages.due, dueDate && <DateText date={dueDate} />],
        [
          messages.status,
          status && (
            <span className="daybook-status" data-tone={statusTone(invoice, now)}>
              <bdi>{status}</bdi>
            </span>
          ),
        ],
        [messages.reference, reference],
      ]}
    />
  );
}

function JournalEntryLines({ entry, detail, id, onAccountSelect, messages }: DocumentProps) {
  const account = useContext(LedgerAccountContext);
  const query = useJournalEntry(id);
  return (
    <Loaded of={query} entry={entry} messages={messages}>
      {({ children, description }) => (
        <>
          <Facts
            first={detail}
            facts={[
              [messages.description, description],
              [messages.reference, id],
            ]}
          />
          <table className="daybook-ledger-lines">
            <thead>
              <tr>
                <th scope="col">{messages.account}</th>
                <th scope="col">{messages.debit}</th>
                <th scope="col">{messages.credit}</th>
              </tr>
            </thead>
            <tbody>
              {children?.map(({ glAccount, drAmount, crAmount }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
                <tr key={index} data-marked={glAccount.id === account?.id || undefined}>
                  <td>
                    <AccountName account={glAccount} own={account} onSelect={onAccountSelect} />
                  </td>
                  <td>{drAmount ? <MoneyText amount={drAmount} /> : null}</td>
                  <td>{crAmount ? <MoneyText amount={crAmount} /> : null}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Loaded>
  );
}

interface AccountNameProps {
  account: GlAccount;
  /** The ledger's account. */
  own: GlAccount | undefined;
  onSelect: ((glAccountId: string) => void) | undefined;
}

/** The account of a line, which leads to its ledger where the user can choose the account. */
function AccountName({ account, own, onSelect }: AccountNameProps) {
  const name = [account.accountNo, account.name].filter(Boolean).join(' ');
  if (account.id === own?.id) return <strong aria-current="true">{name}</strong>;
  if (!onSelect) return name;
  return (
    <button type="button" className="daybook-plain-button daybook-ledger-link" onClick={() => onSelect(account.id)}>
      {name}
    </button>
  );
}

const documents: Partial<Record<LedgerSourceType, (props: DocumentProps) => ReactNode>> = {
  BANK_TRANSACTION: BankTransactionFacts,
  INVOICE: InvoiceFacts,
  JOURNAL_ENTRY: JournalEntryLines,
  PAYMENT: PaymentFacts,
};

interface LoadedProps<Data> {
  of: { data: Data | undefined; isError: boolean };
  entry: GlEntry;
  messages: Messages;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ of: { data, isError }, entry, messages, children }: LoadedProps<Data>) {
  const shared = useMessages('ui', uiMessages);
  if (data !== undefined) return children(data);
  if (!isError) {
    return (
      <>
        <p className="daybook-visually-hidden" role="status">
          {shared.loading}
        </p>
        <dl aria-hidden="true">
          {[1, 2, 3].map((fact) => (
            <div key={fact}>
              <dt>
                <span className="daybook-skeleton" style={{ inlineSize: '5em' }} />
              </dt>
              <dd>
                <span className="daybook-skeleton" style={{ inlineSize: '8em' }} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    );
  }
  return (
    <>
      <Facts facts={entryFacts(entry, messages)} />
      <p role="status">{messages.detailsFailed}</p>
    </>
  );
}

function entryFacts(entry: GlEntry, messages: Messages): Fact[] {
  const { entity } = entry;
  return [
    [messages.source, entity?.displayName],
    [messages.detail, entity?.secondaryDisplayName],
    [messages.description, descriptionOf(entry)],
    [messages.reference, entity?.id],
  ];
}
