import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { GeneralLedger } from '../../src/index.ts';

const meta = {
  title: 'Hosts/Two companies',
  component: GeneralLedger,
  parameters: { daybook: false },
} satisfies Meta<typeof GeneralLedger>;
export default meta;

/** Two providers on one page, each with its own session, data and language. */
export const SideBySide: StoryObj<typeof meta> = {
  args: { glAccountId: 'gla_1200' },
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(30rem, 100%), 1fr))', gap: '32px' }}
    >
      <SampleBooks identity="usr_owner">
        <GeneralLedger glAccountId="gla_1200" defaultFilters={{ period: 'all' }} />
      </SampleBooks>
      <SampleBooks identity="usr_bookkeeper" locale="de-DE" currency="EUR">
        <GeneralLedger glAccountId="gla_b1010" defaultFilters={{ period: 'all' }} />
      </SampleBooks>
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'General ledger, Accounts Receivable' });
    await canvas.findByRole('grid', { name: /Main Checking$/ });
  },
};
