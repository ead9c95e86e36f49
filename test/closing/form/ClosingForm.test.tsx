import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClosingForm, type ClosingFormProps } from '../../../src/index.ts';
import { fetchClosing, saveClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests, type SentRequest } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const date = page.getByRole('textbox', { name: 'Books closed through' });
const locked = page.getByRole('radio', { name: 'Lock' });
const warned = page.getByRole('radio', { name: 'Warn' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Its name says what it does. */
const save = page.getByRole('button', { name: /^(Close the books|Close through|Reopen the books|Reopen .*\d|Save)/ });
const saved = page.getByText(/^(Books closed through \w+ \d|The books are open\.$)/);
const question = page.getByRole('alertdialog');
const march = { date: '2026-03-31', modifications: 'DISABLED' };
const bodiesOf = (requests: SentRequest[]) =>
  requests.flatMap(({ method, path, body }) => (method === 'POST' && path === '/v6/closing' ? [body] : []));

async function openClosing(closing: Parameters<typeof saveClosing>[1], props: ClosingFormProps = {}) {
  const company = await createCompany({ seed: 'none' });
  await saveClosing(company, closing);
  const requests = recordRequests();
  renderWithProvider(<ClosingForm {...props} />, { company });
  await date.findElement();
  return { company, requests };
}

test('closing open books, or closing through a later date, saves without confirmation', async () => {
  const { company, requests } = await openClosing({ date: null });
  await expect.element(date).toHaveValue('');
  await expect.element(page.getByText('The books are open. No period is closed.')).toBeVisible();
  await expect.element(save).toHaveTextContent('Close the books');
  await userEvent.fill(date, '03/31/2026');
  await expect.element(save).toHaveTextContent('Close through Mar 31, 2026');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(saved.element().closest('[role="status"]')).not.toBeNull();
  await expect.element(save).toHaveFocus();
  await userEvent.fill(date, '04/30/2026');
  await expect.element(saved).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(saved).toBeVisible();
  expect(question.query()).toBeNull();
  expect(bodiesOf(requests)).toEqual([{ date: '2026-03-31' }, { date: '2026-04-30' }]);
  expect((await fetchClosing(company)).date).toBe('2026-04-30');
});

test('explains the effect of closed books, and saves only the choice for changes when only that changed', async () => {
  const { company, requests } = await openClosing(march);
  await expect.element(date).toHaveValue('03/31/2026');
  const state = page.getByText(/^Closed through Mar 31, 2026/);
  await expect.element(state).toHaveTextContent('Changes to closed dates are locked.');
  await expect.element(locked).toBeChecked();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(warned);
  await expect.element(save).toHaveTextContent('Save');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  await expect.element(state).toHaveTextContent('Closed dates can be changed after a warning.');
  expect(bodiesOf(requests)).toEqual([{ modifications: 'ENABLED_WITH_WARNING' }]);
  expect(await fetchClosing(company)).toEqual({ ...march, modifications: 'ENABLED_WITH_WARNING' });
});

test('an earlier date names the days it reopens, and is sent once the user confirms', async () => {
  const { company, requests } = await openClosing(march);
  await userEvent.fill(date, '02/28/2026');
  await userEvent.click(save);
  await expect.element(question).toHaveAccessibleName(/^Reopen Mar 1 – 31, 2026\?$/);
  await expect.element(question).toHaveTextContent(/from March 1, 2026 through March 31, 2026 can then be changed/);
  await expect.element(button('Keep closed')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toHaveFocus();
  expect(bodiesOf(requests)).toEqual([]);
  await expect.element(date).toHaveValue('02/28/2026');
  await userEvent.click(save);
  await userEvent.click(question.getByRole('button', { name: 'Reopen' }));
  await expect
    .element(page.getByText('Reopened Mar 1 – 31, 2026. Books closed through Feb 28, 2026. Changes are locked.'))
    .toBeVisible();
  expect(bodiesOf(requests)).toEqual([{ date: '2026-02-28' }]);
  expect(await fetchClosing(company)).toEqual({ ...march, date: '2026-02-28' });
});

test('an empty date reopens the books once the user confirms', async () => {
  const { company, requests } = await openClosing(march);
  await userEvent.click(button('Clear Books closed through'));
  await expect.element(save).toHaveTextContent('Reopen the books');
  await userEvent.click(save);
  await expect.element(question).toHaveAccessibleName('Reopen the books?');
  await expect.element(question).toHaveTextContent(/dated on or before March 31, 2026 can then be changed/);
  await userEvent.click(question.getByRole('button', { name: 'Reopen the books' }));
  await expect.element(saved).toBeVisible();
  expect(bodiesOf(requests)).toEqual([{ date: null }]);
  expect(await fetchClosing(company)).toEqual({ ...march, date: null });
});

test('invalid text is not treated as open books', async () => {
  const { requests } = await openClosing(march);
  await userEvent.fill(date, '31 of March');
  await userEvent.click(warned); // doesn't move when the error appears on blur
  await expect.element(warned).toBeChecked();
  await userEvent.click(save);
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveAccessibleDescription(/Enter a valid date/);
  await expect.element(save).toHaveTextContent('Close the books');
  await expect.element(page.getByText(/Reopens, /)).not.toBeInTheDocument();
  expect(question.query()).toBeNull();
  expect(bodiesOf(requests)).toEqual([]);
  await userEvent.fill(date, '03/31/2026');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(bodiesOf(requests)).toEqual([{ modifications: 'ENABLED_WITH_WARNING' }]);
});

test('warns that a future date also closes today, but not for today itself', async () => {
  await openClosing(march);
  const inFuture = page.getByText(/is in the future, so today is closed/);
  await userEvent.fill(date, '06/16/2026');
  await expect.element(inFuture).toBeVisible();
  await userEvent.fill(date, '06/15/2026');
  await expect.element(inFuture).not.toBeInTheDocument();
});

test('reports unsaved changes to the host and guards them on unload', async () => {
  const onDirtyChange = vi.fn();
  await openClosing(march, { onDirtyChange });
  const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(canLeave()).toBe(true);
  await userEvent.fill(date, '04/30/2026');
  await expect.poll(() => onDirtyChange.mock.calls).toEqual([[{ isDirty: true }]]);
  expect(canLeave()).toBe(false);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(onDirtyChange.mock.calls).toEqual([[{ isDirty: true }], [{ isDirty: false }]]);
  expect(canLeave()).toBe(true);
});

test('a date that becomes invalid while it is typed never looks saved', async () => {
  const onDirtyChange = vi.fn();
  await openClosing({ date: null }, { onDirtyChange });
  await userEvent.fill(date, '04/30/2026');
  await expect.poll(() => onDirtyChange.mock.calls).toEqual([[{ isDirty: true }]]);
  await userEvent.type(date, 'x');
  await expect.element(date).toHaveValue('04/30/2026x');
  expect(onDirtyChange.mock.calls).toEqual([[{ isDirty: true }]]);
});

test('the form and its dialog work with the keyboard alone', async () => {
  const { company } = await openClosing(march);
  await userEvent.tab();
  await expect.element(date).toHaveFocus();
  await userEvent.keyboard('{PageDown}'); // a month back
  await expect.element(date).toHaveValue('02/28/2026');
  for (let stop = 0; stop < 6; stop++) await userEvent.tab(); // Clear, the calendar, three shortcuts
  await expect.element(locked).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(warned).toBeChecked();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(save).toHaveFocus();
  expect(await fetchClosing(company)).toEqual(march);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Keep closed')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(/^Reopened Mar 1 – 31, 2026\. /)).toBeVisible();
  await expect.element(save).toHaveFocus();
  expect(await fetchClosing(company)).toEqual({ date: '2026-02-28', modifications: 'ENABLED_WITH_WARNING' });
});

test.each([
  ['en-US', 290, 'Dec'],
  ['es-ES', 340, 'dic'],
  ['pt-BR', 340, 'dez.'],
  ['he-IL', 340, 'דצמ׳'],
  ['ar-EG', 340, 'ديسمبر'],
  ['ar-EG', 290, 'ديسمبر'],
])('the months fit a phone in %s at %i pixels', async (locale, inlineSize, december) => {
  const company = await createCompany({ seed: 'none' });
  renderWithProvider(
    <div style={{ inlineSize }}>
      <ClosingForm />
    </div>,
    { company, locale },
  );
  const strip = await page.getByRole('img').findElement();
  const cut = [...strip.children].filter((month) => month.scrollWidth > month.clientWidth);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  expect(strip.lastElementChild).toHaveTextContent(december);
  if (locale === 'ar-EG') expect(strip.getAttribute('aria-label')).not.toMatch(/\d/);
});

test('a form left open over New Year offers the ends of the new periods, and shows the new year', async () => {
  const setTimer = vi.spyOn(window, 'setInterval');
  await openClosing({ date: null });
  const year = new Date().getFullYear();
  const lastYear = button(`End of last year Dec 31, ${year - 1}`);
  const shownYear = () => document.querySelector('.daybook-closing-months li')?.textContent;
  await expect.poll(shownYear).toBe(String(year));
  expect(button(`End of last month Dec 31, ${year}`).query()).toBeNull();
  await expect.element(lastYear).toBeVisible();
  vi.spyOn(Date, 'now').mockReturnValue(new Date(year + 1, 0, 2, 12).getTime());
  for (const [check, delay] of setTimer.mock.calls) if (delay === 60_000) (check as () => void)();
  await expect.element(button(`End of last month Dec 31, ${year}`)).toBeVisible();
  expect(lastYear.query()).toBeNull();
  expect(shownYear()).toBe(String(year + 1));
});
