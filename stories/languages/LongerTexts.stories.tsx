import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { pseudoLocale } from '../../.storybook/translations/pseudoLocale.ts';
import { accented } from '../../.storybook/translations/pseudoTranslation.ts';
import { BankTransactionEditor, BankTransactionList, JournalEntryForm, toMinor } from '../../src/index.ts';
import { ownBooks, type StoryBooks } from '../bank-transactions/storyBooks.ts';
import { expectWholeTexts } from './expectWholeTexts.ts';

const meta = {
  title: 'Languages/Longer texts',
  component: BankTransactionList,
  args: { selectable: true },
  globals: { locale: pseudoLocale },
} satisfies Meta<typeof BankTransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Texts 40% longer than in English, in what opens: no label, button or status is cut. */
export const FilterFields: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: longer('Filter') }));
    await canvas.findAllByRole('option', { name: longer('Amount') });
    await expectWholeTexts(canvasElement);
  },
};

/** A condition of one of the fields. */
export const FilterCondition: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await FilterFields.play?.(context);
    await userEvent.click(canvas.getByRole('option', { name: longer('Amount') }));
    await canvas.findByRole('textbox', { name: longer('Amount') });
    await expectWholeTexts(canvasElement);
  },
};

export const FilterConditionOnAPhone: Story = { ...FilterCondition, globals: { width: '380' } };

/** The Display menu. */
export const Display: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: longer('Display') }));
    await canvas.findByRole('checkbox', { name: longer('Amount') });
    await expectWholeTexts(canvasElement);
  },
};

export const DisplayOnAPhone: Story = { ...Display, globals: { width: '380' } };

/** The panel of a bulk edit. */
export const BulkPanel: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.click(await canvas.findByRole('button', { name: longer('More…') }));
    await canvas.findByRole('combobox', { name: longer('Review status') });
    await expectWholeTexts(canvasElement);
  },
};

export const BulkPanelOnAPhone: Story = { ...BulkPanel, globals: { width: '380' } };

/** What a bulk edit would change. */
export const BulkPreview: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await BulkPanel.play?.(context);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: longer('Review status') }), 'RECONCILED');
    await userEvent.click(canvas.getByRole('button', { name: longer('Preview changes…') }));
    await canvas.findByRole('dialog');
    await expectWholeTexts(canvasElement);
  },
};

export const BulkPreviewOnAPhone: Story = { ...BulkPreview, globals: { width: '380' } };

const deposit = { description: 'Remote online deposit', amount: toMinor(2_500_00) };

/** The search for invoices that a deposit pays, with the sum of a chosen one. */
export const FindMatch: Story = {
  render: () => <BankTransactionEditor transactionId={undefined} defaultValues={deposit} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: longer('Find match') }));
    const [first] = await canvas.findAllByRole('checkbox', { name: /INV-/ });
    if (first) await userEvent.click(first);
    await expectWholeTexts(canvasElement);
  },
};

export const FindMatchOnAPhone: Story = { ...FindMatch, globals: { width: '380' } };

/** The lines of a split. */
export const Split: Story = {
  render: FindMatch.render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: longer('Split') }));
    await canvas.findByRole('listitem', { name: longer('Line 2') });
    await expectWholeTexts(canvasElement);
  },
};

export const SplitOnAPhone: Story = { ...Split, globals: { width: '380' } };

/** The question when a form with changes is left. */
export const Leaving: Story = {
  render: () => <JournalEntryForm onCancel={() => {}} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: longer('Description') }), 'Rent{Escape}');
    await canvas.findByRole('alertdialog');
    await expectWholeTexts(canvasElement);
  },
};

export const LeavingOnAPhone: Story = { ...Leaving, globals: { width: '380' } };

/** What was just done, with Undo. */
export const UndoToast: Story = {
  parameters: { daybook: false },
  loaders: [
    async () => {
      const books = await ownBooks();
      await books.add({ reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
      return { books };
    },
  ],
  render: (_args, { loaded }) => {
    const { userId } = loaded.books as StoryBooks; // set by the loader above
    return (
      <SampleBooks key={userId} identity={userId} locale={pseudoLocale}>
        <BankTransactionList />
      </SampleBooks>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole('grid')).focus();
    await userEvent.keyboard('r');
    await canvas.findByRole('button', { name: longer('Undo') });
    await expectWholeTexts(canvasElement);
  },
};

export const UndoToastOnAPhone: Story = { ...UndoToast, globals: { width: '380' } };

/** The start of a text in the pseudo-locale. */
function longer(text: string): RegExp {
  return new RegExp(`^\\[${accented(text)} `);
}
