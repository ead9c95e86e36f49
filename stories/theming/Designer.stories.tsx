import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeDesigner } from './designer/ThemeDesigner.tsx';

const meta = {
  title: 'Theming/Designer',
  component: ThemeDesigner,
  parameters: { daybook: false, ownWidth: true },
  render: (_args, { globals: { width } }) => <ThemeDesigner width={width === 'full' ? undefined : `${width}px`} />,
} satisfies Meta<typeof ThemeDesigner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change a token and see components follow; copy the code. */
export const Designer: Story = {};

/** A test, outside the sidebar. */
export const ContrastCheck: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const enough = /^All \d+ pairs of colors have enough contrast/;
    const code = canvas.getByLabelText('Code of the theme');
    await canvas.findByText(enough);

    const muted = canvas.getByRole('textbox', { name: '--daybook-color-muted' });
    await userEvent.type(muted, '#cccccc');
    await canvas.findByText(/^Muted text on the surface, light: 1\.6, at least 4\.5/);
    expect(code).toHaveValue('.my-app {\n  --daybook-color-muted: #cccccc;\n}');
    expect(canvas.getAllByText(/, at least \d/)).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+/ }));
    expect(canvas.getAllByText(/, at least \d/).length).toBeGreaterThan(5);
    await userEvent.clear(muted);
    // Enough on every surface, but not on rows that are selected.
    await userEvent.type(muted, '#6e6e6e');
    await canvas.findByText(/^Muted text on a selected row, light: 4\.4, at least 4\.5/);
    expect(canvas.queryByText(/^Muted text on the (raised |sunken )?surface, light/)).toBeNull();
    await userEvent.clear(muted);
    await canvas.findByText(enough);

    const radius = canvas.getByRole('textbox', { name: '--daybook-radius' });
    await userEvent.type(radius, '16');
    await canvas.findByText(/length with a unit, such as "16px"/);
    expect(radius).toBeInvalid();
    expect(code).toHaveValue('.my-app {\n}');
    await userEvent.type(radius, 'px');
    expect(radius).not.toBeInvalid();

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start with' }), 'Rounded');
    await canvas.findByText(enough);
    expect(code).toHaveTextContent('background: var(--daybook-color-background); --daybook-color-accent: light-dark(');
    expect(code).toHaveTextContent('--daybook-radius: 16px;');
    const accent = canvas.getByRole('textbox', { name: '--daybook-color-accent, light' });
    await userEvent.clear(accent);
    expect(accent).toHaveValue('');
    expect(code).toHaveTextContent('--daybook-color-accent: light-dark(#6d28d9, #c4b5fd);');
    await userEvent.type(accent, '#14532d');
    expect(code).toHaveTextContent('--daybook-color-accent: light-dark(#14532d, #c4b5fd);');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of code' }), 'appearance object');
    expect(code).toHaveTextContent("colorAccent: 'light-dark(#14532d, #c4b5fd)',");

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start with' }), 'Serif');
    expect(code).toHaveTextContent("colorAccent: 'light-dark(#14532d, #c4b5fd)',");
    expect(code).toHaveTextContent("radius: '16px',");
    expect(code).toHaveTextContent('fontFamily: "Georgia,');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    expect(code).toHaveValue('const appearance: Appearance = {\n};');
  },
};

/** A test: a page with its own dark surface has no light half to check, and its defaults are dark. */
export const DarkPage: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark', width: '380' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^All \d+ pairs of colors have enough contrast/);
    expect(canvasElement.querySelector('.daybook')?.clientWidth).toBe(380);
    expect(canvasElement.querySelector('.designer')?.clientWidth).toBeGreaterThan(380);
    expect(canvas.getByRole('textbox', { name: '--daybook-color-text' })).toHaveAttribute('placeholder', '#e6e8eb');
    expect(canvas.queryByRole('button', { name: 'Differ in dark' })).toBeNull();
  },
};
