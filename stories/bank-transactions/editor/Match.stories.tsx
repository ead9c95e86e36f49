import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankTransactionEditor, type Invoice } from '../../../src/index.ts';
import type { StoryBooks } from '../storyBooks.ts';
import { type EditorParameters, inBooks } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Match',
  component: BankTransactionEditor,
  tags: ['slow'], // each imports half a year of data
  parameters: { daybook: false, editor: { seed: 'small', open: depositOf(1) } satisfies EditorParameters },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Choosing one of the suggestions for a deposit. */
export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /Same amount/ });
  },
};

/** A deposit that pays an invoice. */
export const Chosen: Story = { play: chooseFirst };

/** A deposit of less than the invoice: the rest is booked to a category, or stays open. */
export const ShortDeposit: Story = {
  parameters: { editor: { seed: 'small', open: depositOf(1, -25_00) } satisfies EditorParameters },
  play: chooseFirst,
};

/** A deposit of more than two invoices: nothing is saved until the rest has a place. */
export const DifferenceMissing: Story = {
  parameters: { editor: { seed: 'small', open: depositOf(1, 60_00) } satisfies EditorParameters },
  play: async (context) => {
    await chooseFirst(context);
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}');
    await context.canvas.findAllByText(/Choose a category for the difference/); // beside the field and at the end
  },
};

/** Searching all open invoices. */
export const Finding: Story = { play: openSearch };

/** Nothing fits the search. */
export const NothingFound: Story = {
  play: async (context) => {
    await openSearch(context);
    await context.userEvent.type(await context.canvas.findByRole('textbox', { name: 'Search open invoices' }), 'zzz');
    await context.canvas.findByText(/Nothing found/);
  },
};

/** A saved match. */
export const Saved: Story = {
  parameters: {
    editor: {
      seed: 'small',
      open: async (books) => {
        const [invoice] = await openInvoices(books);
        const amount = invoice?.totals.balance ?? 0;
        const deposit = { ...depositItem, amount, children: [{ amount, invoiceId: invoice?.id ?? '' }] };
        return (await books.add(deposit)).id;
      },
    } satisfies EditorParameters,
  },
};

/** The transactions of other accounts, for the other side of a transfer. */
export const FindingTransfer: Story = {
  tags: ['!slow'],
  parameters: {
    editor: {
      open: async (books) => {
        const transfer = {
          type: 'TRANSFER',
          description: 'Online transfer',
          categoryId: null,
          customerId: null,
          notes: null,
        };
        await books.add({
          ...transfer,
          amount: 500_00,
          date: '2026-03-13',
          bankAccountId: books.idOf('bka', 'checking'),
        });
        return (await books.add({ ...transfer, amount: -500_00 })).id;
      },
    } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find match' }));
    await canvas.findByRole('checkbox', { name: /Same amount/ });
  },
};

/** A bill that the host names. */
export const NamedBill: Story = {
  tags: ['!slow'],
  args: { resolveBill: (id) => `Bill ${id.slice(-4)}, Paper Mill` },
  parameters: {
    editor: {
      open: async (books) =>
        (await books.add({ children: [{ amount: -80_00, billId: 'bill_1042' }, { amount: -6_40 }] })).id,
    } satisfies EditorParameters,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of line 1' }));
    await canvas.findByDisplayValue('Bill 1042, Paper Mill');
  },
};

const depositItem = { description: 'Remote online deposit', date: '2026-06-10', categoryId: null, notes: null };

/** The open invoices, the newest first. */
async function openInvoices({ client }: StoryBooks): Promise<Invoice[]> {
  const { rows } = await client.invoices.list({ filter: { invoiceStatus: { in: ['OPEN'] } } });
  return rows.filter(({ totals }) => totals.balance > 0);
}

/** Adds a deposit for the first invoices, and more or less. */
function depositOf(count: number, more = 0): NonNullable<EditorParameters['open']> {
  return async (books) => {
    const paid = (await openInvoices(books)).slice(0, count);
    const amount = paid.reduce((sum, { totals }) => sum + totals.balance, more);
    return (await books.add({ ...depositItem, amount, customerId: paid[0]?.customer?.id ?? null })).id;
  };
}

async function chooseFirst({ canvas, userEvent }: Parameters<Play>[0]): Promise<void> {
  const [first] = await canvas.findAllByRole('checkbox', { name: /due/ });
  if (!first) throw new Error('There is no suggestion.');
  await userEvent.click(first);
}

async function openSearch({ canvas, userEvent }: Parameters<Play>[0]): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Find match' }));
  await canvas.findAllByRole('checkbox', { name: /due/ });
}
