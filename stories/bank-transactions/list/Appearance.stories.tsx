import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BankTransactionEditor } from '../../../src/index.ts';
import { type EditorParameters, inBooks, patiently, whenOpen } from '../editor/editorStory.tsx';
import { hebrew } from '../hebrew.ts';
import { findTransaction, type StoryBooks } from '../storyBooks.ts';

const meta = {
  ...inBooks,
  title: 'Bank transactions/Looks',
  component: BankTransactionEditor,
  args: { ...inBooks.args, onNavigate: fn() },
  parameters: { daybook: false, editor: { open: withEverything } satisfies EditorParameters },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hebrew with the host's messages: right to left, with numbers and foreign names left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  args: { messages: hebrew },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    const amount = canvas.getAllByRole('textbox', { name: 'סכום' })[0]?.getBoundingClientRect();
    const date = canvas.getByRole('textbox', { name: 'תאריך' }).getBoundingClientRect();
    await expect(amount?.left).toBeGreaterThan(date.right);
    await expect(canvas.getByRole('button', { name: 'שמירה' })).toBeVisible();
  },
};

/** In a side panel. */
export const HebrewNarrow: Story = { ...Hebrew, globals: { ...Hebrew.globals, width: '380' }, play: noOverflow };

/** Dark theme with a listbox. */
export const Dark: Story = {
  tags: ['interaction'],

  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const category = canvas.getAllByRole('combobox', { name: 'Category' })[0];
    if (!category) throw new Error('There is no category.');
    await userEvent.click(category);
    const list = await canvas.findByRole('listbox', { name: 'Category' });
    await expect(getComputedStyle(list).colorScheme).toBe('dark');
  },
};

/** A partner's theme. */
export const Themed: Story = {
  globals: { theme: 'partner' },
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(getComputedStyle(save).fontFamily).toContain('Georgia');
  },
};

/** A side panel or phone: stacked fields and large touch targets. */
export const Narrow: Story = { globals: { width: '380' }, play: noOverflow };

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
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await expect(canvas.getByRole('heading', { name: /^The Honourable Society of Signwriters/ })).toBeVisible();
    const form = canvas.getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
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
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await expect(canvas.getByText(/Originally −JPY\s42,800/)).toBeVisible();
  },
};

/** German amounts and dates. */
export const German: Story = {
  tags: ['interaction'],

  globals: { locale: 'de-DE' },
  play: async ({ canvas, userEvent }) => {
    await whenOpen(canvas);
    const [amount] = canvas.getAllByRole('textbox', { name: 'Amount' });
    if (!amount) throw new Error('There is no amount.');
    await expect(amount).toHaveValue('1.412,10');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.500,5');
    await userEvent.tab();
    await expect(amount).toHaveValue('1.500,50');
  },
};

async function noOverflow({ canvas }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await whenOpen(canvas);
  const form = await canvas.findByRole('form', {}, patiently);
  await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  const controls = [...within(form).getAllByRole('combobox'), ...within(form).getAllByRole('button')];
  for (const control of controls) {
    const { height } = (control.closest('.daybook-picker-field') ?? control).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  }
}

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
