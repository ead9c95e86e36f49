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

test('a text is typed, and what it is called, what helps and what is wrong is heard with it', async () => {
  const { changes: told } = renderControlled(
    '',
    (value, onChange) => <TextField label="Description" value={value} onChange={onChange} {...notes} />,
    { company },
  );
  await userEvent.click(page.getByText('Description'));
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('Rent');
  expect(told.at(-1)).toBe('Rent');
  await expect.element(text).toHaveAccessibleName('Description');
  await expect.element(text).toHaveAccessibleDescription('What the bank wrote. Too long. Too plain.');
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text).toHaveAttribute('aria-required', 'true');
});

test('without hint or errors nothing points to notes that are not there', async () => {
  renderControlled('', (value, onChange) => <TextField label="Description" value={value} onChange={onChange} />, {
    company,
  });
  for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
    await expect.element(text).not.toHaveAttribute(name);
  }
});

test('a text of several lines grows with them', async () => {
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

test('a text that only shows can be reached and copied, and not changed', async () => {
  const { changes: told } = renderControlled(
    'Rent',
    (value, onChange) => <TextField label="Description" isReadOnly value={value} onChange={onChange} />,
    { company },
  );
  await userEvent.tab();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(text).toHaveValue('Rent');
  expect(told).toEqual([]);
});

test('a choice of two is made by the mouse and by the arrow keys', async () => {
  const { changes: told } = renderControlled<'in' | 'out' | null>(
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
  expect(told).toEqual(['out', 'in']);
});

test('a choice that only shows can be reached, and not changed', async () => {
  const { changes: told } = renderControlled<'in' | 'out' | null>(
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
  expect(told).toEqual([]);
});

test('a checkbox is checked by Space, and from mixed on', async () => {
  const { changes: told } = renderControlled(
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
  expect(told).toEqual([true]);
});

test('a checkbox that is off keeps the focus and its state', async () => {
  const { changes: told } = renderControlled(
    true,
    (value, onChange) => <Checkbox label="All" isLabelHidden isDisabled isChecked={value} onChange={onChange} />,
    { company },
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const box = page.getByRole('checkbox', { name: 'All' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toBeChecked();
  expect(told).toEqual([]);
});

test('a picker tells what helps and what is wrong, and hands its input to a form that takes the focus there', async () => {
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

test('a picker that only shows can be reached and read, and opens nothing', async () => {
  const { changes: told } = renderControlled<string | null>(
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
  expect(told).toEqual([]);
});

test('a list tells what is wrong, and only shows what is chosen where it is read-only', async () => {
  const { changes: told } = renderControlled<Status>(
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
  expect(told).toEqual([]);
});

/** One of each beside another. */
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

test('fields stand in columns with their controls in line, and below each other where it is narrow', async () => {
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

test('a host that styles bare elements does not break the fields where the stylesheet has no layers', async () => {
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
