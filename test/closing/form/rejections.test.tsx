import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClosingForm } from '../../../src/index.ts';
import { injectFaultAt } from '../../support/bank-transactions/api.ts';
import { fetchClosing, saveClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const form = <ClosingForm />;
const date = page.getByRole('textbox', { name: 'Books closed through' });
/** Its name says what it does. */
const save = page.getByRole('button', { name: /^(Close the books|Close through|Reopen .*\d)/ });
const question = page.getByRole('alertdialog');
const march = { date: '2026-03-31', modifications: 'DISABLED' };

async function openMarch() {
  const company = await createCompany({ seed: 'none' });
  await saveClosing(company, march);
  return company;
}

test('shows a rejection of the date on the date field, and keeps the input', async () => {
  const company = await openMarch();
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const isSave = init?.method === 'POST' && String(input).endsWith('/v6/closing');
    return send(input, isSave ? { ...init, body: String(init.body).replace('04-30', '04-31') } : init);
  });
  renderWithProvider(form, { company });
  await userEvent.fill(date, '04/30/2026');
  await userEvent.click(save);
  await expect.element(page.getByText('Not saved.')).toBeVisible();
  await expect.element(date).toHaveAccessibleDescription(/must be a date/);
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveValue('04/30/2026');

  vi.mocked(window.fetch).mockRestore();
  await userEvent.click(save);
  await expect.element(page.getByText(/^Books closed through \w+ \d/)).toBeVisible();
  expect((await fetchClosing(company)).date).toBe('2026-04-30');
});

