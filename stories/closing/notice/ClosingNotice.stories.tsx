import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { ClosingNotice, toPlainDate } from '../../../src/index.ts';
import { createClosedBooks, march, marchWithWarning, patiently } from '../closingStory.tsx';

const meta = {
  title: 'Closing/ClosingNotice',
  component: ClosingNotice,
  args: { onReady: fn() },
  parameters: { daybook: false },
  loaders: [createClosedBooks],
  render: (args, { loaded, parameters, globals }) => (
    <SampleBooks key={loaded.userId} identity={loaded.userId} locale={globals.locale} {...parameters.books}>
      <ClosingNotice {...args} data-testid="notice" />
    </SampleBooks>
  ),
} satisfies Meta<typeof ClosingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  parameters: { closing: march },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note', {}, patiently)).toHaveTextContent(
      'Books are closed through Mar 31, 2026. Nothing dated on or before that date can be changed.',
    );
  },
};

export const WithWarning: Story = {
  parameters: { closing: marchWithWarning },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note', {}, patiently)).toHaveTextContent(/can be changed after a warning/);
  },
};

/** Nothing is shown, and no space is used. */
export const OpenBooks: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onReady).toHaveBeenCalled(), patiently);
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
    await expect(canvas.getByTestId('notice')).not.toBeVisible();
  },
};

/** For a document, it's shown only if the books are closed on its date. */
export const ForDocument: Story = {
  args: { date: toPlainDate('2026-03-31') },
  parameters: { closing: march },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note', {}, patiently)).toHaveTextContent(/This can’t be changed/);
  },
};
