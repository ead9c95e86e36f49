import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DateRange, toPlainDate } from '../../../src/index.ts';
import { DateRangeField } from '../../../src/ui/dates/DateRangeField.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const march = { begin: toPlainDate('2026-03-01'), end: toPlainDate('2026-03-31') };
const open = { begin: undefined, end: undefined };

function renderFields(initial: DateRange = march, locale = 'en-US') {
  const ranges: DateRange[] = [];
  function Fields() {
    const [range, setRange] = useState(initial);
    return (
      <Root component="Test" name="test">
        <DateRangeField
          label="Dates"
          value={range}
          onChange={(next) => {
            ranges.push(next);
            setRange(next);
          }}
        />
      </Root>
    );
  }
  renderWithProvider(<Fields />, { company, locale });
  return ranges;
}

const from = page.getByRole('textbox', { name: 'From' });
const to = page.getByRole('textbox', { name: 'To' });

test.each([
  ['en-US', '03/01/2026'],
  ['en-GB', '01/03/2026'],
  ['de-DE', '01.03.2026'],
  ['sv-SE', '2026-03-01'],
])('in %s the first of March is formatted as %s', async (locale, formatted) => {
  renderFields(march, locale);
  await expect.element(from).toHaveValue(formatted);
});

test('applies a typed date on blur, not before', async () => {
  const ranges = renderFields(open);
  await userEvent.tab();
  await userEvent.keyboard('02/03/2026');
  expect(ranges).toEqual([]);
  await userEvent.tab();
  await expect.poll(() => ranges).toEqual([{ begin: '2026-02-03', end: undefined }]);
});

test('applies a typed date on Enter, with a two-digit year as the nearest one', async () => {
  const ranges = renderFields();
  await userEvent.tab();
  await userEvent.keyboard('3/1/25{Enter}');
  await expect.poll(() => ranges).toEqual([{ begin: '2025-03-01', end: '2026-03-31' }]);
  await expect.element(from).toHaveValue('03/01/2025');
});

test('does not apply an end date before the start date, and shows an error until it is corrected', async () => {
  const ranges = renderFields();
  await userEvent.click(to);
  await userEvent.keyboard('2/20{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The end date is before the start date');
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  expect(ranges).toEqual([]);
  await userEvent.fill(to, '12/20');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ranges).toEqual([{ begin: '2026-03-01', end: '2026-12-20' }]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an invalid date stays as typed with an error, and the range does not change', async () => {
  const ranges = renderFields();
  await userEvent.click(from);
  await userEvent.keyboard('33/1{Tab}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a valid date, such as 03/01/2026.');
  await expect.element(from).toHaveValue('33/1');
  await expect.element(from).toHaveAttribute('aria-invalid', 'true');
  await expect.element(to).not.toHaveAttribute('aria-invalid');
  expect(ranges).toEqual([]);
});

test('clearing a date leaves that side open', async () => {
  const ranges = renderFields();
  await userEvent.click(page.getByRole('button', { name: 'Clear To' }));
  expect(ranges).toEqual([{ begin: '2026-03-01', end: undefined }]);
  await userEvent.click(page.getByRole('button', { name: 'Clear From' }));
  expect(ranges.at(-1)).toEqual(open);
  expect(page.getByRole('button', { name: /^Clear/ }).query()).toBeNull();
});

test('picks a date from the calendar by mouse or keyboard, and restores the focus', async () => {
  const ranges = renderFields();
  const button = page.getByRole('button', { name: 'Open calendar for From' });
  await userEvent.click(button);
  await userEvent.click(page.getByRole('button', { name: /March 12, 2026/ }));
  expect(ranges).toEqual([{ begin: '2026-03-12', end: '2026-03-31' }]);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'From' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect.poll(() => ranges.at(-1)).toEqual({ begin: '2026-03-20', end: '2026-03-31' });
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test.each([
  ['{ArrowRight}', 'Friday, March 13, 2026'],
  ['{ArrowUp}{ArrowUp}', 'Thursday, February 26, 2026'],
  ['{Home}', 'Sunday, March 8, 2026'],
  ['{End}', 'Saturday, March 14, 2026'],
  ['{PageDown}', 'Sunday, April 12, 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'Wednesday, March 12, 2025'],
])('in the calendar, %s moves to %s', async (keys, day) => {
  renderFields({ ...march, begin: toPlainDate('2026-03-12') });
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for From' }));
  await expect.element(page.getByRole('button', { name: 'Thursday, March 12, 2026' })).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(page.getByRole('button', { name: day })).toHaveFocus();
});

test.each([
  ['en-US', 'Sun', 1],
  ['de-DE', 'Mo', 7],
  ['fa-IR', 'ش', 2],
])('in %s weeks start on %s', async (locale, weekday, column) => {
  renderFields({ begin: toPlainDate('2026-03-01'), end: undefined }, locale);
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for From' }));
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toHaveLength(7);
  expect(heads[0]).toHaveTextContent(weekday);
  const sunday = page.getByRole('button', { pressed: true }).element().parentElement as HTMLTableCellElement;
  expect(sunday.cellIndex + 1).toBe(column);
});

test('the month buttons change the month and keep the focus', async () => {
  renderFields();
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for From' }));
  await expect.element(page.getByText('March 2026', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Previous month' }));
  await expect.element(page.getByText('February 2026', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveFocus();
  expect(page.getByRole('button', { name: /February \d+, 2026/ }).elements()).toHaveLength(28);
});

test('a click outside the calendar closes it', async () => {
  renderFields();
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for To' }));
  await expect.element(page.getByRole('dialog', { name: 'To' })).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Books' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
