'use client';
import { useBankTransaction } from '../../bank-transactions/data/queries.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { DocumentProps } from './documentProps.ts';
import { Facts } from './Facts.tsx';
import { LoadedSource } from './LoadedSource.tsx';

/** The bank transaction of an entry. */
export function BankTransactionFacts({ entry, detail, id, messages }: DocumentProps) {
  const query = useBankTransaction(id);
  return (
    <LoadedSource query={query} entry={entry} messages={messages}>
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
    </LoadedSource>
  );
}
