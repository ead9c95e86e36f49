import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { BankTransactionEditor } from '../../../src/index.ts';
import type { StoryBooks } from '../storyBooks.ts';
import { type EditorParameters, inBooks, patiently, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Split',
  component: BankTransactionEditor,
  parameters: { daybook: false, editor: { open: ordered } satisfies EditorParameters },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An order split into three lines; the last takes the remainder. */
export const ThreeLines: Story = {};

/** Lines that don't add up: the remainder is shown and nothing is saved. */
export const DoesNotAddUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const [amount] = canvas.getAllByRole('textbox', { name: 'Amount' });
    if (!amount) throw new Error('The form has no amount field.');
    await userEvent.type(amount, '{Control>}a{/Control}500{Control>}{Enter}{/Control}');
    await canvas.findByText('Lines must add up to the total.', {}, patiently);
  },
};

/** A line by percent, with its rarely used fields. */
export const DetailsOfALine: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const line = within(canvas.getByRole('listitem', { name: 'Line 2' }));
    await userEvent.click(line.getByRole('button', { name: 'Details of line 2' }));
    await userEvent.click(await line.findByRole('checkbox', { name: 'By percent' }));
    await userEvent.type(line.getByRole('textbox', { name: 'Percent' }), '12.5');
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

/** In a side panel. */
export const Narrow: Story = { globals: { width: '380' } };

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
