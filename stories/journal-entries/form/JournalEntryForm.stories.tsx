import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { JournalEntryForm } from '../../../src/index.ts';
import { readOnlyToken } from '../../bank-transactions/storyBooks.ts';
import { hebrew } from '../hebrew.ts';
import {
  changeByAnother,
  inJournal,
  type JournalParameters,
  pasteRows,
  patiently,
  payroll,
  whenOpen,
} from '../journalStory.tsx';

const meta = {
  ...inJournal,
  title: 'Journal entries/JournalEntryForm',
  component: JournalEntryForm,
  parameters: { daybook: false },
} satisfies Meta<typeof JournalEntryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const saving = 'POST /v6/accounting/manualJournalEntries';
const storedWith = (journal: Omit<JournalParameters, 'stored'> & { item?: object }) => {
  const { item = {}, ...others } = journal;
  return { journal: { stored: () => item, ...others } satisfies JournalParameters };
};

/** Two empty lines to begin with. */
export const New: Story = {
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await expect(canvas.getByRole('heading', { name: 'New journal entry' })).toBeVisible();
    await expect(canvas.getByText('No amounts yet.')).toBeVisible();
  },
};

/** The first answer takes its time: the shape of what comes is there. */
export const Loading: Story = {
  parameters: storedWith({ provider: { fault: 'delay=25000' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…', {}, patiently)).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** The service answers each try with 500. */
export const Failed: Story = {
  parameters: storedWith({ provider: { fault: 'status=500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t load this journal entry');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** There is no such entry, or none that this person may see. */
export const NotFound: Story = {
  args: { journalEntryId: 'mje_of_nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this journal entry.', {}, patiently)).toBeVisible();
  },
};

/** A new entry is saved. */
export const Saved: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved', {}, patiently)).toBeVisible();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** Rows of a spreadsheet were pasted: debits and credits are equal. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await expect(await canvas.findByText('Balanced', {}, patiently)).toBeVisible();
  },
};

/** Of an account that is not known the text stays, and what is missing is said on which side. */
export const Unbalanced: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll.replace('Payroll Taxes\t1,407.60', 'Office dog\t1,000.00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^No account matches “Office dog”/, {}, patiently)).toBeVisible();
    await expect(canvas.getAllByText('Debits are $407.60 less than credits.')[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An entry as it is stored, with all that can be said of one. */
export const Filled: Story = {
  parameters: {
    journal: {
      stored: ({ idOf }) => ({
        bankAccountId: idOf('bka', 'card'),
        dimensionValueIds: [idOf('dv', 'digital')],
        customData: { contract: 'L-42', months: 12 },
      }),
    } satisfies JournalParameters,
  },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await expect(canvas.getByRole('heading', { name: 'Accrued rent of June' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Accrued rent of June');
  },
};

/** A change of an entry that recurs asks which entries it is for. */
export const RecurringUpdate: Story = {
  tags: ['interaction'],

  parameters: storedWith({ item: { recurrence: { frequency: 'MONTHLY', interval: 1, endDate: '2028-12-31' } } }),
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ', corrected');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Choose which entries to change.', {}, patiently)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Apply to/ })).toHaveFocus());
  },
};

/** The books are closed on its day: it can be read, and it says why that is all. */
export const ClosedPeriod: Story = {
  parameters: storedWith({ closed: { date: '2099-12-31', modifications: 'DISABLED' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Books are closed through Dec 31, 2099/, {}, patiently)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};

/** The books are closed on its day, and can be changed after a warning: it asks before anything is sent. */
export const ClosedWithWarning: Story = {
  tags: ['interaction'],

  parameters: storedWith({ closed: { date: '2099-12-31', modifications: 'ENABLED_WITH_WARNING' } }),
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await changeAndSave(canvas, userEvent);
    const question = within(await canvas.findByRole('alertdialog', { name: 'Change closed books?' }, patiently));
    await expect(question.getByText(/^Books are closed through Dec 31, 2099/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Save anyway' })).toBeEnabled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The service dates a new entry, here into closed books, and refuses it. What was typed stays. */
export const RefusedInClosedPeriod: Story = {
  tags: ['interaction'],

  parameters: { journal: { closed: { date: '2099-12-31', modifications: 'DISABLED' } } satisfies JournalParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Not saved\. .*closed/, {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Line 3' })).toBeVisible();
  },
};

/** Somebody else changed it since it was opened: a person says whose is kept. */
export const ChangedMeanwhile: Story = {
  tags: ['interaction'],

  parameters: storedWith({}),
  play: async ({ canvas, userEvent, loaded }) => {
    await whenOpen(canvas);
    await changeByAnother(loaded, { description: 'Accrued rent of June, by Dana' });
    await changeAndSave(canvas, userEvent);
    await expect(await canvas.findByText(/^Someone else changed this entry/, {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Use saved version' })).toBeEnabled();
  },
};

/** More custom data than the service stores: that is said before anything is sent. */
export const CustomDataOverLimit: Story = {
  tags: ['interaction'],

  parameters: storedWith({ item: { customData: { note: 'Lease' } } }),
  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Value' }));
    await userEvent.paste('x'.repeat(2001));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/The limit is 2,000\./, {}, patiently)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Two were sent together: one is saved, and the other, which was refused, keeps what was typed. */
export const RefusedItem: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent, args }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Add another entry' }));
    await pasteRows(canvas, payroll);
    const description = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.click(description);
    await userEvent.paste(`Salaries ${'x'.repeat(2000)}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 entries' }));
    await expect(await canvas.findByText('1 of 2 entries saved', {}, patiently)).toBeVisible();
    await expect(canvas.getByText(/can have at most 2000 characters/)).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(within(canvas.getByRole('group', { name: 'Entries' })).getAllByRole('button')).toHaveLength(2);
  },
};

/** It was saved, and the answer got lost: sent again it is not entered twice. */
export const OutcomeUnknown: Story = {
  tags: ['interaction'],

  parameters: { journal: { broken: { [saving]: 'lose=response,times=1' } } satisfies JournalParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText(/^The connection dropped, so we can’t tell whether this was saved/, {}, patiently),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

/** Who may only read learns it from the first save, and keeps what was typed. */
export const ReadOnly: Story = {
  tags: ['interaction'],

  parameters: storedWith({ provider: { fetchToken: readOnlyToken } }),
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^You don’t have permission to change/, {}, patiently)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveAttribute('readonly');
  },
};

/** A Hebrew page: all runs from the right, and amounts from the left within it. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  args: { messages: hebrew },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    const line = within(canvas.getByRole('listitem', { name: 'שורה 1' }));
    const debit = line.getByRole('textbox', { name: 'חובה' });
    await waitFor(() => expect(debit).toHaveValue('18,400.00'));
    const account = line.getByRole('combobox').getBoundingClientRect();
    await expect(debit.getBoundingClientRect().right).toBeLessThan(account.left);
  },
};

/** A phone: each line is a card. */
export const Narrow: Story = {
  globals: { width: '380' },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    const form = canvas.getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};

/** A dark page. */
export const Dark: Story = { ...Pasted, globals: { theme: 'dark' } };

type Play = Parameters<NonNullable<Story['play']>>[0];

async function changeAndSave(canvas: Play['canvas'], userEvent: Play['userEvent']) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ', corrected');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}
