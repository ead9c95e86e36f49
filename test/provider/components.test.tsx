import { render } from '@testing-library/react';
import { forwardRef, type ReactNode, StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type ButtonPartProps,
  ConfigurationError,
  type DaybookComponents,
  DaybookProvider,
  type DialogPartProps,
  GeneralLedger,
  type InputPartProps,
} from '../../src/index.ts';
import { AttachmentsPicker } from '../../src/reference-lists/pickers/AttachmentsPicker.tsx';
import { DateField } from '../../src/ui/dates/DateField.tsx';
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx';
import { Button, SubmitButton } from '../../src/ui/fields/Button.tsx';
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx';
import { IconButton } from '../../src/ui/fields/IconButton.tsx';
import { RadioOptions } from '../../src/ui/fields/RadioOptions.tsx';
import { Select } from '../../src/ui/fields/Select.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { attachmentMessages } from '../../src/ui/messages.ts';
import { ConfirmDialog } from '../../src/ui/overlay/ConfirmDialog.tsx';
import { Notice } from '../../src/ui/root/Notice.tsx';
import { Root } from '../../src/ui/root/Root.tsx';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';
import { replacedParts } from '../support/ui/replacedParts.tsx';

const company = await createCompany({ seed: 'none' });
const { '1020': savings = '' } = company.glAccountIds;
const nothing = () => {};
const inRoot = (children: ReactNode) => (
  <Root component="Test" name="test">
    {children}
  </Root>
);

const receiptUrl = 'https://files.example/receipt.pdf';
const receipt = { id: 'file_1', fileName: 'receipt.pdf', fileSize: null, url: receiptUrl };

function ReceiptFile() {
  return (
    <AttachmentsPicker
      known={[receipt]}
      value={[receipt.id]}
      onChange={nothing}
      errors={undefined}
      isReadOnly={true}
      messages={attachmentMessages}
    />
  );
}

test.each<[keyof DaybookComponents, ReactNode, string, string]>([
  [
    'Button',
    <Button key="1" onPress={nothing}>
      Save
    </Button>,
    'button',
    'Save',
  ],
  [
    'Button',
    <SubmitButton key="2" isInactive={false}>
      Save
    </SubmitButton>,
    'button',
    'Save',
  ],
  ['IconButton', <IconButton key="3" icon="copy" label="Copy" onPress={nothing} />, 'button', 'Copy'],
  ['Input', <TextField key="4" label="Notes" value="" onChange={nothing} />, 'textbox', 'Notes'],
  ['Input', <DateField key="5" label="Date" value={undefined} onChange={nothing} />, 'textbox', 'Date'],
  ['Textarea', <TextField key="6" label="Notes" isMultiline value="" onChange={nothing} />, 'textbox', 'Notes'],
  ['Select', <Select key="7" label="Sort" value="" options={[]} onChange={nothing} />, 'combobox', 'Sort'],
  ['Checkbox', <Checkbox key="8" label="All" isChecked={false} onChange={nothing} />, 'checkbox', 'All'],
  ['Link', <ReceiptFile key="10" />, 'link', 'receipt.pdf'],
  [
    'Radio',
    <RadioOptions
      key="9"
      name="way"
      options={[{ value: 'in', label: 'In' }]}
      value={null}
      onChange={nothing}
      isReadOnly={false}
    />,
    'radio',
    'In',
  ],
])('a host’s %s replaces Daybook’s, with its role and name', async (name, element, role, label) => {
  renderWithProvider(inRoot(element), { company, components: { [name]: replacedParts[name] } });
  const part = page.getByRole(role, { name: label });
  await expect.element(part).toHaveClass('host-control', { exact: true });
});

test.each<[keyof DaybookComponents, ReactNode, string, string]>([
  ['EmptyState', <EmptyState key="1" icon="none" title="No invoices yet" />, 'status', '.host-state'],
  ['ErrorState', <EmptyState key="2" icon="failed" title="We couldn’t load them" />, 'alert', '.host-state'],
  [
    'Notice',
    <Notice key="3" tone="warning">
      Books are closed.
    </Notice>,
    'alert',
    '.host-notice',
  ],
  [
    'Notice',
    <Notice key="4" tone="good">
      Saved.
    </Notice>,
    'status',
    '.host-notice',
  ],
])('a host’s %s is in a live region', (name, element, role, selector) => {
  renderWithProvider(inRoot(element), { company, components: { [name]: replacedParts[name] } });
  expect(page.getByRole(role).element().querySelector(selector)).not.toBeNull();
});

test('a provider inside another one inherits its parts, and replaces single ones', () => {
  const Inner = ({ children, 'data-primary': _, ...props }: ButtonPartProps) => (
    <button {...props} className="inner">
      {children}
    </button>
  );
  const props = providerProps({ company, components: { Button: Inner } });
  const parts = inRoot(
    <>
      <Button onPress={nothing}>Save</Button>
      <TextField label="Notes" value="" onChange={nothing} />
    </>,
  );
  renderWithProvider(<DaybookProvider {...props}>{parts}</DaybookProvider>, {
    company,
    components: { Button: replacedParts.Button, Input: replacedParts.Input },
  });
  expect(page.getByRole('button').element().className).toBe('inner');
  expect(page.getByRole('textbox').element().className).toBe('host-control');
});

test('a host’s Link opens its address in a new tab, and tells that page nothing', async () => {
  renderWithProvider(inRoot(<ReceiptFile />), { company, components: { Link: replacedParts.Link } });
  const link = page.getByRole('link', { name: 'receipt.pdf' });
  await expect.element(link).toHaveAttribute('href', receiptUrl);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
});

