import type { ComponentProps } from 'react';
import { type BooksProps, SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { type Invoice, InvoiceDetails } from '../../src/index.ts';
import { sharedBooks } from '../bank-transactions/storyBooks.ts';

/** The options in `parameters.invoice`. */
export interface InvoiceParameters {
  /** Selects the newest matching invoice; default one with all details. */
  isSo?: (invoice: Invoice) => boolean;
  /** Another invoice id, such as an unknown one. */
  id?: string;
  /** Overrides members of the invoice in responses. */
  changes?: Record<string, unknown>;
  provider?: Partial<BooksProps>;
}

interface StoryContext {
  parameters: { invoice?: InvoiceParameters };
}

/** A story with an invoice of the sample company. */
export const inBooks = {
  component: InvoiceDetails,
  args: { invoiceId: '' },
  loaders: [
    async ({ parameters }: StoryContext) => {
      const { id, isSo = isRich } = parameters.invoice ?? {};
      return { invoiceId: id ?? (await findInvoice(isSo)).id };
    },
  ],
  beforeEach: ({ parameters }: StoryContext) => rewriteInvoice(parameters.invoice?.changes),
  render: (args: ComponentProps<typeof InvoiceDetails>, { loaded, parameters, globals }: Rendering) => {
    const { invoiceId } = loaded as { invoiceId: string }; // set by the loader above
    return (
      <SampleBooks key={invoiceId} locale={globals.locale} {...parameters.invoice?.provider}>
        <InvoiceDetails {...args} invoiceId={invoiceId} />
      </SampleBooks>
    );
  },
};

interface Rendering extends StoryContext {
  loaded: object;
  globals: { locale?: string };
}

async function findInvoice(isSo: (invoice: Invoice) => boolean): Promise<Invoice> {
  for await (const invoice of sharedBooks().client.invoices.listAll({ limit: 250 })) {
    if (isSo(invoice)) return invoice;
  }
  throw new Error('The sample company has no such invoice.');
}

function isRich({ installments, payments, activity }: Invoice): boolean {
  return [installments, payments, activity].every((list) => (list ?? []).length > 0);
}

/** Overrides members of invoices in responses. @returns a function that restores them. */
function rewriteInvoice(changes: Record<string, unknown> | undefined): () => void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    if (!changes || !/\/v6\/invoicing\/invoices\/inv_/.test(String(input))) return response;
    const body = await response.json();
    return Response.json({ ...body, data: { ...body.data, ...changes } });
  };
  return () => {
    globalThis.fetch = send;
  };
}
