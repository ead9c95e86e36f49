'use client';
import { useInvoice } from '../../invoices/data/useInvoice.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { transactionMessages } from '../transactionMessages.ts';

interface InvoiceNameProps {
  invoiceId: string;
  errors: readonly string[] | undefined;
  messages: typeof transactionMessages;
}

/** The invoice that a split line pays, by number, or else by customer, in place of a category. A match chooses it. */
export function InvoiceName({ invoiceId, errors, messages }: InvoiceNameProps) {
  const invoice = useInvoice(invoiceId).data;
  const name = invoice?.invoiceNumber || invoice?.customer?.name;
  return (
    <TextField
      label={messages.invoice}
      isLabelHidden
      value={name || messages.invoice}
      isReadOnly
      onChange={ignore}
      errors={errors}
    />
  );
}

function ignore() {}
