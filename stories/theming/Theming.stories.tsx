import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { GeneralLedger } from '../../src/index.ts';
import { publicTokens } from './tokens.ts';

type Theme = Record<string, string>;

const meta: Meta<Theme> = {
  title: 'Theming/All tokens',
  argTypes: Object.fromEntries(
    publicTokens.map(({ name, does, fallback, control }) => [
      name,
      { control, description: does, table: { defaultValue: { summary: fallback } } },
    ]),
  ),
  render: (theme) => (
    <div style={theme as CSSProperties /* custom properties are styles */}>
      <GeneralLedger glAccountId="gla_6210" defaultFilters={{ period: 'all' }} />
    </div>
  ),
};
export default meta;

/** Each token is a control; the story’s code is the CSS. */
export const YourTheme: StoryObj<Theme> = {
  args: {
    '--daybook-color-accent': '#6d28d9',
    '--daybook-color-text': '#2b2140',
    '--daybook-color-background': '#ffffff',
    '--daybook-radius': '10px',
    '--daybook-row-height': '40px',
    '--daybook-table-height': '320px',
  },
  parameters: {
    docs: { source: { language: 'css', transform: (_code: string, { args }: { args: Theme }) => cssOf(args) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, { timeout: 20_000 });
  },
};

function cssOf(theme: Theme): string {
  const lines = Object.entries(theme).map(([name, value]) => `  ${name}: ${value};`);
  return `.my-app {\n${lines.join('\n')}\n}`;
}
