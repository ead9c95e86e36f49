import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PlainDate, toPlainDate } from '../../../src/index.ts';
import { DateField } from '../../../src/ui/dates/DateField.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { renderControlled } from '../../support/ui/renderControlled.tsx';

const company = await sharedCompany();
const march = toPlainDate('2026-03-01');
const date = page.getByRole('textbox', { name: 'Date' });

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
  return renderControlled<PlainDate | undefined>(
    'initial' in options ? options.initial : initial,
    (value, onChange) => (
      <form
        aria-label="Form"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={({ key, ctrlKey, altKey }) => onKey?.(`${ctrlKey ? '^' : ''}${altKey ? '!' : ''}${key}`)}
      >
        <DateField label="Date" value={value} onChange={onChange} {...props} />
      </form>
    ),
    { company, locale },
  );
}

test.each([
  ['en-US', '03/01/2026'],
  ['en-GB', '01/03/2026'],
  ['de-DE', '01.03.2026'],
  ['sv-SE', '2026-03-01'],
])('in %s the first of March is formatted as %s', async (locale, formatted) => {
  renderDate({ locale });
  await expect.element(date).toHaveValue(formatted);
});

test('reports the parsed date on every keystroke, and formats it on blur', async () => {
  const { changes } = renderDate({ initial: undefined });
  await userEvent.tab();
  await userEvent.keyboard('2/3/26');
  await expect.poll(() => changes.at(-1)).toBe('2026-02-03');
  await expect.element(date).toHaveValue('2/3/26');
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  await expect.element(date).toHaveValue('02/03/2026');
  expect(changes.at(-1)).toBe('2026-02-03');
});

test('typed text replaces the date, and a date without a year keeps its year', async () => {
  const { changes } = renderDate({ initial: toPlainDate('2024-03-01') });
  await userEvent.tab();
  await userEvent.keyboard('12/31{Enter}');
  await expect.poll(() => changes.at(-1)).toBe('2024-12-31');
  await expect.element(date).toHaveValue('12/31/2024');
});

test('an invalid date stays as typed with an error, and is reported as undefined', async () => {
  const { changes } = renderDate();
  await userEvent.tab();
  await userEvent.keyboard('02/30/2026');
  await expect.element(date).not.toHaveAttribute('aria-invalid'); // it may still become valid
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  await expect.element(date).toHaveValue('02/30/2026');
  await expect.element(date).toHaveAccessibleDescription(/Enter a valid date, such as 03\/01\/2026\./);
  expect(changes.at(-1)).toBeUndefined();
  await userEvent.click(date);
  await userEvent.keyboard('02/28/2026');
  await expect.poll(() => changes.at(-1)).toBe('2026-02-28');
  await expect.element(date).not.toHaveAttribute('aria-invalid');
});

test('clears the date, and picks one from the calendar', async () => {
  const { changes } = renderDate();
  await userEvent.click(page.getByRole('button', { name: 'Clear Date' }));
  expect(changes).toEqual([undefined]);
  await userEvent.click(page.getByRole('button', { name: 'Open calendar for Date' }));
  await userEvent.click(page.getByRole('button', { name: /June 12, 2026/ }));
  expect(changes).toEqual([undefined, '2026-06-12']);
  await expect.element(date).toHaveValue('06/12/2026');
});

test('the arrow keys step by a day, and the page keys by a month', async () => {
  const { changes } = renderDate({ initial: toPlainDate('2026-01-31') });
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{PageDown}{ArrowDown}');
  await expect.poll(() => changes).toEqual(['2026-02-28', '2026-03-01', '2026-03-02', '2026-02-02', '2026-02-01']);
});

test('shows a new value without reporting it', async () => {
  const { changes, setValue } = renderDate();
  setValue(toPlainDate('2024-12-31'));
  await expect.element(date).toHaveValue('12/31/2024');
  setValue(undefined);
  await expect.element(date).toHaveValue('');
  await expect.element(date).toHaveAttribute('placeholder', 'mm/dd/yyyy');
  expect(changes).toEqual([]);
});

test('tabbing through reports nothing', async () => {
  const { changes } = renderDate();
  for (let stop = 0; stop < 4; stop++) await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(changes).toEqual([]);
});

test('the form receives its shortcuts from the date field', async () => {
  const keys: string[] = [];
  const { changes } = renderDate({ onKey: (key) => keys.push(key) });
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => keys).toEqual(expect.arrayContaining(['^Enter', 'Escape', '!ArrowDown']));
  expect(changes).toEqual([]);
});

test('exposes its errors, hint and required state to screen readers', async () => {
  renderDate({ errors: ['This day is closed.'], hint: 'The day on the statement.', isRequired: true });
  await expect.element(date).toHaveAccessibleDescription(/The day on the statement\. .*This day is closed\./);
  await expect.element(date).toHaveAttribute('aria-invalid', 'true');
  await expect.element(date).toHaveAttribute('aria-required', 'true');
});

test('a read-only date field is focusable but not editable', async () => {
  const { changes } = renderDate({ isReadOnly: true });
  await userEvent.tab();
  await expect.element(date).toHaveFocus();
  await userEvent.keyboard('12{Backspace}{ArrowUp}');
  await expect.element(date).toHaveValue('03/01/2026');
  expect(page.getByRole('button', { name: /Date$/ }).elements()).toEqual([]);
  expect(changes).toEqual([]);
});
