import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BankTransactionEditor } from '../../../src/index.ts';
import { findTransaction, type StoryBooks } from '../storyBooks.ts';
import { type EditorParameters, inBooks, whenOpen } from './editorStory.tsx';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Themes, languages and phones',
  component: BankTransactionEditor,
  args: { ...inBooks.args, onNavigate: fn() },
  parameters: { daybook: false, editor: { open: withEverything } satisfies EditorParameters },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hebrew: right to left, with numbers and foreign names left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
};

/** In a side panel. */
export const HebrewNarrow: Story = { ...Hebrew, globals: { ...Hebrew.globals, width: '380' } };

/** Dark theme with a listbox. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const [category] = canvas.getAllByRole('combobox', { name: 'Category' });
    if (!category) throw new Error('There is no category.');
    await userEvent.click(category);
    await canvas.findByRole('listbox', { name: 'Category' });
  },
};

/** A partner's theme. */
export const Themed: Story = { globals: { theme: 'partner' } };

/** A side panel or phone: stacked fields and large touch targets. */
export const Narrow: Story = { globals: { width: '380' } };

/** Long names, notes and URLs. */
export const LongNames: Story = {
  parameters: {
    editor: {
      isShared: true,
      open: async (books) =>
        (await findTransaction(books, ({ displayName }) => (displayName ?? '').startsWith('The Honourable Society')))
          .id,
    } satisfies EditorParameters,
  },
};

/** In a side panel. */
export const LongNamesNarrow: Story = { ...LongNames, globals: { width: '380' } };

/** Another currency, and a description in two scripts. */
export const ForeignCurrency: Story = {
  parameters: {
    editor: {
      isShared: true,
      open: async (books) =>
        (await findTransaction(books, ({ currencyInfo }) => currencyInfo?.originalCurrency === 'JPY')).id,
    } satisfies EditorParameters,
  },
};

/** German amounts and dates. */
export const German: Story = { globals: { locale: 'de-DE' } };

/** A transaction with nearly every field. */
async function withEverything({ add, idOf, categoryId }: StoryBooks): Promise<string> {
  const printing = await categoryId('Printing');
  const { id } = await add({
    description: 'Ferry Street Stationers, order 20417',
    amount: -1_412_10,
    reviewStatus: 'PARTNER_REVIEW_REQUIRED',
    classSegmentIds: [idOf('dv', 'studio')],
    children: [
      { amount: -1_184_50, notes: 'Paper and ink', categoryId: await categoryId('Office Supplies') },
      { amount: -227_60, notes: 'Proofs', categoryId: printing, classSegmentIds: [idOf('dv', 'brand')] },
    ],
    tax: { paymentInfo: { region: 'NEW_YORK_STATE', year: 2026, quarter: 'Q1' } },
    customData: { purchaseOrder: 'PO-1042' },
  });
  return id;
}
