import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { GeneralLedger } from '../../src/index.ts';

const patiently = { timeout: 20_000 };

const meta = {
  title: 'Hosts/Two companies',
  component: GeneralLedger,
  parameters: { daybook: false },
} satisfies Meta<typeof GeneralLedger>;
export default meta;

/** Two providers on one page, each with its own session, data and language. */
export const SideBySide: StoryObj<typeof meta> = {
  tags: ['interaction'],

  args: { glAccountId: 'gla_1200' },
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(30rem, 100%), 1fr))', gap: '32px' }}
    >
      <SampleBooks identity="usr_owner">
        <GeneralLedger glAccountId="gla_1200" defaultFilters={{ period: 'all' }} data-testid="studio" />
      </SampleBooks>
      <SampleBooks identity="usr_bookkeeper" locale="de-DE" currency="EUR">
        <GeneralLedger glAccountId="gla_b1010" defaultFilters={{ period: 'all' }} data-testid="workshop" />
      </SampleBooks>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const studio = within(canvas.getByTestId('studio'));
    const workshop = within(canvas.getByTestId('workshop'));
    await expect(await studio.findByRole('heading', { name: 'Accounts Receivable' }, patiently)).toBeVisible();
    await expect(await workshop.findByRole('heading', { name: 'Main Checking' }, patiently)).toBeVisible();
    await expect(studio.getByText(/· USD$/)).toBeVisible();
    await expect(workshop.getByText(/· EUR$/)).toBeVisible();

    await userEvent.selectOptions(studio.getByRole('combobox', { name: 'Period' }), 'Last year');
    await expect(await studio.findByText('No entries in this period.', {}, patiently)).toBeVisible();
    await expect(workshop.getByRole('grid')).toBeVisible();
    await userEvent.selectOptions(studio.getByRole('combobox', { name: 'Period' }), 'All dates');
    await expect(await studio.findByRole('grid', {}, patiently)).toBeVisible();
  },
};
