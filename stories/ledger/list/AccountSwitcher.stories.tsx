import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { GeneralLedger } from '../../../src/index.ts';

/** Longer than the first start of the sandbox. */
const patiently = { timeout: 20_000 };

const meta = {
  title: 'Ledger/Account switcher',
  component: GeneralLedger,
  args: { defaultFilters: { period: 'all' }, onGlAccountIdChange: fn() },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user chooses an account by keyboard. */
export const ByKeyboard: Story = {
  tags: ['interaction'],

  play: async ({ canvas, args, userEvent }) => {
    const switcher = await canvas.findByRole('combobox', { name: 'Account' }, patiently);
    await expect(await canvas.findByRole('heading', { name: 'Operating Checking' }, patiently)).toBeVisible();
    await waitFor(() => expect(switcher).toHaveValue('Operating Checking'), patiently);

    await userEvent.tab();
    await expect(switcher).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await canvas.findByRole('listbox', { name: 'Account' });
    await expect(within(list).getByRole('group', { name: 'Assets' })).toBeVisible();
    await expect(activeOf(switcher)).toHaveTextContent('Operating Checking');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOf(switcher)).toHaveTextContent('Business Savings');

    await userEvent.keyboard('receiv');
    await expect(activeOf(switcher)).toHaveTextContent('Accounts Receivable');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Accounts Receivable' }, patiently)).toBeVisible();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onGlAccountIdChange).toHaveBeenLastCalledWith('gla_1200');
    await expect(
      await canvas.findByRole('grid', { name: 'General ledger, Accounts Receivable' }, patiently),
    ).toBeVisible();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(switcher).toHaveValue('Accounts Receivable');
  },
};

/** The account list, grouped by type. */
export const ListOpen: Story = {
  tags: ['interaction'],

  args: { defaultGlAccountId: 'gla_2010' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', {}, patiently);
    const switcher = await canvas.findByRole('combobox', { name: 'Account' }, patiently);
    await waitFor(() => expect(switcher).toHaveValue('Business Credit Card'), patiently);
    await userEvent.click(switcher);
    const liabilities = within(await canvas.findByRole('group', { name: 'Liabilities' }));
    await expect(liabilities.getByRole('option', { name: /^Business Credit Card/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** In a side panel. */
export const ListOpenNarrow: Story = { ...ListOpen, globals: { width: '380' } };

/** The chart of accounts fails to load. */
export const WithoutAccounts: Story = {
  parameters: { daybook: { fault: 'status=500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patiently)).toHaveTextContent('couldn’t load the accounts');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The option that Enter selects. */
function activeOf(switcher: HTMLElement): HTMLElement | null {
  return document.getElementById(switcher.getAttribute('aria-activedescendant') ?? '');
}
