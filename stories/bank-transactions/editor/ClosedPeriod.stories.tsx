import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankTransactionEditor } from '../../../src/index.ts';
import type { StoryBooks } from '../storyBooks.ts';
import { type EditorParameters, editBankDetails, inBooks, whenOpen } from './editorStory.tsx';

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
    await canvas.findByText(/^Books are closed through Mar 31, 2026/);
  },
};

/** Its date is open, but the entered one is closed. */
export const MovedIntoClosedBooks: Story = {
  parameters: { editor: closed({ date: '2026-02-28', modifications: 'DISABLED' }) },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await editBankDetails(story);
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await userEvent.clear(date);
    await userEvent.type(date, '02/10/2026{Control>}{Enter}{/Control}');
    await canvas.findByText('Books are closed on this date. Choose a later date.');
  },
};

/** The company allows changes in closed books after a warning. */
export const ClosedWithWarning: Story = {
  parameters: { editor: closed({ date: '2026-03-31', modifications: 'ENABLED_WITH_WARNING' }) },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice.{Control>}{Enter}{/Control}');
    await canvas.findByRole('alertdialog');
  },
};
