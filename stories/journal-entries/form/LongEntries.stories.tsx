import type { Meta, StoryObj } from '@storybook/react-vite';
import { JournalEntryForm } from '../../../src/index.ts';
import { lengthenAccounts } from '../../ledger/lengthenAccounts.ts';
import { inJournal, type JournalParameters, whenOpen } from '../journalStory.tsx';

const meta = {
  ...inJournal,
  title: 'Journal entries/Long entries',
  component: JournalEntryForm,
  parameters: { daybook: false },
} satisfies Meta<typeof JournalEntryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long description and long names of accounts, whole on hover. */
export const LongNames: Story = {
  parameters: {
    journal: {
      stored: () => ({
        description:
          'Accrued rent of the studio, the workshop and the storage in the basement, with the share of heating and insurance',
      }),
    } satisfies JournalParameters,
  },
  beforeEach: lengthenAccounts,
  play: async ({ canvas }) => {
    await whenOpen(canvas);
    await canvas.findAllByDisplayValue(/of the Northern and Eastern Districts/);
  },
};

/** `LongNames` on a phone. */
export const LongNamesNarrow: Story = { ...LongNames, globals: { width: '380' } };

/** A hundred lines. */
export const ManyLines: Story = {
  tags: ['slow'],
  parameters: {
    journal: {
      stored: ({ idOf }) => ({
        description: 'Payroll of June',
        children: [
          ...Array.from({ length: 99 }, (_, place) => ({
            glAccountId: idOf('gla', '6110'),
            drAmount: 1_800_00 + place * 4_35,
            crAmount: 0,
          })),
          { glAccountId: idOf('gla', '1010'), drAmount: 0, crAmount: 99 * 1_800_00 + (4_35 * 98 * 99) / 2 },
        ],
      }),
    } satisfies JournalParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: 'Line 100' });
  },
};
