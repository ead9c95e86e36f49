import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GeneralLedger } from '../../src/index.ts';

const patiently = { timeout: 20_000 };

const meta = {
  title: 'Hosts/Surroundings',
  component: GeneralLedger,
  args: { glAccountId: 'gla_1200', defaultFilters: { period: 'all' } },
} satisfies Meta<typeof GeneralLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dark page. The component inherits its text color, and its surfaces follow `color-scheme`. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const date = await canvas.findByRole('columnheader', { name: 'Date' }, patiently);
    await expect(getComputedStyle(date).colorScheme).toBe('dark');
    await expect(lightness(getComputedStyle(date).backgroundColor)).toBeLessThan(0.2);
  },
};

/** A partner theme that only sets Daybook's public tokens on a surrounding element. */
export const PartnerTheme: Story = {
  globals: { theme: 'partner' },
  play: async ({ canvas }) => {
    const date = await canvas.findByRole('columnheader', { name: 'Date' }, patiently);
    await expect(getComputedStyle(date).backgroundColor).toBe('rgb(251, 246, 238)');
    await expect(getComputedStyle(date).fontFamily).toContain('Georgia');
    await expect(date.getBoundingClientRect().height).toBe(44);
  },
};

/** An Arabic page: columns start at the right; amounts and dates have Egyptian formats. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar-EG' },
  play: async ({ canvas }) => {
    const date = await canvas.findByRole('columnheader', { name: 'Date' }, patiently);
    const balance = canvas.getByRole('columnheader', { name: 'Balance' });
    await expect(date.getBoundingClientRect().left).toBeGreaterThan(balance.getBoundingClientRect().right);
    await expect(canvas.getAllByText(/^[\u0660-\u0669٬٫]+$/).length).toBeGreaterThan(20);
  },
};

/** German amounts and dates. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    await expect(canvas.getAllByText(/^\d{1,3}(\.\d{3})*,\d{2}$/).length).toBeGreaterThan(20);
  },
};

/** A side panel or a phone: each entry is a card, and controls are large enough for touch. */
export const Narrow: Story = {
  globals: { width: '380' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    const area = canvas.getByRole('region', { name: /^General ledger/ });
    await expect(area.scrollWidth).toBe(area.clientWidth);
    await expect(canvas.getByRole('combobox', { name: 'Period' }).getBoundingClientRect().height).toBe(44);
  },
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
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, patiently);
    const area = canvas.getByRole('region', { name: /^General ledger/ });
    await expect(area.scrollWidth).toBe(area.clientWidth);
    await expect(area.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};

/** From 0 (black) to 1 (white). */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / (3 * 255);
}
