import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toMinor } from '../../../src/core/money/minor.ts';
import { emptyMoneyInput, type MoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import { MoneyField } from '../../../src/ui/fields/MoneyField.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { renderControlled } from '../../support/ui/renderControlled.tsx';

const company = await sharedCompany();
const field = page.getByRole('textbox', { name: 'Amount' });
const after = page.getByRole('button', { name: 'After' });
const alert = page.getByRole('alert');

interface Options {
  initial?: MoneyInput;
  locale?: string;
  currency?: string;
  errors?: string[];
  allowsNegative?: boolean;
  isReadOnly?: boolean;
  onEnter?: () => void;
}

function renderMoney({ initial = emptyMoneyInput, locale = 'en-US', currency = 'USD', ...props }: Options = {}) {
  return renderControlled(
    initial,
    (value, onChange) => <MoneyField label="Amount" value={value} onChange={onChange} {...props} />,
    { company, locale, currency },
  );
}

const cents = (amount: number): MoneyInput => ({ amount: toMinor(amount) });

test('keeps text as typed until blur, then formats it for the locale', async () => {
  const { changes } = renderMoney();
  await userEvent.click(field);
  await userEvent.keyboard('1234.5');
  await expect.element(field).toHaveValue('1234.5');
  expect(changes).toEqual([cents(100), cents(1200), cents(12300), cents(123400), cents(123400), cents(123450)]);
  await userEvent.tab();
  await expect.element(field).toHaveValue('1,234.50');
  expect(changes).toHaveLength(6);
});

test.each([
  ['de-DE', 'EUR', '1234,5', '1.234,50'],
  ['fr-CH', 'CHF', '1234,5', '1\u202f234,50'],
  ['sv-SE', 'SEK', '-5', '−5,00'],
  ['en-US', 'JPY', '1,500', '1,500'],
])('in %s, with %s, %s is formatted as %s', async (locale, currency, typed, formatted) => {
  renderMoney({ locale, currency, allowsNegative: true });
  await userEvent.click(field);
  await userEvent.keyboard(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(formatted);
});

test('focus and blur without typing report nothing', async () => {
  const { changes } = renderMoney({ initial: cents(-1250) });
  await userEvent.click(field);
  await userEvent.tab();
  await expect.element(field).toHaveValue('−12.50');
  expect(changes).toEqual([]);
});

test('selects the amount on focus by mouse or keyboard, so that typing replaces it', async () => {
  const { changes } = renderMoney({ initial: cents(99900) });
  await userEvent.click(field);
  await userEvent.keyboard('5');
  await expect.element(field).toHaveValue('5');
  await userEvent.click(after);
  await expect.element(field).toHaveValue('5.00');
  await userEvent.tab({ shift: true });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(field).toHaveValue('7');
  expect(changes).toEqual([cents(500), cents(700)]);
});

test('reports the same amount for text in another format', async () => {
  const { changes } = renderMoney({ initial: cents(123450) });
  await userEvent.click(field);
  await userEvent.keyboard('{End}{Backspace}');
  expect(changes).toEqual([cents(123450)]);
});

test.each([
  ['$1,234.56', 123456, '1,234.56'],
  ['(12.50)', -1250, '−12.50'],
  ['−5', -500, '−5.00'],
])('pastes %s from a statement', async (pasted, amount, formatted) => {
  const { changes } = renderMoney({ allowsNegative: true });
  const source = document.createElement('textarea');
  source.setAttribute('aria-label', 'Statement');
  source.value = pasted;
  document.querySelector('main')?.append(source);
  await userEvent.click(page.getByRole('textbox', { name: 'Statement' }));
  source.select();
  await userEvent.copy();
  await userEvent.click(field);
  await userEvent.paste();
  await expect.poll(() => changes).toEqual([cents(amount)]);
  await expect.element(field).toHaveValue(pasted);
  await userEvent.tab();
  await expect.element(field).toHaveValue(formatted);
});

test.each([
  ['12,3', 'Check the commas and decimal point. Example: 1,234.56.'],
  ['twelve', 'Enter a valid amount, such as 1,234.56.'],
  ['1.999', 'USD amounts have at most 2 decimal places.'],
  ['€5', 'Enter the amount in USD, without a currency symbol.'],
  ['99999999999999999', 'This amount is too large.'],
  ['-5', 'Enter a positive amount.'],
])('keeps invalid %s as typed, and explains how to fix it', async (typed, message) => {
  const { changes } = renderMoney();
  await userEvent.click(field);
  await userEvent.keyboard(typed);
  expect(alert.query()).toBeNull(); // not while typing
  await userEvent.tab();
  await expect.element(field).toHaveValue(typed);
  await expect.element(alert).toHaveTextContent(message);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(`$ ${message}`);
  expect(changes.at(-1)).toMatchObject({ amount: null, text: typed });
});

test('the error stays while the user fixes the amount, until it is valid', async () => {
  renderMoney({ initial: { amount: null, text: '12,3', code: 'misplacedSeparator' } });
  await expect.element(alert).toBeVisible();
  await userEvent.click(field);
  await userEvent.keyboard('{End}4');
  await expect.element(field).toHaveValue('12,34');
  await expect.element(alert).toBeVisible();
  await userEvent.keyboard('5');
  await expect.element(alert).not.toBeInTheDocument();
});

test('an empty field shows only the errors of its form', async () => {
  renderMoney({ errors: ['Enter an amount.'] });
  await userEvent.click(field);
  await userEvent.tab();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveAccessibleDescription('$ Enter an amount.');
  expect(alert.query()).toBeNull();
});

test('shows a new value, but not while the user types', async () => {
  const { setValue, changes } = renderMoney({ initial: cents(100) });
  setValue(cents(20000));
  await expect.element(field).toHaveValue('200.00');
  await userEvent.click(field);
  await userEvent.keyboard('3');
  setValue(cents(40000));
  await expect.element(field).toHaveValue('3');
  await userEvent.tab();
  await expect.element(field).toHaveValue('400.00');
  expect(changes).toEqual([cents(300)]);
});

test('Enter calls onEnter, and Ctrl+Enter does not', async () => {
  let entered = 0;
  renderMoney({ onEnter: () => entered++ });
  await userEvent.click(field);
  await userEvent.keyboard('5{Enter}');
  expect(entered).toBe(1);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(entered).toBe(1);
  await expect.element(field).toHaveValue('5');
});

test('a read-only amount is focusable but not editable', async () => {
  const { changes } = renderMoney({ initial: cents(500), isReadOnly: true });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(field).toHaveValue('5.00');
  expect(changes).toEqual([]);
});

test('on an RTL page, amounts still end on the right, after their minus sign', async () => {
  document.documentElement.dir = 'rtl';
  try {
    renderMoney({ initial: cents(-1250), locale: 'he-IL', currency: 'ILS' });
    await expect.element(field).toHaveValue('\u200e−12.50');
    const { direction, textAlign } = getComputedStyle(field.element());
    expect([direction, textAlign]).toEqual(['ltr', 'end']);
    expect(getComputedStyle(page.getByText('₪').element()).direction).toBe('ltr');
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});
