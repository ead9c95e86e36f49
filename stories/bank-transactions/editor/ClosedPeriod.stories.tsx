import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BankTransactionEditor } from '../../../src/index.ts';
import type { StoryBooks } from '../storyBooks.ts';
import { type EditorParameters, inBooks, patiently, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Closed books',
  component: BankTransactionEditor,
  parameters: { daybook: false },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a transaction dated March 2026 in closed books. */
function closed(closing: Parameters<StoryBooks['close']>[0]): EditorParameters {
  return {
    open: async ({ add, close }) => {
      const { id } = await add();
      await close(closing);
      return id;
    },
  };
}

/** The books are closed on its date: the form is read-only and says why. */
export const Locked: Story = {
  parameters: { editor: closed({ date: '2026-03-31', modifications: 'DISABLED' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Books are closed through Mar 31, 2026/, {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeEnabled();
  },
};

/** Its date is open, but the entered one is closed. */
export const MovedIntoClosedBooks: Story = {
  tags: ['interaction'],

  parameters: { editor: closed({ date: '2026-02-28', modifications: 'DISABLED' }) },
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await userEvent.clear(date);
    await userEvent.type(date, '02/10/2026{Control>}{Enter}{/Control}');
    await expect(
      await canvas.findByText('Books are closed on this date. Choose a later date.', {}, patiently),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The company allows changes in closed books after a warning. */
export const ClosedWithWarning: Story = {
  tags: ['interaction'],

  parameters: { editor: closed({ date: '2026-03-31', modifications: 'ENABLED_WITH_WARNING' }) },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const notes = await canvas.findByRole('textbox', { name: 'Notes' }, patiently);
    await userEvent.type(notes, ' And of the website.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Change closed books?' }, patiently));
    await expect(question.getByText(/closed through Mar 31, 2026/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  },
};
