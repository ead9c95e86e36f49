'use client';
import { forwardRef } from 'react';
import { useMessages } from '../core/context.ts';
import type { MessageOverrides } from '../core/messages/messages.ts';
import { DataState } from '../ui/DataState.tsx';
import { type ComponentProps, Root } from '../ui/Root.tsx';
import { invoiceDetailsMessages } from './DetailsMessages.ts';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { InvoiceView } from './InvoiceView.tsx';
import { useInvoice } from './queries.ts';
import { isRefused } from './rules.ts';
import type { Invoice } from './schema.ts';

export interface InvoiceDetailsProps extends ComponentProps {
  invoiceId: string;
  /** What is known of the invoice from elsewhere, such as a list: shown until the service answers. */
  before?: Invoice;
  /** Which heading its title is, `h2` unless said otherwise; those of its parts are one lower. */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  messages?: MessageOverrides<typeof invoiceDetailsMessages>;
}

/** One invoice with all that is known of it, to read: in a panel beside a list, or on a page of its own. */
export const InvoiceDetails = forwardRef<HTMLElement, InvoiceDetailsProps>(function InvoiceDetails(props, ref) {
  const { invoiceId, before, headingLevel, messages, ...rootProps } = props;
  return (
    <Root component="InvoiceDetails" name="invoice-details" ref={ref} {...rootProps}>
      <Details {...{ invoiceId, before, headingLevel, messages }} />
    </Root>
  );
});

type DetailsProps = Pick<InvoiceDetailsProps, 'invoiceId' | 'before' | 'headingLevel' | 'messages'>;

function Details({ invoiceId, before: given, headingLevel = 2, messages: ofHost }: DetailsProps) {
  const messages = useMessages('invoice', invoiceDetailsMessages, ofHost);
  const before = given?.id === invoiceId ? given : undefined;
  const found = useInvoice(invoiceId, { before });
  // Where the service does not answer, what was known before stays in sight; not where it says that there is nothing to see.
  const data = found.data ?? (isRefused(found.error) ? undefined : before);
  const shown = { ...found, data, isRefetchError: found.isError && data !== undefined };
  return (
    <DataState of={shown} what={messages.what} skeleton={<InvoiceSkeleton messages={messages} />}>
      {(invoice) => <InvoiceView invoice={invoice} headingLevel={headingLevel} messages={messages} />}
    </DataState>
  );
}
