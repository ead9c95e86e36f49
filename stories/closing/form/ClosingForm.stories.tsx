import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type screen, within } from 'storybook/test';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { ClosingForm } from '../../../src/index.ts';
import { readOnlyToken } from '../../bank-transactions/storyBooks.ts';
import { createClosedBooks, march, marchWithWarning, patiently } from '../closingStory.tsx';
import { hebrew } from '../hebrew.ts';

const meta = {
  title: 'Closing/ClosingForm',
  component: ClosingForm,
  args: { onDirtyChange: fn() },
  parameters: { daybook: false },
  loaders: [createClosedBooks],
  render: (args, { loaded, parameters, globals }) => (
    <SampleBooks key={loaded.userId} identity={loaded.userId} locale={globals.locale} {...parameters.books}>
      <ClosingForm {...args} />
    </SampleBooks>
  ),
} satisfies Meta<typeof ClosingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  findByRole: typeof screen.findByRole;
}
type Typing = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
const dateField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Books are closed/ }, patiently);
const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name }, patiently);

export const OpenBooks: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The books are open/, {}, patiently)).toBeVisible();
    await expect(await dateField(canvas)).toHaveValue('');
  },
};

/** Nothing on or before the closing date can be changed. */
export const Closed: Story = {
  parameters: { closing: march },
  play: async ({ canvas }) => {
    const meaning = 'Nothing dated on or before March 31, 2026 can be changed.';
    await expect(await canvas.findByText(meaning, {}, patiently)).toBeVisible();
  },
};

/** The closed period can be changed after a warning. */
export const WithWarning: Story = {
  parameters: { closing: marchWithWarning },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can be changed after a warning/, {}, patiently)).toBeVisible();
  },
};

/** A future date also closes today. */
export const Future: Story = {
  parameters: { closing: { ...march, date: '2099-12-31' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/December 31, 2099 is in the future/, {}, patiently)).toBeVisible();
  },
};

/** A later date is saved without confirmation. */
export const Saved: Story = {
  tags: ['interaction'],

  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await expect(await canvas.findByText('Saved', {}, patiently)).toBeVisible();
  },
};

/** Invalid text isn't treated as open books. */
export const InvalidDate: Story = {
  tags: ['interaction'],

  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '31 of March{Enter}');
    await expect(await canvas.findByText(/^Enter a valid date/, {}, patiently)).toBeVisible();
  },
};

/** An earlier date reopens closed days, which needs confirmation. */
export const EarlierDateConfirmation: Story = {
  tags: ['interaction'],

  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '02/28/2026{Enter}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Reopen closed period?' }, patiently));
    await expect(question.getByText(/from March 1, 2026 through March 31, 2026/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep closed' })).toHaveFocus();
  },
};

/** An empty date reopens the books, which needs confirmation. */
export const ReopenConfirmation: Story = {
  tags: ['interaction'],

  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, 'Clear Books are closed through'));
    await userEvent.click(await button(canvas, 'Save'));
    await expect(await canvas.findByRole('alertdialog', { name: 'Reopen the books?' }, patiently)).toBeVisible();
  },
};

/** The current closing couldn't be loaded, so it's unknown which days a save would reopen: nothing is saved. */
export const NotChecked: Story = {
  tags: ['interaction'],

  parameters: { closing: march, books: { fault: 'status=400,after=1' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await expect(
      await canvas.findByText(/so nothing was saved\. Your changes are still here/, {}, patiently),
    ).toBeVisible();
    await expect(await dateField(canvas)).toHaveValue('04/30/2026');
  },
};

/** The service rejects the change. The input is kept. */
export const Rejected: Story = {
  tags: ['interaction'],

  parameters: { closing: march, books: { fault: 'status=400,after=2' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await expect(await canvas.findByText(/^Not saved/, {}, patiently)).toBeVisible();
    await expect(await dateField(canvas)).toHaveValue('04/30/2026');
  },
};

/** The token is read-only, which the first save reveals. */
export const ReadOnly: Story = {
  tags: ['interaction'],

  parameters: { closing: march, books: { fetchToken: readOnlyToken } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await expect(await canvas.findByText(/^You don’t have permission to change/, {}, patiently)).toBeVisible();
    await expect(canvas.getByText('Not saved. Still set to March 31, 2026.')).toBeVisible();
  },
};

/** The response was lost, so the change may have been saved. It isn't sent again. */
export const OutcomeUnknown: Story = {
  tags: ['interaction'],

  parameters: { closing: march, books: { fault: 'status=502,after=2,times=1' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await expect(await canvas.findByText(/^We couldn’t confirm this was saved/, {}, patiently)).toBeVisible();
    await expect(await canvas.findByText('Currently: March 31, 2026.', {}, patiently)).toBeVisible();
  },
};

/** The token covers two companies, each with its own closing date. */
export const SeveralCompanies: Story = {
  parameters: { books: { identity: 'usr_bookkeeper' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Closing dates are set per company/, {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** The service responds to each attempt with 500. */
export const Failed: Story = {
  parameters: { books: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t load the closing date');
    await expect(await button(canvas, 'Try again')).toBeEnabled();
  },
};

/** The first response is slow. */
export const Loading: Story = {
  parameters: { books: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = { ...Closed, globals: { width: '380' } };

export const Dark: Story = { ...Future, globals: { theme: 'dark' } };

/** A Hebrew page with the host's texts. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  args: { messages: hebrew },
  parameters: { closing: march },
  play: async ({ canvas }) => {
    const refused = await canvas.findByRole('radio', { name: 'נדחים' }, patiently);
    const warned = canvas.getByRole('radio', { name: 'מותרים לאחר אזהרה' });
    await expect(refused.getBoundingClientRect().left).toBeGreaterThan(warned.getBoundingClientRect().right);
  },
};

async function typeDate(canvas: Canvas, userEvent: Typing, text: string) {
  const date = await dateField(canvas);
  await userEvent.clear(date);
  await userEvent.type(date, text);
}