test('a host’s Link among attachments has its own look', () => {
  renderWithProvider(inRoot(<ReceiptFile />), { company, components: { Link: replacedParts.Link } });
  expect(getComputedStyle(page.getByRole('link').element())).toMatchObject({ borderWidth: '0px', paddingLeft: '0px' });
});

test('another object with the same parts keeps the focus and the text', async () => {
  const { rerender } = renderWithProvider(inRoot(<Typed />), { company, components: { Input: replacedParts.Input } });
  const field = page.getByRole('textbox', { name: 'Notes' });
  await userEvent.type(field, 'Rent');
  rerender(inRoot(<Typed />), { components: { Input: replacedParts.Input } });
  await userEvent.keyboard(' May');
  await expect.element(field).toHaveValue('Rent May');
});

function Typed() {
  const [text, setText] = useState('');
  return <TextField label="Notes" value={text} onChange={setText} />;
}

test.each([
  [{ Buton: replacedParts.Button }, 'components.Buton was skipped: there is no such part. Expected one of Button, '],
  [{ Button: 'button' }, 'components.Button is "button" and was skipped. Expected a React component.'],
  [{ Button: null }, 'components.Button is null and was skipped.'],
  [{ Button: <b>Save</b> }, 'components.Button is an object and was skipped.'],
])('%o is reported once, also in strict mode, and the other parts are replaced', async (wrong, message) => {
  const onError = vi.fn();
  const components = { ...wrong, Input: replacedParts.Input } as DaybookComponents;
  const parts = inRoot(
    <>
      <Button onPress={nothing}>Save</Button>
      <TextField label="Notes" value="" onChange={nothing} />
    </>,
  );
  render(
    <StrictMode>
      <main>
        <h1>Books</h1>
        <DaybookProvider {...providerProps({ company, components, onError })}>{parts}</DaybookProvider>
      </main>
    </StrictMode>,
  );
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    component: 'DaybookProvider',
    error: expect.any(ConfigurationError),
  });
  expect(onError.mock.calls[0]?.[0].error.message).toContain(message);
  await expect.element(page.getByRole('textbox')).toHaveClass('host-control');
  await expect.element(page.getByRole('button')).toBeVisible();
});

test('a part that throws is contained in its component, which retries with Daybook’s own button', async () => {
  for (const times of [1, 2]) expectConsoleMessage(new RegExp(`Broken ${times}`));
  let times = 0;
  const Broken = (): ReactNode => {
    throw new Error(`Broken ${times}`);
  };
  const onError = vi.fn();
  times = 1;
  renderWithProvider(
    <>
      <Root component="First" name="test" onError={onError}>
        <Button onPress={nothing}>Save</Button>
      </Root>
      <Root component="Second" name="test">
        <p>Second</p>
      </Root>
    </>,
    { company, components: { Button: Broken } },
  );
  await expect.element(page.getByText('Second')).toBeVisible();
  times = 2;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onError).toHaveBeenCalledWith({ component: 'First', error: new Error('Broken 1') });
});

test('a dialog in a portal has the theme and the focus, and its keys stay in it', async () => {
  const answers: string[] = [];
  const keys: string[] = [];
  const Portal = ({ open: _, onClose, title, children, actions, ...aria }: DialogPartProps) =>
    createPortal(
      // biome-ignore lint/a11y: the role is in its props
      <div {...aria} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        {title}
        {children}
        {actions}
      </div>,
      document.body,
    );
  renderWithProvider(
    inRoot(
      <form onKeyDown={({ key }) => keys.push(key)}>
        <ConfirmDialog
          title="Delete this transaction?"
          confirmLabel="Delete"
          cancelLabel="Keep it"
          main={{ label: 'Void', onPress: () => answers.push('main') }}
          onConfirm={nothing}
          onCancel={() => answers.push('canceled')}
        >
          Office rent
        </ConfirmDialog>
      </form>,
    ),
    { company, components: { Dialog: Portal }, appearance: { controlHeight: '51px' } },
  );
  const dialog = page.getByRole('alertdialog', { name: 'Delete this transaction?' });
  await expect.element(dialog).toHaveAccessibleDescription('Office rent');
  const first = page.getByRole('button', { name: 'Keep it' });
  await expect.element(first).toHaveFocus();
  expect(first.element().getBoundingClientRect().height).toBe(51);
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
  expect(answers).toEqual(['main', 'canceled']);
  expect(keys).toEqual([]);
});

test('a host’s input is as wide as its picker, and its text ends before the buttons', () => {
  const Input = forwardRef<HTMLInputElement, InputPartProps>((props, ref) => (
    <input {...props} ref={ref} className="host" />
  ));
  const date = <DateField label="Date" value={undefined} onChange={nothing} />;
  renderWithProvider(inRoot(date), { company, components: { Input } });
  const field = page.getByRole('textbox').element();
  const button = page.getByRole('button').element().getBoundingClientRect();
  const { left, right, top, bottom } = field.getBoundingClientRect();
  expect(button.right).toBeLessThanOrEqual(right);
  expect(button.left).toBeGreaterThanOrEqual(right - Number.parseFloat(getComputedStyle(field).paddingInlineEnd));
  expect([left, right]).toEqual(
    (({ left, right }) => [left, right])((field.parentElement as Element).getBoundingClientRect()),
  );
  expect(button.top >= top && button.bottom <= bottom).toBe(true);
});

test('a ledger in a host’s parts keeps its keys', async () => {
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, components: replacedParts });
  await expect.element(page.getByText('No entries in this period')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show all dates' }));
  expect(document.querySelector('.daybook-button, .daybook-icon-button, .daybook-search-input')).toBeNull();
});
