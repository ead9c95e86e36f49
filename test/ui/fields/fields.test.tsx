import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import unlayered from '../../../src/styles.unlayered.css?inline';
import { Checkbox } from '../../../src/ui/fields/Checkbox.tsx';
import { SegmentedControl } from '../../../src/ui/fields/SegmentedControl.tsx';
import { Select } from '../../../src/ui/fields/Select.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { Combobox } from '../../../src/ui/picker/Combobox.tsx';
import hostile from '../../../stories/hosts/hostile.css?inline';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { renderControlled } from '../../support/ui/renderControlled.tsx';
import { accounts } from '../../support/ui/TestPicker.tsx';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const notes = { errors: ['Too long.', 'Too plain.'], hint: 'What the bank wrote.', isRequired: true };
const directions = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
] as const;
const statuses = [
  { value: 'new', label: 'To review' },
  { value: 'done', label: 'Reviewed' },
] as const;
type Status = (typeof statuses)[number]['value'];

const text = page.getByRole('textbox', { name: 'Description' });
const combobox = page.getByRole('combobox', { name: 'Account' });
const status = page.getByRole('combobox', { name: 'Status' });

test('reports typed text, and exposes its label, hint and errors to screen readers', async () => {
  const { changes } = renderControlled(
    '',
    (value, onChange) => <TextField label="Description" value={value} onChange={onChange} {...notes} />,
    { company },
  );
  await userEvent.click(page.getByText('Description'));
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('Rent');
  expect(changes.at(-1)).toBe('Rent');
  await expect.element(text).toHaveAccessibleName('Description');
  await expect.element(text).toHaveAccessibleDescription('What the bank wrote. Too long. Too plain.');
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text).toHaveAttribute('aria-required', 'true');
});

test('has no dangling ARIA references without hint or errors', async () => {
  renderControlled('', (value, onChange) => <TextField label="Description" value={value} onChange={onChange} />, {
    company,
  });
  for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
    await expect.element(text).not.toHaveAttribute(name);
  }
});

