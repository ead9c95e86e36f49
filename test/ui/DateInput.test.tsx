import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PlainDate, plainDate } from '../../src/index.ts';
import { DateInput } from '../../src/ui/DateInput.tsx';
import { openCompany } from '../support/company.ts';
import { renderHeld } from '../support/renderHeld.tsx';

const company = await openCompany({ seed: 'none' });
const march = plainDate('2026-03-01');
const group = page.getByRole('group', { name: 'Date' });
const shown = () => group.element().textContent?.replace(/[\u2066-\u2069]/g, '');

interface Options {
  initial?: PlainDate | undefined;
  locale?: string;
  errors?: string[];
  hint?: string;
  isReadOnly?: boolean;
  isRequired?: boolean;
  onKey?: (key: string) => void;
}

function renderDate({ locale = 'en-US', onKey, ...options }: Options = {}) {
  const { initial = march, ...props } = options;
  return renderHeld<PlainDate | undefined>(
    'initial' in options ? options.initial : initial,
    (value, onChange) => (
      <form
        aria-label="Form"
        onKeyDown={({ key, ctrlKey, altKey }) => onKey?.(`${ctrlKey ? '^' : ''}${altKey ? '!' : ''}${key}`)}
      >
        <DateInput label="Date" value={value} onChange={onChange} {...props} />
      </form>
    ),
    { company, locale },
  );
}

test('a day is told as soon as it is whole', async () => {
  const { told } = renderDate({ initial: undefined });
  await userEvent.tab();
  await userEvent.keyboard('02032026');
  await expect.poll(() => told).toEqual(['2026-02-03']);
});

test('a year that is still being typed is not told', async () => {
  const { told } = renderDate();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}202');
  expect(told).toEqual([]);
  await userEvent.keyboard('5');
  await expect.poll(() => told).toEqual(['2025-03-01']);
});

test('of two digits the year is one of this century, once the field is left', async () => {
  const { told } = renderDate();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}25');
  expect(told).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  await expect.poll(() => told).toEqual(['2025-03-01']);
  await expect.poll(shown).toBe('03/01/2025');
});

test('a part that is typed anew is no empty date before the field is left', async () => {
  const { told } = renderDate();
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.poll(shown).toBe('mm/01/2026');
  expect(told).toEqual([]);
  await userEvent.keyboard('12');
  await expect.poll(() => told.at(-1)).toBe('2026-12-01');
  expect(told).not.toContain(undefined);
});

test('left half typed it is no date', async () => {
  const { told } = renderDate();
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  await expect.poll(() => told).toEqual([undefined]);
  await expect.poll(shown).toBe('mm/dd/yyyy');
});

test('a day is cleared, and taken from the calendar', async () => {
  const { told } = renderDate();
  await userEvent.click(page.getByRole('button', { name: 'Clear: Date' }));
  expect(told).toEqual([undefined]);
  await userEvent.click(page.getByRole('button', { name: 'Show the calendar: Date' }));
  await userEvent.click(page.getByRole('button', { name: /June 12, 2026/ }));
  expect(told).toEqual([undefined, '2026-06-12']);
  await expect.poll(shown).toBe('06/12/2026');
});

test('a day that changes from outside shows, and is not told back', async () => {
  const { told, hold } = renderDate();
  hold(plainDate('2024-12-31'));
  await expect.poll(shown).toBe('12/31/2024');
  hold(undefined);
  await expect.poll(shown).toBe('mm/dd/yyyy');
  expect(told).toEqual([]);
});

test('who passes through without typing changes nothing', async () => {
  const { told } = renderDate();
  for (let stop = 0; stop < 6; stop++) await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(told).toEqual([]);
});

test('the keys of a form reach it from within the date', async () => {
  const keys: string[] = [];
  const { told } = renderDate({ onKey: (key) => keys.push(key) });
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => keys).toEqual(expect.arrayContaining(['^Enter', 'Escape', '!ArrowDown']));
  expect(told).toEqual([]);
});

test('Ctrl+Enter reaches the form with the day that was typed', async () => {
  const seen: (PlainDate | undefined)[] = [];
  function Form({ value, onChange }: { value: PlainDate | undefined; onChange: (day: PlainDate | undefined) => void }) {
    return (
      <form aria-label="Form" onKeyDown={({ key, ctrlKey }) => key === 'Enter' && ctrlKey && seen.push(value)}>
        <DateInput label="Date" value={value} onChange={onChange} />
      </form>
    );
  }
  renderHeld<PlainDate | undefined>(march, (value, onChange) => <Form value={value} onChange={onChange} />, {
    company,
  });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}25{Control>}{Enter}{/Control}');
  await expect.poll(() => seen).toEqual(['2025-03-01']);
});

test('what is wrong, what helps and that it is required are heard at each of its parts', async () => {
  renderDate({ errors: ['This day is closed.'], hint: 'The day on the statement.', isRequired: true });
  const month = page.getByRole('spinbutton', { name: /month/ });
  await expect.element(month).toHaveAccessibleDescription(/The day on the statement\. This day is closed\./);
  await expect.element(month).toHaveAttribute('aria-invalid', 'true');
  await expect.element(month).toHaveAttribute('aria-required', 'true');
});

test('a day that only shows can be reached and read, and not changed', async () => {
  const { told } = renderDate({ isReadOnly: true });
  await userEvent.tab();
  await expect.element(page.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
  await userEvent.keyboard('12{Backspace}{ArrowUp}');
  await expect.poll(shown).toBe('03/01/2026');
  expect(page.getByRole('button', { name: /Date$/ }).elements()).toEqual([]);
  expect(told).toEqual([]);
});

test('on a page that runs from right to left, the parts stand in the order of the language', async () => {
  document.documentElement.dir = 'rtl';
  try {
    renderDate({ locale: 'he-IL' });
    const parts = page.getByRole('spinbutton').elements();
    const lefts = parts.map((part) => part.getBoundingClientRect().left);
    expect(parts.map((part) => part.textContent)).toEqual(['01', '03', '2026']);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});
