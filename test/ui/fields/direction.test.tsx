import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SegmentedControl } from '../../../src/ui/fields/SegmentedControl.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { renderControlled } from '../../support/ui/renderControlled.tsx';

const company = await sharedCompany();
const directions = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
] as const;
const text = page.getByRole('textbox', { name: 'Description' });

test('segments start at the right of a right-to-left page', async () => {
  renderControlled<'in' | 'out' | null>(
    null,
    (value, onChange) => (
      <div dir="rtl">
        <SegmentedControl legend="Direction" options={directions} value={value} onChange={onChange} />
      </div>
    ),
    { company },
  );
  await expect.element(page.getByText('Money in')).toBeVisible();
  const [first, second] = page.getByRole('radio').elements();
  expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().right ?? Number.NaN);
});

test.each([false, true])(
  'an empty field has the direction of the page, and text its own (multiline: %s)',
  async (isMultiline) => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    renderControlled(
      '',
      (value, onChange) => (
        <TextField label="Description" isMultiline={isMultiline} value={value} onChange={onChange} />
      ),
      { company },
    );
    const direction = () => getComputedStyle(text.element()).direction;
    expect(direction()).toBe('rtl');
    await userEvent.fill(text, 'Rent');
    expect(direction()).toBe('ltr');
    await userEvent.fill(text, 'إيجار');
    expect(direction()).toBe('rtl');
    await userEvent.fill(text, '');
    expect(direction()).toBe('rtl');
  },
);
