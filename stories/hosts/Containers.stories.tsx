import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneralLedger } from '../../src/index.ts';

const meta = {
  title: 'Hosts/Surroundings',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1200', defaultFilters: { period: 'all' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dark page. The component inherits its text color, and its surfaces follow `color-scheme`. */
export const Dark: Story = {
  globals: { theme: 'dark' },
};

/** A partner theme that only sets Daybook's public tokens on a surrounding element. */
export const PartnerTheme: Story = {
  globals: { theme: 'partner' },
};

/** German amounts and dates. */
export const German: Story = {
  globals: { locale: 'de-DE' },
};

/** A panel as narrow as the smallest phone. */
export const Narrowest: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
};