testOwnLook('a multiline field grows with its text', async () => {
  renderControlled(
    '',
    (value, onChange) => <TextField label="Description" isMultiline value={value} onChange={onChange} />,
    {
      company,
    },
  );
  const height = () => text.element().getBoundingClientRect().height;
  const before = height();
  await userEvent.click(text);
  await userEvent.keyboard('1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
  await expect.element(text).toHaveValue('1\n2\n3\n4\n5\n6');
  expect(height()).toBeGreaterThan(before + 30);
  expect(text.element().scrollHeight).toBeLessThanOrEqual(Math.ceil(height()));
});

test('a read-only text field is focusable but not editable', async () => {
  const { changes } = renderControlled(
    'Rent',
    (value, onChange) => <TextField label="Description" isReadOnly value={value} onChange={onChange} />,
    { company },
  );
  await userEvent.tab();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(text).toHaveValue('Rent');
  expect(changes).toEqual([]);
});

test('selects a segment by mouse and by arrow keys', async () => {
  const { changes } = renderControlled<'in' | 'out' | null>(
    null,
    (value, onChange) => (
      <SegmentedControl
        legend="Direction"
        options={directions}
        value={value}
        onChange={onChange}
        errors={['Choose one.']}
      />
    ),
    { company },
  );
  await expect.element(page.getByRole('group', { name: 'Direction' })).toHaveAccessibleDescription('Choose one.');
  await userEvent.click(page.getByText('Money out'));
  await expect.element(page.getByRole('radio', { name: 'Money out' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('radio', { name: 'Money in' })).toBeChecked();
  expect(changes).toEqual(['out', 'in']);
});

test('a read-only segmented control is focusable but not editable', async () => {
  const { changes } = renderControlled<'in' | 'out' | null>(
    'in',
    (value, onChange) => (
      <SegmentedControl
        legend="Direction"
        options={directions}
        value={value}
        onChange={onChange}
        isReadOnly
        isLegendHidden
      />
    ),
    { company },
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(page.getByText('Money out'), { force: true });
  await expect.element(page.getByRole('radio', { name: 'Money in' })).toBeChecked();
  expect(changes).toEqual([]);
});

test('Space checks a mixed checkbox', async () => {
  const { changes } = renderControlled(
    false,
    (value, onChange) => <Checkbox label="All" isChecked={value} isMixed={!value} onChange={onChange} />,
    { company },
  );
  const box = page.getByRole('checkbox', { name: 'All' });
  await expect.element(box).toBePartiallyChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.element(box).not.toBePartiallyChecked();
  expect(changes).toEqual([true]);
});

test('a disabled checkbox stays focusable and keeps its state', async () => {
  const { changes } = renderControlled(
    true,
    (value, onChange) => <Checkbox label="All" isLabelHidden isDisabled isChecked={value} onChange={onChange} />,
    { company },
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const box = page.getByRole('checkbox', { name: 'All' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toBeChecked();
  expect(changes).toEqual([]);
});

test('a combobox exposes its hint and errors to screen readers, and its input to the form', async () => {
  const input: { current: HTMLInputElement | null } = { current: null };
  renderControlled<string | null>(
    'rent',
    (value, onChange) => (
      <Combobox label="Account" groups={accounts} value={value} onChange={onChange} inputRef={input} {...notes} />
    ),
    { company },
  );
  await expect.element(combobox).toHaveAccessibleName('Account');
  await expect.element(combobox).toHaveAccessibleDescription('What the bank wrote. Too long. Too plain.');
  await expect.element(combobox).toHaveAttribute('aria-invalid', 'true');
  await expect.element(combobox).toHaveAttribute('aria-required', 'true');
  input.current?.focus();
  await expect.element(combobox).toHaveFocus();
});

test('a read-only combobox is focusable but does not open', async () => {
  const { changes } = renderControlled<string | null>(
    'rent',
    (value, onChange) => (
      <Combobox label="Account" groups={accounts} value={value} onChange={onChange} isReadOnly isClearable />
    ),
    { company },
  );
  await userEvent.click(combobox);
  await expect.element(combobox).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Alt>}{ArrowDown}{/Alt}caf{Enter}{Backspace}{Tab}');
  await expect.element(combobox).toHaveValue('Rent');
  expect(page.getByRole('listbox').query()).toBeNull();
  expect(page.getByRole('button', { name: /Account/ }).elements()).toEqual([]);
  expect(changes).toEqual([]);
});

test('a read-only select exposes its errors to screen readers and keeps its value', async () => {
  const { changes } = renderControlled<Status>(
    'done',
    (value, onChange) => (
      <Select label="Status" options={statuses} value={value} onChange={onChange} isReadOnly {...notes} />
    ),
    { company },
  );
  await expect.element(status).toHaveAccessibleDescription('What the bank wrote. Too long. Too plain.');
  await userEvent.tab();
  await expect.element(status).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Home}T');
  await expect.element(status).toHaveValue('done');
  expect(changes).toEqual([]);
});

/** One field of each kind, side by side. */
function grid(value: string, onChange: (value: string) => void) {
  return (
    <div className="daybook-field-grid">
      <TextField label="Description" value={value} onChange={onChange} />
      <Combobox label="Account" groups={accounts} value="rent" onChange={() => {}} />
      <Select label="Status" options={statuses} value="new" onChange={() => {}} />
      <SegmentedControl legend="Direction" options={directions} value="in" onChange={() => {}} />
      <Checkbox label="All" isChecked onChange={() => {}} />
    </div>
  );
}

const controls = '.daybook-text-control, .daybook-picker-field, .daybook-select select, .daybook-radio-options';
const placesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

testOwnLook('fields are aligned in columns, and stacked in narrow containers', async () => {
  renderControlled('', grid, { company });
  const wide = placesOf(controls);
  expect(wide.map(({ height }) => height)).toEqual([32, 32, 32, 32]);
  expect(new Set(wide.map(({ top }) => Math.round(top))).size).toBe(1);
  await page.viewport(380, 800);
  const narrow = placesOf(controls);
  for (const { height } of [...narrow, ...placesOf('.daybook-checkbox')]) expect(height).toBeGreaterThanOrEqual(44);
  expect(new Set(narrow.map(({ left }) => left)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(380);
});

testOwnLook('a host’s styles for bare elements do not break fields with the unlayered stylesheet', async () => {
  const styles = [hostile, unlayered].map((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    return document.head.appendChild(style);
  });
  try {
    renderControlled('', grid, { company });
    expect(placesOf(controls).map(({ height }) => height)).toEqual([32, 32, 32, 32]);
    const { textAlign, fontStyle, backgroundColor, boxShadow } = getComputedStyle(text.element());
    expect([textAlign, fontStyle, boxShadow]).toEqual(['start', 'normal', 'none']);
    expect(backgroundColor).toBe('rgb(255, 255, 255)');
    for (const { width, height } of placesOf('input[type=radio], input[type=checkbox]')) {
      expect([width, height]).toEqual([16, 16]);
    }
  } finally {
    for (const style of styles) style.remove();
  }
});

testOwnLook('on phones, Done in the sheet of an invalid field doesn’t have the error’s border', async () => {
  await page.viewport(380, 700);
  renderControlled(
    null as string | null,
    (value, onChange) => (
      <Combobox label="Account" groups={accounts} value={value} onChange={onChange} errors={['Missing.']} />
    ),
    { company },
  );
  await userEvent.click(combobox);
  const done = await page.getByRole('button', { name: 'Done' }).findElement();
  const { borderColor } = getComputedStyle(combobox.element().closest('.daybook-picker-field') ?? expect.unreachable());
  expect(getComputedStyle(done).borderColor).not.toBe(borderColor);
});
