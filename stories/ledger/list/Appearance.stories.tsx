import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OnPaper } from '../../../.storybook/OnPaper.tsx';
import { GeneralLedger } from '../../../src/index.ts';
import { ar } from '../../../src/locales/ar.ts';

const meta = {
  title: 'Ledger/Themes, languages and phones',
  component: GeneralLedger,
  args: {
    glAccountId: 'gla_1200',
    defaultFilters: { period: 'all', beginDate: '2020-01-01', accountingMethod: 'ACCRUAL' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hebrew: right to left, with numbers left to right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl', locale: 'he-IL' },
};

/** Arabic with Egyptian digits in amounts, dates and counts, also in the filter. */
export const Arabic: Story = {
  globals: { direction: 'rtl', locale: 'ar-EG' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${ar.ledger.date} `) }));
    await canvas.findByRole('dialog', { name: ar.ledger.filter });
  },
};

/** In a side panel. */
export const ArabicNarrow: Story = { ...Arabic, globals: { ...Arabic.globals, width: '380' } };

/** Dark theme with the list of accounts. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { glAccountId: undefined, defaultGlAccountId: 'gla_1200' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Account' }));
    await canvas.findByRole('listbox', { name: 'Account' });
  },
};

/** Dark theme while all entries load. */
export const DarkProgress: Story = {
  globals: { theme: 'dark' },
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' }, loadInBackground: false },
  parameters: { daybook: { fault: 'delay=25000,after=3' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load all' }));
    await canvas.findByRole('progressbar', { name: 'Loading all entries' });
  },
};

/** A partner’s theme with the class filter. */
export const Themed: Story = {
  globals: { theme: 'partner' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by…' }), 'team');
    await userEvent.click(await canvas.findByRole('option', { name: 'Team' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Brand' }));
  },
};

/** The class filter in the dark theme. */
export const DarkFilter: Story = { ...Themed, globals: { theme: 'dark' } };

/** A side panel or phone: each entry is a card with labeled amounts, and the first of a day has its date. */
export const NarrowCards: Story = {
  globals: { width: '380' },
  args: { glAccountId: undefined, defaultGlAccountId: 'gla_1200' },
};

/** Oldest first, with checkboxes: a day begins with its closing balance, which is that of its last card. */
export const NarrowOldestFirst: Story = {
  globals: { width: '380' },
  args: { glAccountId: 'gla_1010', defaultSorting: [{ id: 'date', desc: false }], selectable: true },
};

/** Cards with their own dates. */
export const NarrowUngrouped: Story = {
  globals: { width: '380', theme: 'dark' },
  args: { glAccountId: 'gla_1010', defaultView: { options: { groupByDay: false } } },
};

/** Cards while loading. */
export const NarrowLoading: Story = {
  globals: { width: '380' },
  parameters: { daybook: { fault: 'delay=25000' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Loading [^m]/);
  },
};

/** The chart in a narrow container, where it opens on demand. */
export const ChartNarrow: Story = {
  globals: { width: '380' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chart' }));
    await canvas.findByRole('slider', { name: 'Balance over time' });
  },
};

/** Without the balance chart. */
export const WithoutChart: Story = { args: { showChart: false } };

/** The chart’s value for a day. */
export const ChartByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider', { name: 'Balance over time' })).focus();
    await userEvent.keyboard('{Home}{PageUp}');
  },
};

/** Print: all loaded rows, without controls. */
export const Printed: Story = {
  tags: ['slow'],
  decorators: [
    (Story) => (
      <OnPaper>
        <Story />
      </OnPaper>
    ),
  ],
  args: { glAccountId: 'gla_1010', defaultFilters: { period: 'all' } },
};

/** Days selected in the chart: their change and lowest balance are at the end of the figures. */
export const ChartRange: Story = {
  args: { defaultFilters: { period: 'thisMonth' } },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider');
    chart.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('lowest')));
  },
};
