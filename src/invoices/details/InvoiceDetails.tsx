'use client';
import { forwardRef, useMemo, useRef } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useMountedValue } from '../../core/state/useMountedValue.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { cachedInvoices } from '../data/cachedInvoices.ts';
import { isInaccessible } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import type { InvoicePosition, InvoiceSelection } from '../data/selectInvoice.ts';
import { useInvoice } from '../data/useInvoice.ts';
import { useOpenInvoiceIds } from '../data/useOpenInvoiceIds.ts';
import { InvoicePager, isAtEnd } from './InvoicePager.tsx';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { InvoiceView } from './InvoiceView.tsx';
import { invoiceDetailsMessages } from './messages.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

export interface InvoiceDetailsProps extends TitledComponentProps {
  invoiceId: string;
  /** The invoice as loaded elsewhere, shown until the service responds; default: the row of a loaded list. */
  placeholderData?: Invoice;
  /** The invoice’s place in the list that it was opened from, as `onInvoiceSelect` says it. */
  position?: InvoicePosition;
  /** Called for the previous or next invoice of the list; that of `onInvoiceSelect` selects it. */
  onNavigate?: InvoiceSelection['onNavigate'];
  /** Called for the button that closes the details, and on Escape. Without it there is no such button. */
  onClose?: () => void;
  /** Whether the heading gets the focus once it is shown, for a panel that opens; default false. */
  autoFocus?: boolean;
  /** In a panel, or as a page of its own, with two columns if there is room for them; default `panel`. */
  layout?: 'panel' | 'page';
  messages?: MessageOverrides<typeof invoiceDetailsMessages>;
}

const closingKeys = ['j', 'k', 'escape'];

/** One invoice with all its details, read-only, for a side panel or its own page. */
export const InvoiceDetails = forwardRef<HTMLElement, InvoiceDetailsProps>(function InvoiceDetails(props, ref) {
  const { invoiceId, placeholderData, autoFocus, layout, position, onNavigate, ...parts } = props;
  const { onClose, messages, ...rootProps } = parts;
  return (
    <Root component="InvoiceDetails" name="invoice-details" ref={ref} {...rootProps}>
      <Details {...props} />
    </Root>
  );
});

function Details(props: Omit<InvoiceDetailsProps, Exclude<keyof TitledComponentProps, 'autoFocus'>>) {
  const { invoiceId, autoFocus = false, layout = 'panel', position, onNavigate, onClose } = props;
  useMountedValue(useOpenInvoiceIds(), invoiceId);
  const messages = useMessages('invoice', invoiceDetailsMessages, props.messages);
  const daybook = useDaybookContext();
  const listed = useMemo(() => cachedInvoices(daybook).find(({ id }) => id === invoiceId), [daybook, invoiceId]);
  const placeholderData = props.placeholderData?.id === invoiceId ? props.placeholderData : listed;
  const query = useInvoice(invoiceId, { placeholderData });
  // The placeholder stays if the service fails, but not if the invoice is forbidden or missing.
  const data = query.data ?? (isInaccessible(query.error) ? undefined : placeholderData);
  const shown = { ...query, data, isRefetchError: query.isError && data !== undefined };
  const part = useRef<HTMLDivElement>(null);
  useShortcut(part, onClose ? closingKeys : 'jk', (key) => {
    if (key === 'escape') return onClose?.();
    const direction = key === 'j' ? 'next' : 'previous';
    if (!isAtEnd(direction, position)) onNavigate?.({ direction });
  });
  useHeadingFocus(part, { autoFocus, hasHeading: data !== undefined });
  return (
    <div ref={part} tabIndex={autoFocus ? -1 : undefined}>
      {(onNavigate || onClose) && (
        <InvoicePager position={position} onNavigate={onNavigate} onClose={onClose} messages={messages} />
      )}
      <QueryState query={shown} what={messages.what} skeleton={<InvoiceSkeleton messages={messages} />}>
        {(invoice) => <InvoiceView invoice={invoice} layout={layout} messages={messages} />}
      </QueryState>
    </div>
  );
}
