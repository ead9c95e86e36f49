import type { ComponentProps } from 'react';
import { type BooksProps, SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { type Invoice, InvoiceDetails } from '../../src/index.ts';
import { sharedBooks } from '../bank-transactions/storyBooks.ts';

/** What a story of an invoice may say of itself, in `parameters.invoice`. */
export interface InvoiceParameters {
  /** Which of the sample company's: the newest that is so. Default: one of which most is said. */
  isSo?: (invoice: Invoice) => boolean;
  /** Another one than the company's, such as one that there is not. */
  id?: string;
  /** What the service answers in place of the invoice's own members. */
  answers?: Record<string, unknown>;
  provider?: Partial<BooksProps>;
}

/** Longer than a first start of the books takes, and than a read that fails three times more before it gives up. */
export const patiently = { timeout: 20_000 };

interface StoryContext {
  parameters: { invoice?: InvoiceParameters };
}

/** A story of one invoice of the sample company. */
export const inBooks = {
  component: InvoiceDetails,
  args: { invoiceId: '' },
  loaders: [
    async ({ parameters }: StoryContext) => {
      const { id, isSo = isRich } = parameters.invoice ?? {};
      return { invoiceId: id ?? (await findInvoice(isSo)).id };
    },
  ],
  beforeEach: ({ parameters }: StoryContext) => rewriteInvoice(parameters.invoice?.answers),
  render: (args: ComponentProps<typeof InvoiceDetails>, { loaded, parameters, globals }: Rendering) => {
    const { invoiceId } = loaded as { invoiceId: string }; // what the loader above gives
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

/** Has the service answer other members of an invoice. @returns what ends that. */
function rewriteInvoice(answers: Record<string, unknown> | undefined): () => void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    if (!answers || !/\/v6\/invoicing\/invoices\/inv_/.test(String(input))) return response;
    const body = await response.json();
    return Response.json({ ...body, data: { ...body.data, ...answers } });
  };
  return () => {
    globalThis.fetch = send;
  };
}
