'use client';
import { forwardRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useInvoice } from '../data/queries.ts';
import { isInaccessible } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { InvoiceView } from './InvoiceView.tsx';
import { invoiceDetailsMessages } from './messages.ts';

export interface InvoiceDetailsProps extends TitledComponentProps {
  invoiceId: string;
  /** The invoice as loaded elsewhere, such as in a list, shown until the service responds. */
  placeholderData?: Invoice;
  messages?: MessageOverrides<typeof invoiceDetailsMessages>;
}

/** One invoice with all its details, read-only, for a side panel or its own page. */
export const InvoiceDetails = forwardRef<HTMLElement, InvoiceDetailsProps>(function InvoiceDetails(props, ref) {
  const { invoiceId, placeholderData, messages, ...rootProps } = props;
  return (
    <Root component="InvoiceDetails" name="invoice-details" ref={ref} {...rootProps}>
      <Details invoiceId={invoiceId} placeholderData={placeholderData} messages={messages} />
    </Root>
  );
});

function Details(props: Omit<InvoiceDetailsProps, keyof TitledComponentProps>) {
  const { invoiceId } = props;
  const messages = useMessages('invoice', invoiceDetailsMessages, props.messages);
  const placeholderData = props.placeholderData?.id === invoiceId ? props.placeholderData : undefined;
  const query = useInvoice(invoiceId, { placeholderData });
  // The placeholder stays if the service fails, but not if the invoice is forbidden or missing.
  const data = query.data ?? (isInaccessible(query.error) ? undefined : placeholderData);
  const shown = { ...query, data, isRefetchError: query.isError && data !== undefined };
  return (
    <QueryState of={shown} what={messages.what} skeleton={<InvoiceSkeleton messages={messages} />}>
      {(invoice) => <InvoiceView invoice={invoice} messages={messages} />}
    </QueryState>
  );
}
