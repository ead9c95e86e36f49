import type { Meta, StoryObj } from '@storybook/react-vite';
import { forwardRef } from 'react';
import { SampleBooks } from '../../.storybook/SampleBooks.tsx';
import { type ButtonPartProps, type DaybookComponents, InvoiceList, type SelectPartProps } from '../../src/index.ts';

const meta = {
  title: 'Guides/Parts',
  component: InvoiceList,
  parameters: { daybook: false },
} satisfies Meta<typeof InvoiceList>;
export default meta;

const look = { border: '2px solid currentColor', borderRadius: 99, padding: '6px 14px', font: 'inherit' };

/** A host's own parts, with the native attributes that they get. */
const parts: DaybookComponents = {
  Button: forwardRef<HTMLButtonElement, ButtonPartProps>((props, ref) => {
    const colors = props['data-primary']
      ? { background: '#6d28d9', color: '#fff' }
      : { background: 'none', color: 'inherit' };
    return <button {...props} ref={ref} style={{ ...look, ...colors }} />;
  }),
  Select: forwardRef<HTMLSelectElement, SelectPartProps>((props, ref) => (
    <select {...props} ref={ref} style={{ ...look, background: 'Canvas', color: 'CanvasText' }} />
  )),
  EmptyState: ({ title, actions }) => (
    <>
      <strong>{title}</strong>
      {actions}
    </>
  ),
};

/** The list in a host’s own buttons and selects. */
export const ReplacedParts: StoryObj<typeof meta> = {
  render: () => (
    <SampleBooks components={parts}>
      <InvoiceList />
    </SampleBooks>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', {}, { timeout: 20_000 });
  },
};
