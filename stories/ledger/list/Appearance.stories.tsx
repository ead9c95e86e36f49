import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { OnPaper } from '../../../.storybook/OnPaper.tsx';
import { GeneralLedger } from '../../../src/index.ts';
import { hebrew } from '../hebrew.ts';

/** Longer than the first start of the sandbox. */
const patiently = { timeout: 20_000 };

const meta = {
  title: 'Ledger/Looks',
  component: GeneralLedger,
  args: {
    glAccountId: 'gla_1200',
    defaultFilters: { period: 'all', beginDate: '2020-01-01', accountingMethod: 'ACCRUAL' },
  },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hebrew with the host’s messages: right to left, with numbers left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
  args: { messages: hebrew },
  play: async ({ canvas }) => {
    const date = await canvas.findByRole('columnheader', { name: 'תאריך' }, patiently);
    const balance = canvas.getByRole('columnheader', { name: 'יתרה' });
    await expect(date.getBoundingClientRect().left).toBeGreaterThan(balance.getBoundingClientRect().right);
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    const first = chips.getByText('מתאריך 1 בינו׳ 2020').getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(chips.getByText('בסיס צבירה').getBoundingClientRect().right);
  },
};

/** Arabic with Egyptian digits in amounts, dates and counts. */
export const Arabic: Story = {
  tags: ['interaction'],

  globals: { direction: 'rtl', locale: 'ar-EG' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    await expect(canvas.getAllByText(/^[\u0660-\u0669٬٫]+$/).length).toBeGreaterThan(20);
    await expect(canvas.getByText(/^[\u0660-\u0669]+ entries/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const from = await canvas.findByRole('textbox', { name: 'From' }, patiently);
    await expect(from).toHaveDisplayValue(/٢٠٢٠/);
  },
};

/** In a side panel. */
export const ArabicNarrow: Story = { ...Arabic, globals: { ...Arabic.globals, width: '380' } };

/** Dark theme with fields, checkboxes and a listbox. */
export const Dark: Story = {
  tags: ['interaction'],

  globals: { theme: 'dark' },
  args: { glAccountId: undefined, defaultGlAccountId: 'gla_1200' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Brand' }, patiently));
    const switcher = await canvas.findByRole('combobox', { name: 'Account' }, patiently);
    await userEvent.click(switcher);
    const list = await canvas.findByRole('listbox', { name: 'Account' });
    await expect(getComputedStyle(list).colorScheme).toBe('dark');
  },
};

/** Dark theme while all entries load. */
export const DarkProgress: Story = {
  tags: ['interaction'],

  globals: { theme: 'dark' },
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' } },
  parameters: { daybook: { fault: 'delay=25000,after=2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }, patiently));
    await expect(await canvas.findByRole('progressbar', { name: 'Loading all entries' })).toBeVisible();
  },
};

/** A partner’s theme with the filter panel. */
export const Themed: Story = {
  tags: ['interaction'],

  globals: { theme: 'partner' },
  args: { glAccountId: undefined, defaultGlAccountId: 'gla_1200' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Brand' }, patiently));
    await expect(canvas.getByRole('checkbox', { name: 'Brand' })).toBeChecked();
  },
};

/** A side panel or phone: each entry is a card with labeled amounts. */
export const NarrowCards: Story = {
  globals: { width: '380' },
  args: { glAccountId: undefined, defaultGlAccountId: 'gla_1200' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    const area = canvas.getByRole('region', { name: /^General ledger/ });
    await expect(area.scrollWidth).toBe(area.clientWidth);
    for (const control of [
      ...canvas.getAllByRole('combobox'),
      canvas.getByRole('searchbox'),
      canvas.getByRole('button', { name: /^Filters/ }),
      canvas.getByRole('button', { name: 'Export CSV' }),
    ]) {
      const { height } = (control.closest('.daybook-picker-field') ?? control).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Cards while loading. */
export const NarrowLoading: Story = {
  globals: { width: '380' },
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

/** Without the balance chart. */
export const WithoutChart: Story = {
  args: { showChart: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

/** The chart’s value for a day, visible and announced. */
export const ChartByKeyboard: Story = {
  tags: ['interaction'],

  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Balance over time' }, patiently);
    const today = chart.getAttribute('aria-valuetext');
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await expect(chart.getAttribute('aria-valuetext')).not.toBe(today);
    await userEvent.keyboard('{PageUp}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^\w{3} \d{1,2}, \d{4}: \(?\$[\d,]+\.\d\d\)?$/);
  },
};

/** Print: all loaded rows, without controls. */
export const Printed: Story = {
  decorators: [
    (Story) => (
      <OnPaper>
        <Story />
      </OnPaper>
    ),
  ],
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Period' })).not.toBeInTheDocument(), patiently);
    await expect(canvas.queryByRole('button', { name: 'Load all' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(100);
    await expect(canvas.getByRole('rowheader', { name: /^Totals/ })).toBeVisible();
  },
};
