import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PlainDate, toPlainDate } from '../../../src/index.ts';
import { DateField } from '../../../src/ui/dates/DateField.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { renderControlled } from '../../support/ui/renderControlled.tsx';

const company = await sharedCompany();
const march = toPlainDate('2026-03-01');

const renderDate = (initial = march, locale = 'en-US') =>
  renderControlled<PlainDate | undefined>(
    initial,
    (value, onChange) => <DateField label="Date" value={value} onChange={onChange} />,
    {
      company,
      locale,
    },
  );

test('picks a date from the calendar by mouse or keyboard, and restores the focus', async () => {
  const { changes } = renderDate();
  const button = page.getByRole('button', { name: 'Open calendar for Date' });
  await userEvent.click(button);
  await userEvent.click(page.getByRole('button', { name: /March 12, 2026/ }));
  expect(changes).toEqual(['2026-03-12']);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect.poll(() => changes.at(-1)).toBe('2026-03-20');
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
  renderDate(toPlainDate('2026-03-12'));
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for Date' }));
  await expect.element(page.getByRole('button', { name: 'Thursday, March 12, 2026' })).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(page.getByRole('button', { name: day })).toHaveFocus();
});

test.each([
  ['en-US', 'Sun', 1],
  ['de-DE', 'Mo', 7],
  ['fa-IR', 'ش', 2],
])('in %s weeks start on %s', async (locale, weekday, column) => {
  renderDate(march, locale);
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for Date' }));
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toHaveLength(7);
  expect(heads[0]).toHaveTextContent(weekday);
  const sunday = page.getByRole('button', { pressed: true }).element().parentElement as HTMLTableCellElement;
  expect(sunday.cellIndex + 1).toBe(column);
});

test('the month buttons change the month and keep the focus', async () => {
  renderDate();
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for Date' }));
  await expect.element(page.getByText('March 2026', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Previous month' }));
  await expect.element(page.getByText('February 2026', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveFocus();
  expect(page.getByRole('button', { name: /February \d+, 2026/ }).elements()).toHaveLength(28);
});

test('a click outside the calendar closes it', async () => {
  renderDate();
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for Date' }));
  await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Books' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