test('shows a rejection without a field above the form', async () => {
  renderWithProvider(form, { company: await openMarch(), fault: 'status=400,method=POST,path=*closing,times=1' });
  await userEvent.fill(date, '04/30/2026');
  await userEvent.click(save);
  const rejection = page.getByText('Not saved. A fault on demand: 400.');
  await expect.element(rejection).toBeVisible();
  const isAbove = rejection.element().compareDocumentPosition(date.element());
  expect(isAbove & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('does not reopen days that someone else closed in the meantime without naming them first', async () => {
  const company = await openMarch();
  renderWithProvider(form, { company });
  await expect.element(date).toHaveValue('03/31/2026');
  await saveClosing(company, { date: '2026-06-30' });
  await userEvent.fill(date, '04/30/2026'); // later than the date that the form loaded
  await userEvent.click(save);
  await expect.element(question).toHaveTextContent(/from May 1, 2026 through June 30, 2026 can then be changed/);
  expect((await fetchClosing(company)).date).toBe('2026-06-30');

  await saveClosing(company, { date: '2026-09-30' }); // again, while the dialog is open
  await userEvent.click(question.getByRole('button', { name: 'Reopen' }));
  await expect.element(question).toHaveTextContent(/from May 1, 2026 through September 30, 2026 can then be changed/);
  expect((await fetchClosing(company)).date).toBe('2026-09-30');
  await userEvent.click(question.getByRole('button', { name: 'Reopen' }));
  await expect.element(page.getByText(/^Reopened May 1 – Sep 30, 2026\. Books closed through /)).toBeVisible();
  expect((await fetchClosing(company)).date).toBe('2026-04-30');
});

test('saves nothing if the current closing cannot be loaded, and saves once if Save is pressed repeatedly', async () => {
  const company = await openMarch();
  renderWithProvider(form, { company, fault: 'status=400,path=*closing,after=1,times=1' });
  await userEvent.fill(date, '04/30/2026');
  await userEvent.click(save);
  const notChecked = page.getByText(/^We couldn’t load the closing date, so nothing was saved/);
  await expect.element(notChecked).toBeVisible();
  await expect.element(date).toHaveValue('04/30/2026');
  expect(await fetchClosing(company)).toEqual(march);

  const gate = createGate();
  const requests = recordRequests({ until: ({ method }) => (method === 'GET' ? gate.opened : undefined) });
  await userEvent.click(save);
  await expect.element(page.getByText('Saving…')).toBeVisible();
  await expect.element(notChecked).not.toBeInTheDocument();
  await userEvent.click(date);
  await userEvent.keyboard('{Enter}{Enter}');
  gate.open();
  await expect.element(page.getByText(/^Books closed through \w+ \d/)).toBeVisible();
  const saves = requests.filter(({ method, path }) => method === 'POST' && path === '/v6/closing');
  expect(saves.map(({ body }) => body)).toEqual([{ date: '2026-04-30' }]);
});

test('after a lost response, says the outcome is unknown and reloads instead of resending', async () => {
  const company = await openMarch();
  const writes = injectFaultAt({ method: 'POST', path: /\/v6\/closing$/, nth: 1, fault: 'lose=response' });
  const gate = createGate();
  recordRequests({
    until: ({ method }) => (method === 'GET' && writes.count() > 0 ? gate.opened : undefined),
  });
  renderWithProvider(form, { company });
  await userEvent.fill(date, '04/30/2026');
  await userEvent.click(save);
  await expect.element(page.getByText('We couldn’t confirm this was saved')).toBeVisible();
  gate.open();
  // It was saved, and reloading shows that nothing is left to save.
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect((await fetchClosing(company)).date).toBe('2026-04-30');
  expect(writes.count()).toBe(1);
});

test('with a read-only token, says that nothing was saved and shows the saved date', async () => {
  const company = await openMarch();
  const requests = recordRequests();
  const fetchToken = () => issueToken({ userId: company.userId, scope: 'read' });
  renderWithProvider(form, { company, fetchToken });
  await userEvent.fill(date, '04/30/2026');
  await userEvent.click(save);
  await expect.element(page.getByText(/^You don’t have permission to change the closing date/)).toBeVisible();
  await expect.element(date).toHaveAttribute('readonly');
  await expect.element(date).toHaveValue('04/30/2026');
  await expect.element(date).toHaveAccessibleDescription('Not saved. Still set to March 31, 2026.');
  await expect.element(page.getByRole('radio', { name: 'Lock' })).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('button').query()).toBeNull();
  expect(
    requests.some(({ method, path, status }) => method === 'POST' && path === '/v6/closing' && status === 200),
  ).toBe(false);
  expect(await fetchClosing(company)).toEqual(march);
});

test('with a token for several companies, says that closing dates are set per company', async () => {
  const company = await createCompany({ seed: 'none' });
  await createCompany({ seed: 'none' });
  renderWithProvider(form, { company, fetchToken: () => issueToken({}) });
  await expect.element(page.getByText(/^Closing dates are set per company/)).toBeVisible();
  expect(page.getByRole('textbox').query()).toBeNull();
  expect(page.getByRole('button').query()).toBeNull();
});

test('shows a skeleton, a failure to load, and the closing date after a retry', async () => {
  const company = await openMarch();
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  renderWithProvider(form, { company, fault: 'status=500,times=4' });
  await expect.element(page.getByText(/^Loading [^m]/)).toBeInTheDocument();
  expect(page.getByRole('radio').query()).toBeNull();
  gate.open();
  await expect.element(page.getByRole('alert'), { timeout: 8000 }).toHaveTextContent('couldn’t load the closing date');
  expect(page.getByRole('radio').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(date).toHaveValue('03/31/2026');
});

test('after a server error, shows what is saved beside the input', async () => {
  renderWithProvider(form, { company: await openMarch(), fault: 'status=502,method=POST,path=*closing,times=1' });
  await userEvent.fill(date, '04/30/2026');
  await userEvent.click(save);
  await expect.element(page.getByText(/^We couldn’t confirm this was saved/)).toBeVisible();
  await expect.element(page.getByText('Currently: March 31, 2026.')).toBeVisible();
  await expect.element(date).toHaveValue('04/30/2026');
});
