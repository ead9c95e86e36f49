import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
export const ThreeLines: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    const split = within(canvas.getByRole('region', { name: 'Split' }));
    await expect(split.getByText('Fully split')).toBeVisible();
    const first = within(split.getByRole('listitem', { name: 'Line 1' }));
    const amount = first.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.tab();
    await expect(split.getByText(/^Over by/)).toHaveTextContent('$15.50');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true });
  },
};

/** Splitting by keyboard: the first line has the focus, and the last takes the remainder. */
export const ByKeyboard: Story = {
  tags: ['interaction'],

  parameters: { editor: { open: async ({ add }) => (await add()).id } satisfies EditorParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    canvas.getByRole('button', { name: 'Split…' }).focus();
    await userEvent.keyboard('{Enter}');
    const split = within(await canvas.findByRole('region', { name: 'Split' }));
    const first = within(await split.findByRole('listitem', { name: 'Line 1' }));
    const second = within(split.getByRole('listitem', { name: 'Line 2' }));
    const amount = first.getByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.clear(amount);
    await userEvent.type(amount, '60');
    await expect(second.getByRole('textbox', { name: 'Amount' })).toHaveValue('26.40');
    await expect(split.getByText('Fully split')).toBeVisible();
  },
};

/** Lines that don't add up: the remainder is shown and nothing is saved. */
export const DoesNotAddUp: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    const amount = canvas.getAllByRole('textbox', { name: 'Amount' })[0];
    if (!amount) throw new Error('There is no amount.');
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Lines must add up to the total.', {}, patiently)).toBeVisible();
    await expect(canvas.getByText(/^Remaining/)).toHaveTextContent('$87.90');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An amount that isn't divisible by three: no cent is lost. */
export const SplitEvenly: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Split evenly' }));
    const split = within(canvas.getByRole('region', { name: 'Split' }));
    await expect(
      split.getAllByRole('textbox', { name: 'Amount' }).map((input) => (input as HTMLInputElement).value),
    ).toEqual(['137.37', '137.37', '137.36']);
    await expect(split.getByText('Fully split')).toBeVisible();
  },
};

/** A line by percent, with its rarely used fields. */
export const DetailsOfALine: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const line = within(canvas.getByRole('listitem', { name: 'Line 2' }));
    await userEvent.click(line.getByRole('button', { name: 'Details of line 2' }));
    await userEvent.click(await line.findByRole('checkbox', { name: 'By percent' }));
    await userEvent.type(line.getByRole('textbox', { name: 'Percent' }), '12.5');
    await expect(line.getByRole('textbox', { name: 'Invoice ID' })).toBeVisible();
    await waitFor(() => expect(line.getByRole('combobox', { name: 'Customer' })).toHaveValue('Harbor Grain Bakery'));
  },
};

/** Forty lines. */
export const ManyLines: Story = {
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
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await expect(canvas.getAllByRole('listitem', { name: /^Line / })).toHaveLength(40);
    await expect(canvas.getByText('Fully split')).toBeVisible();
  },
};

/** In a side panel. */
export const Narrow: Story = {
  globals: { width: '380' },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    const form = canvas.getByRole('form', { name: 'Transaction' });
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};

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
