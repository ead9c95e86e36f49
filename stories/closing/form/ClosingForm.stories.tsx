import type { Meta, StoryObj } from '@storybook/react-vite';
import { goOffline } from '../../../.storybook/goOffline.ts';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { ClosingForm } from '../../../src/index.ts';
import { he } from '../../../src/locales/he.ts';
import { readOnlyToken } from '../../bank-transactions/storyBooks.ts';
import { createClosedBooks, march, marchWithWarning } from '../closingStory.tsx';

const meta = {
  title: 'Closing/ClosingForm',
  component: ClosingForm,
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

type Playing = Parameters<NonNullable<Story['play']>>[0];

export const OpenBooks: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^The books are open/);
  },
};

/** Nothing on or before the closing date can be changed. */
export const Closed: Story = {
  parameters: { closing: march },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Closed through Mar 31, 2026/);
  },
};

/** The closed period can be changed after a warning. */
export const WithWarning: Story = {
  parameters: { closing: marchWithWarning },
  play: async ({ canvas }) => {
    await canvas.findByText(/can be changed after a warning/);
  },
};

/** A future date also closes today. */
export const Future: Story = {
  parameters: { closing: { ...march, date: '2099-12-31' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Dec 31, 2099 is in the future/);
  },
};

/** A later date shows what is open in the days that it closes. */
export const Checklist: Story = {
  args: { onChecklistSelect: () => {} },
  parameters: { closing: march, openTransactions: 1 },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026');
    await canvas.findByRole('button', { name: 'Review 1' });
  },
};

/** The items are being counted. Closing doesn't wait for it. */
export const Counting: Story = {
  args: { onChecklistSelect: () => {} },
  parameters: { closing: march, openTransactions: 1, books: { fault: 'delay=25000,path=*invoices*query' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026');
    await canvas.findByRole('button', { name: 'Review 1' });
  },
};

/** One count fails: closing is still possible. */
export const NotCounted: Story = {
  args: { onChecklistSelect: () => {} },
  parameters: { closing: march, openTransactions: 1, books: { fault: 'status=400,path=*invoices*query' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026');
    await canvas.findByText('Couldn’t be counted.');
    await canvas.findByRole('button', { name: 'Review 1' });
  },
};

/** Nothing is open in the days that are about to be closed. */
export const NothingOpen: Story = {
  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026');
    await canvas.findByText('No open items through Apr 30, 2026');
  },
};

/** A period with open items is closed after a question. */
export const OpenItemsConfirmation: Story = {
  parameters: { closing: march, openTransactions: 1 },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026');
    await canvas.findByText(/You can close with open items/);
    await userEvent.click(canvas.getByRole('button', { name: /^Close through/ }));
    await canvas.findByRole('alertdialog');
  },
};

/** A later date is saved without confirmation. */
export const Saved: Story = {
  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await canvas.findByText(/^Books closed through \w+ \d/);
  },
};

/** Undo restored the former date. */
export const Undone: Story = {
  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByText(/^Undone/);
  },
};

/** Invalid text isn't treated as open books. */
export const InvalidDate: Story = {
  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '31 of March{Enter}');
    await canvas.findByText(/^Enter a valid date/);
  },
};

/** An earlier date reopens closed days, which needs confirmation. */
export const EarlierDateConfirmation: Story = {
  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '02/28/2026{Enter}');
    await canvas.findByRole('alertdialog', { name: /^Reopen Mar 1/ });
  },
};

/** The service rejects the change. The input is kept. */
export const Rejected: Story = {
  parameters: { closing: march, books: { fault: 'status=400,method=POST,path=*closing' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await canvas.findByText(/^Not saved/);
  },
};

/** The service is slow. */
export const Saving: Story = {
  parameters: { closing: march, books: { fault: 'delay=25000,method=POST,path=*closing' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await canvas.findByText('Saving…');
  },
};

/** The date is kept, and saved once the device is online. */
export const Offline: Story = {
  parameters: { closing: march },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026');
    goOffline();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You’re offline. Your changes will be saved when you’re back online.');
  },
};

/** The token is read-only, which the first save reveals. */
export const ReadOnly: Story = {
  parameters: { closing: march, books: { fetchToken: readOnlyToken } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await canvas.findByText(/^You don’t have permission to change/);
  },
};

/** The host turned off all changes. */
export const TurnedOff: Story = {
  args: { readOnly: true },
  parameters: { closing: march },
};

/** The response was lost, so the change may have been saved. It isn't sent again. */
export const OutcomeUnknown: Story = {
  parameters: { closing: march, books: { fault: 'status=502,method=POST,path=*closing,times=1' } },
  play: async ({ canvas, userEvent }) => {
    await typeDate(canvas, userEvent, '04/30/2026{Enter}');
    await canvas.findByText('Currently: March 31, 2026.');
  },
};

/** The token covers two companies, each with its own closing date. */
export const SeveralCompanies: Story = {
  parameters: { books: { identity: 'usr_bookkeeper' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Closing dates are set per company/);
  },
};

/** The service responds to each attempt with 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: { books: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load the closing date/);
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: { books: { fault: 'status=403' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to the closing date.');
  },
};

/** The first response is slow. */
export const Loading: Story = {
  parameters: { books: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

export const Narrow: Story = { ...Closed, globals: { width: '380' } };

export const Dark: Story = { ...Future, globals: { theme: 'dark' } };

/** A Hebrew page. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  parameters: { closing: march },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: he.closing.modificationsDISABLED });
  },
};

async function typeDate(canvas: Playing['canvas'], userEvent: Playing['userEvent'], text: string) {
  const date = await canvas.findByRole('textbox', { name: /^Books closed/ });
  await userEvent.clear(date);
  await userEvent.type(date, text);
}
