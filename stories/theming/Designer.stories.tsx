import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeDesigner } from './designer/ThemeDesigner.tsx';

const meta = {
  title: 'Theming/Designer',
  component: ThemeDesigner,
  parameters: { daybook: false },
} satisfies Meta<typeof ThemeDesigner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change a token and see components follow; copy the CSS. */
export const Designer: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^All \d+ pairs of colors have enough contrast/);
    const muted = canvas.getByRole('textbox', { name: 'color-muted' });
    await userEvent.type(muted, '#cccccc');
    await canvas.findByText(/^Muted text on the surface: 1\.6, at least 4\.5/);
    expect(canvas.getByLabelText('CSS of the theme')).toHaveValue('.my-app {\n  --daybook-color-muted: #cccccc;\n}');
    await userEvent.clear(muted);
    await canvas.findByText(/^All \d+ pairs of colors have enough contrast/);
  },
};

/** A preset to start with. */
export const FromAPreset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start with' }), 'Rounded');
    await canvas.findByText(/^All \d+ pairs of colors have enough contrast/);
    expect(canvas.getByLabelText<HTMLTextAreaElement>('CSS of the theme').value).toContain('--daybook-radius: 14px;');
  },
};
