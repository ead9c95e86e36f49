import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { GeneralLedger, JournalEntryForm } from '../../src/index.ts';
import { bootstrap, dark, dense, highContrast, material, neutral, rounded, serif, shadcn } from '../../src/themes.ts';

const presets = { neutral, dark, dense, rounded, serif, highContrast, shadcn, material, bootstrap };

interface PresetStory {
  preset: keyof typeof presets;
}

const meta: Meta<PresetStory> = {
  title: 'Theming/Presets',
  argTypes: { preset: { control: 'select', options: Object.keys(presets), description: 'Of `@daybook/react/themes`' } },
  parameters: {
    daybook: false,
    docs: {
      codePanel: true,
      source: { transform: (_code: string, { args }: { args: PresetStory }) => codeOf(args) },
    },
  },
  render: ({ preset }) => (
    <SampleBooks appearance={presets[preset]}>
      <GeneralLedger glAccountId="gla_1200" defaultFilters={{ period: 'all' }} style={{ padding: '16px' }} />
      <JournalEntryForm style={{ padding: '16px' }} />
    </SampleBooks>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: /General ledger/ });
    await canvas.findByRole('form');
    expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export default meta;
type Story = StoryObj<PresetStory>;

/** With the padding: a preset's background ends where the component does. */
function codeOf({ preset }: PresetStory): string {
  return `import { ${preset} } from '@daybook/react/themes';

<DaybookProvider baseUrl="/books-api" session={session} appearance={${preset}}>
  <GeneralLedger glAccountId="gla_1200" style={{ padding: '16px' }} />
  <JournalEntryForm style={{ padding: '16px' }} />
</DaybookProvider>`;
}

export const Neutral: Story = { args: { preset: 'neutral' } };
export const Dark: Story = { args: { preset: 'dark' } };
export const Dense: Story = { args: { preset: 'dense' } };
export const Rounded: Story = { args: { preset: 'rounded' } };
export const Serif: Story = { args: { preset: 'serif' } };
export const HighContrast: Story = { args: { preset: 'highContrast' } };
export const Shadcn: Story = { args: { preset: 'shadcn' } };
export const Material: Story = { args: { preset: 'material' } };
export const Bootstrap: Story = { args: { preset: 'bootstrap' } };
