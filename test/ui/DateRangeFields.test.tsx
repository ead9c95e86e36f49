import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DateRange, plainDate } from '../../src/index.ts';
import { DateRangeFields } from '../../src/ui/DateRangeFields.tsx';
import { Root } from '../../src/ui/Root.tsx';
import { openCompany } from '../support/company.ts';
import { renderWithBooks } from '../support/renderWithBooks.tsx';

const company = await openCompany({ seed: 'none' });
const march = { begin: plainDate('2026-03-01'), end: plainDate('2026-03-31') };
const open = { begin: undefined, end: undefined };

function renderFields(initial: DateRange = march, locale = 'en-US') {
  const ranges: DateRange[] = [];
  function Fields() {
    const [range, setRange] = useState(initial);
    return (
      <Root component="Trial" name="trial">
        <DateRangeFields
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
  renderWithBooks(<Fields />, { company, locale });
  return ranges;
}

const from = page.getByRole('group', { name: 'From' });
const to = page.getByRole('group', { name: 'To' });
const shown = (field: typeof from) => field.element().textContent?.replace(/[\u2066-\u2069]/g, '');

test.each([
  ['en-US', '03/01/2026'],
  ['en-GB', '01/03/2026'],
  ['de-DE', '01.03.2026'],
  ['sv-SE', '2026-03-01'],
])('in %s the first of March is written %s', async (locale, written) => {
  renderFields(march, locale);
  await expect.poll(() => shown(from)).toBe(written);
});

test('a day that is typed counts once it is whole', async () => {
  const ranges = renderFields(open);
  await userEvent.tab();
  await userEvent.keyboard('02032026');
  await userEvent.tab();
  await expect.poll(() => ranges).toEqual([{ begin: '2026-02-03', end: undefined }]);
});

test('while a year is typed, no other year counts', async () => {
  const ranges = renderFields();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}202');
  expect(ranges).toEqual([]);
  await userEvent.keyboard('5{Enter}');
  await expect.poll(() => ranges).toEqual([{ begin: '2025-03-01', end: '2026-03-31' }]);
});

test('a year of two digits is of this century', async () => {
  const ranges = renderFields();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}25{Enter}');
  await expect.poll(() => ranges).toEqual([{ begin: '2025-03-01', end: '2026-03-31' }]);
  await expect.poll(() => shown(from)).toBe('03/01/2025');
});

test('a last day before the first one is said in a sentence and not applied, until it is put right', async () => {
  const ranges = renderFields({ ...march, end: plainDate('2026-03-20') });
  await userEvent.click(to.getByRole('spinbutton', { name: /month/ }));
  await userEvent.keyboard('02{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The last day is before the first one');
  expect(ranges).toEqual([]);
  await userEvent.click(to.getByRole('spinbutton', { name: /month/ }));
  await userEvent.keyboard('12{Enter}');
  await expect.poll(() => ranges).toEqual([{ begin: '2026-03-01', end: '2026-12-20' }]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('each side can be cleared, which leaves it open', async () => {
  const ranges = renderFields();
  await userEvent.click(page.getByRole('button', { name: 'Clear: To' }));
  expect(ranges).toEqual([{ begin: '2026-03-01', end: undefined }]);
  await userEvent.click(page.getByRole('button', { name: 'Clear: From' }));
  expect(ranges.at(-1)).toEqual(open);
  expect(page.getByRole('button', { name: /^Clear/ }).query()).toBeNull();
});

test('a day is picked from the calendar, by the mouse or the keyboard, and the focus comes back', async () => {
  const ranges = renderFields();
  const button = page.getByRole('button', { name: 'Show the calendar: From' });
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

test('a press beside the calendar closes it', async () => {
  renderFields();
  await userEvent.click(page.getByRole('button', { name: 'Show the calendar: To' }));
  await expect.element(page.getByRole('dialog', { name: 'To' })).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Books' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
