'use client';
import { forwardRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useInvoice } from '../data/queries.ts';
import { isRefused } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { InvoiceView } from './InvoiceView.tsx';
import { invoiceDetailsMessages } from './messages.ts';

export interface InvoiceDetailsProps extends TitledComponentProps {
  invoiceId: string;
  /** What is known of the invoice from elsewhere, such as a list: shown until the service answers. */
  before?: Invoice;
  messages?: MessageOverrides<typeof invoiceDetailsMessages>;
}

/** One invoice with all that is known of it, to read: in a panel beside a list, or on a page of its own. */
export const InvoiceDetails = forwardRef<HTMLElement, InvoiceDetailsProps>(function InvoiceDetails(props, ref) {
  const { invoiceId, before, messages, ...rootProps } = props;
  return (
    <Root component="InvoiceDetails" name="invoice-details" ref={ref} {...rootProps}>
      <Details {...{ invoiceId, before, messages }} />
    </Root>
  );
});

type DetailsProps = Pick<InvoiceDetailsProps, 'invoiceId' | 'before' | 'messages'>;

function Details({ invoiceId, before: given, messages: ofHost }: DetailsProps) {
  const messages = useMessages('invoice', invoiceDetailsMessages, ofHost);
  const before = given?.id === invoiceId ? given : undefined;
  const found = useInvoice(invoiceId, { before });
  // Where the service does not answer, what was known before stays in sight; not where it says that there is nothing to see.
  const data = found.data ?? (isRefused(found.error) ? undefined : before);
  const shown = { ...found, data, isRefetchError: found.isError && data !== undefined };
  return (
    <QueryState of={shown} what={messages.what} skeleton={<InvoiceSkeleton messages={messages} />}>
      {(invoice) => <InvoiceView invoice={invoice} messages={messages} />}
    </QueryState>
  );
}
