import type { Meta, StoryObj } from '@storybook/react-vite';
import { goOffline } from '../../../.storybook/goOffline.ts';
import { JournalEntryForm } from '../../../src/index.ts';
import { readOnlyToken } from '../../bank-transactions/storyBooks.ts';
import {
  accruals,
  changeByAnother,
  inJournal,
  type JournalParameters,
  pasteRows,
  payroll,
  previewRows,
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

/** A new entry with two blank lines. */
export const New: Story = {
  play: async ({ canvas }) => {
    await whenOpen(canvas);
  },
};

/** The first response is slow: the form shows a skeleton. */
export const Loading: Story = {
  parameters: storedWith({ provider: { fault: 'delay=25000' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** The service responds to each attempt with 500. */
export const Failed: Story = {
  tags: ['slow'],
  parameters: storedWith({ provider: { fault: 'status=500' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t load this journal entry/);
  },
};

/** Forbidden, so there is no retry. */
export const NoPermission: Story = {
  parameters: storedWith({ provider: { fault: 'status=403' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have access to this journal entry.');
  },
};

/** The entry doesn't exist, or the user may not see it. */
export const NotFound: Story = {
  args: { journalEntryId: 'mje_of_nobody' },
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t find this journal entry.');
  },
};

/** A new entry is saved: the form is ready for the next, and the saved one can be opened or copied. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved');
  },
};

/** The service is slow. */
export const Saving: Story = {
  parameters: { journal: { broken: { [saving]: 'delay=25000' } } satisfies JournalParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saving…');
  },
};

/** The entry is kept, and saved once the device is online. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    goOffline();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('You’re offline. Your changes will be saved when you’re back online.');
  },
};

/** Balanced rows pasted from a spreadsheet. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await canvas.findByText('Balanced');
  },
};

/** Pasted rows before they become lines: a suggested account, an unknown one, and memos. */
export const PastePreview: Story = {
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await previewRows(canvas, accruals);
    await canvas.findByText('1 of 3 matched');
  },
};

/** Pasted rows on a phone. */
export const PastePreviewNarrow: Story = { ...PastePreview, globals: { width: '380' } };

/** Several entries that are saved together. */
export const SeveralEntries: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'New entry' }));
    await canvas.findByRole('button', { name: 'Entry 2: empty' });
  },
};

/** Leaving names what would be discarded. */
export const Leaving: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll.replace('19,807.60', '19,307.60'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByText('Entry 1 is out of balance by 500.00.');
  },
};

/** The text of an unknown account stays visible, and the difference is shown. */
export const Unbalanced: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll.replace('Payroll Taxes\t1,407.60', 'Office dog\t1,000.00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/No account matches “Office dog”/);
  },
};

/** A saved entry with all its fields filled in. */
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
  },
};

/** An entry that repeats until a date: changes apply to future entries. */
export const RecurringUpdate: Story = {
  parameters: storedWith({ item: { recurrence: { frequency: 'MONTHLY', interval: 1, endDate: '2028-12-31' } } }),
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await canvas.findByText(/^Ends Dec 31, 2028\. Changes apply/);
  },
};

/** The books are closed on the entry's date: the form is read-only and says why. */
export const ClosedPeriod: Story = {
  parameters: storedWith({ closed: { date: '2099-12-31', modifications: 'DISABLED' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Books are closed through Dec 31, 2099/);
  },
};

/** The books are closed on the entry's date but can be changed after a warning: saving needs confirmation. */
export const ClosedWithWarning: Story = {
  parameters: storedWith({ closed: { date: '2099-12-31', modifications: 'ENABLED_WITH_WARNING' } }),
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await changeAndSave(canvas, userEvent);
    await canvas.findByRole('alertdialog', { name: 'Save to a closed period?' });
  },
};

/** The service dates a new entry into closed books and rejects it. The input is kept. */
export const RejectedInClosedPeriod: Story = {
  parameters: { journal: { closed: { date: '2099-12-31', modifications: 'DISABLED' } } satisfies JournalParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/^Not saved\. .*closed/);
  },
};

/** Someone else changed the entry since it was opened: the user chooses which version to keep. */
export const ChangedByOther: Story = {
  parameters: storedWith({}),
  play: async ({ canvas, userEvent, loaded }) => {
    await whenOpen(canvas);
    await changeByAnother(loaded, { description: 'Accrued rent of June, by Dana' });
    await changeAndSave(canvas, userEvent);
    await canvas.findByText(/^Someone else changed this entry/);
  },
};

/** Two entries were sent: one is saved, and the rejected one keeps its input. */
export const RejectedItem: Story = {
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'New entry' }));
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }));
    await userEvent.paste(`Salaries ${'x'.repeat(2000)}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save all 2' }));
    await canvas.findByText('1 of 2 entries saved');
  },
};

/** The entry was saved, but the response was lost: sending it again doesn't duplicate it. */
export const OutcomeUnknown: Story = {
  parameters: { journal: { broken: { [saving]: 'lose=response,times=1' } } satisfies JournalParameters },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/^We couldn’t confirm whether this was saved/);
  },
};

/** With a read-only token, the first save makes the form read-only and keeps the input. */
export const ReadOnly: Story = {
  parameters: storedWith({ provider: { fetchToken: readOnlyToken } }),
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    await changeAndSave(canvas, userEvent);
    await canvas.findByText(/^You don’t have permission to change/);
  },
};

/** The host turned off all changes. */
export const TurnedOff: Story = {
  args: { readOnly: true },
  parameters: storedWith({}),
};

/** A Hebrew page: right to left, with amounts left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
  },
};

/** A phone: each line is a card. */
export const Narrow: Story = {
  globals: { width: '380' },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await pasteRows(canvas, payroll);
  },
};

/** A dark page. */
export const Dark: Story = { ...Pasted, globals: { theme: 'dark' } };

type Play = Parameters<NonNullable<Story['play']>>[0];

async function changeAndSave(canvas: Play['canvas'], userEvent: Play['userEvent']) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ', corrected');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}
