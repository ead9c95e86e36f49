import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { pseudoLocale } from '../../../.storybook/translations/pseudoLocale.ts';
import { ClosingNotice, toPlainDate } from '../../../src/index.ts';
import { expectWholeTexts } from '../../languages/expectWholeTexts.ts';
import { createClosedBooks, march, marchWithWarning } from '../closingStory.tsx';

const meta = {
  title: 'Closing/ClosingNotice',
  component: ClosingNotice,
  parameters: { daybook: false },
  loaders: [createClosedBooks],
  render: (args, { loaded, parameters, globals }) => (
    <SampleBooks key={loaded.userId} identity={loaded.userId} locale={globals.locale} {...parameters.books}>
      <ClosingNotice {...args} />
    </SampleBooks>
  ),
} satisfies Meta<typeof ClosingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  parameters: { closing: march },
  play: async ({ canvas }) => {
    await canvas.findByRole('note');
  },
};

export const WithWarning: Story = {
  parameters: { closing: marchWithWarning },
  play: async ({ canvas }) => {
    await canvas.findByRole('note');
  },
};

/** For a document, it's shown only if the books are closed on its date. */
export const ForDocument: Story = {
  args: { date: toPlainDate('2026-03-31') },
  parameters: { closing: march },
  play: async ({ canvas }) => {
    await canvas.findByRole('note');
  },
};

export const Narrow: Story = { ...Locked, globals: { width: '380' } };
export const Dark: Story = { ...WithWarning, globals: { theme: 'dark' } };
export const Hebrew: Story = { ...Locked, globals: { locale: 'he-IL', direction: 'rtl' } };
export const LongerTexts: Story = {
  ...WithWarning,
  globals: { locale: pseudoLocale, width: '380' },
  play: ({ canvasElement }) => expectWholeTexts(canvasElement),
};
