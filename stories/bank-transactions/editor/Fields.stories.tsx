import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankTransactionEditor } from '../../../src/index.ts';
import { type EditorParameters, inBooks } from './editorStory.tsx';

/** What the host makes of the form. */
const meta = {
  ...inBooks,
  title: 'Bank transactions/Fields',
  component: BankTransactionEditor,
  parameters: {
    daybook: false,
    editor: {
      open: async ({ add }) => (await add({ customData: { project: 'Patient portal', order: 'PO-1042' } })).id,
    } satisfies EditorParameters,
  },
} satisfies Meta<typeof BankTransactionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Notes first, no tax payment, and a read-only customer. */
export const HiddenAndLocked: Story = {
  args: {
    fields: (defaults) => [
      { id: 'notes' },
      ...defaults
        .filter(({ id }) => id !== 'notes' && id !== 'tax')
        .map((field) => (field.id === 'customer' ? { ...field, section: 'main' as const, readOnly: true } : field)),
    ],
  },
};

/** Fields of the host’s, whose values are saved in the custom data. */
export const OwnFields: Story = {
  args: {
    fields: (defaults) => [
      {
        id: 'project',
        label: 'Project',
        required: true,
        validate: (value) => (value ? undefined : 'Enter a project.'),
      },
      {
        id: 'phase',
        label: 'Phase',
        type: 'select',
        options: [
          { value: 'design', label: 'Design' },
          { value: 'build', label: 'Build' },
        ],
      },
      { id: 'hours', label: 'Hours', type: 'number', hint: 'As in the time sheet' },
      { id: 'billable', label: 'Billable', type: 'checkbox' },
      {
        id: 'color',
        label: 'Color',
        section: 'more',
        render: ({ value, onChange, readOnly, error, ...control }) => (
          <input
            type="color"
            {...control}
            value={String(value ?? '#000000')}
            disabled={readOnly}
            onChange={({ target }) => onChange(target.value)}
          />
        ),
      },
      ...defaults,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^Project/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Enter a project.');
  },
};

/** An invalid field that the host hides is named above the form. */
export const HiddenInvalid: Story = {
  args: { fields: (defaults) => defaults.filter(({ id }) => id !== 'bankAccount') },
  parameters: { editor: { open: async () => undefined } satisfies EditorParameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText(/Bank account: Choose a bank account\./);
  },
};

/** Content of the host’s below the form. */
export const Panels: Story = {
  args: {
    panels: [
      { id: 'history', title: 'History', render: ({ transaction }) => `Imported as “${transaction?.description}”` },
      { id: 'approvals', title: 'Approvals', render: () => 'Not needed' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'History' });
  },
};
