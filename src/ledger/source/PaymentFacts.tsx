'use client';
import { Button } from '../../ui/fields/Button.tsx';
import { useInvoiceOfPayment } from '../data/useInvoiceOfPayment.ts';
import type { DocumentProps } from './documentProps.ts';
import { entryFacts } from './entryFacts.ts';
import { Facts } from './Facts.tsx';
import { InvoiceSummary } from './InvoiceSummary.tsx';
import { LoadedSource } from './LoadedSource.tsx';

/** The invoice that a payment is applied to. */
export function PaymentFacts({ entry, detail, id, onOpen, messages }: DocumentProps) {
  const query = useInvoiceOfPayment(id, entry);
  return (
    <LoadedSource query={query} entry={entry} messages={messages}>
      {(invoice) =>
        invoice ? (
          <>
            <InvoiceSummary invoice={invoice} detail={detail} reference={id} messages={messages} />
            {onOpen && <Button onPress={() => onOpen(invoice.id)}>{messages.openINVOICE}</Button>}
          </>
        ) : (
          <Facts facts={entryFacts(entry, messages)} />
        )
      }
    </LoadedSource>
  );
}
