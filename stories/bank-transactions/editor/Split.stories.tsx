import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { BankTransactionEditor } from '../../../src/index.ts';
import type { StoryBooks } from '../storyBooks.ts';
import { type EditorParameters, inBooks, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Split',
  component: BankTransactionEditor,
  parameters: { daybook: false, editor: { open: ordered } satisfies EditorParameters },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An order split into three lines; the last takes the rest. */
export const ThreeLines: Story = {};

/** The first split: a line with the whole amount, and one that takes the rest. */
export const FirstSplit: Story = {
  parameters: { editor: { open: async ({ add }) => (await add()).id } satisfies EditorParameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Split' }));
    await canvas.findByRole('listitem', { name: 'Line 2' });
  },
};

/** Lines over the total: nothing is saved. */
export const OverTheTotal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await amountOf(1, canvas), '{Control>}a{/Control}500{Control>}{Enter}{/Control}');
    await canvas.findByText('The lines exceed the total. Lower one of them.');
  },
};

/** A third and 12.5% of the total. */
export const Shares: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await amountOf(1, canvas), '{Control>}a{/Control}1/3{Tab}');
    await userEvent.type(await amountOf(2, canvas), '{Control>}a{/Control}12.5%');
    await canvas.findByText('12.5%');
  },
};

/** The rarely used fields of a line. */
export const DetailsOfALine: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of line 2' }));
  },
};

/** A split deposit that also pays an invoice: the line for the invoice keeps its amount, another takes the rest. */
export const WithInvoice: Story = {
  tags: ['slow'], // imports half a year of data
  parameters: {
    editor: {
      seed: 'small',
      open: async ({ add, client, categoryId }) => {
        const { rows } = await client.invoices.list({ filter: { invoiceStatus: { in: ['OPEN'] } } });
        const invoice = rows.find(({ totals }) => totals.balance > 0);
        const paid = invoice?.totals.balance ?? 0;
        const interest = await categoryId('Interest Income');
        const children = [
          { amount: paid, invoiceId: invoice?.id ?? null },
          { amount: 40_00, categoryId: interest, notes: 'Late payment' },
          { amount: 5_00, categoryId: interest, notes: 'Interest' },
        ];
        const deposit = { description: 'Remote online deposit', date: '2026-06-10', categoryId: null, notes: null };
        return (await add({ ...deposit, amount: paid + 45_00, children })).id;
      },
    } satisfies EditorParameters,
  },
};

/** Forty lines. */
export const ManyLines: Story = {
  tags: ['slow'],
  parameters: {
    editor: {
      open: async (books) => {
        const categoryId = await books.categoryId('Postage and Delivery');
        const children = Array.from({ length: 40 }, (_, place) => ({
          amount: -(8_00 + place * 35),
          notes: `Parcel ${place + 1}`,
          categoryId,
        }));
        const amount = children.reduce((sum, child) => sum + child.amount, 0);
        return (await books.add({ description: 'Parcel Forward, March', amount, customerId: null, children })).id;
      },
    } satisfies EditorParameters,
  },
};

/** The keys of a split, which ? lists. */
export const Shortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

/** In a side panel. */
export const Narrow: Story = { globals: { width: '380' } };

/** The amount of a line; numbers start at 1. */
async function amountOf(line: number, canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const item = await canvas.findByRole('listitem', { name: `Line ${line}` });
  return within(item).getByRole('textbox', { name: 'Amount' });
}

/** An order for the office and two customers. */
async function ordered({ add, idOf, categoryId }: StoryBooks): Promise<string> {
  const [supplies, printing] = [await categoryId('Office Supplies'), await categoryId('Printing')];
  const { id } = await add({
    description: 'Ferry Street Stationers, order 20417',
    notes: null,
    amount: -412_10,
    customerId: null,
    categoryId: null,
    children: [
      { amount: -184_50, notes: 'Paper and ink', categoryId: supplies },
      {
        amount: -131_25,
        notes: 'Proofs of the packaging',
        categoryId: printing,
        customerId: idOf('cus', '001'),
        classSegmentIds: [idOf('dv', 'brand'), idOf('dv', 'harbor_packaging')],
      },
      { amount: -96_35, notes: 'Proofs of the posters', categoryId: printing, customerId: idOf('cus', '004') },
    ],
  });
  return id;
}
