import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, type GeneralLedgerProps } from '../../../src/index.ts';
import { expectConsoleMessage } from '../../support/consoleMessages.ts';
import { displayedEntries, toDisplayedEntry } from '../../support/ledger.ts';
import { Refresh } from '../../support/Refresh.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, fetchLedger, issueToken, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const other = await createCompany({ seed: 'none' });
const { '1020': savings = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />;
const allEntries = (await fetchLedger(company, savings)).entries.toReversed().map(toDisplayedEntry);
const retry = page.getByRole('button', { name: 'Try again' });
/** A read is attempted four times, with back-offs of at most 3.5 s in total. */
const patiently = { timeout: 8000 };

test('shows a service failure instead of rows, and loads the ledger on retry', async () => {
  // The account and its ledger are each requested four times.
  const requests = recordRequests();
  renderWithProvider(ledger, { company, fault: 'status=500,times=8' });
  await expect.poll(() => requests.length, patiently).toBe(8);
  await expect
    .element(page.getByRole('alert'), patiently)
    .toHaveTextContent('We couldn’t load the general ledger. Try again in a moment.');
  expectNoBooks();
  await userEvent.click(retry);
  expect(await displayedEntries()).toEqual(allEntries);
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('asks the user to check the connection if the service is unreachable', async () => {
  renderWithProvider(ledger, { company, fault: 'drop' });
  await expect.element(page.getByRole('alert'), patiently).toHaveTextContent('We couldn’t connect');
  await expect.element(retry).toBeEnabled();
  expectNoBooks();
});

test('shows missing permission without a retry or an empty table', async () => {
  renderWithProvider(ledger, { company, fault: 'status=403' });
  await expect.element(page.getByText('You don’t have access to the general ledger.')).toBeVisible();
  expect(retry.query()).toBeNull();
  expectNoBooks();
});

test.each([
  ['an unknown account', 'gla_0000'],
  ['an account of another company', other.glAccountIds['1020'] ?? ''],
])('reports the ledger of %s as not found', async (_name, glAccountId) => {
  renderWithProvider(<GeneralLedger glAccountId={glAccountId} />, { company });
  await expect.element(page.getByText('We couldn’t find this account.')).toBeVisible();
  expect(retry.query()).toBeNull();
  expectNoBooks();
});

test('shows a missing token and asks the host again on retry', async () => {
  let isSignedIn = false;
  const fetchToken = async () => {
    if (isSignedIn) return issueToken(company);
    throw Object.assign(new Error('No user is signed in.'), { retryable: false });
  };
  renderWithProvider(ledger, { company, fetchToken });
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t sign you in');
  expectNoBooks();
  isSignedIn = true;
  await userEvent.click(retry);
  expect(await displayedEntries()).toEqual(allEntries);
});

test('shows nothing of an invalid response', async () => {
  renderWithProvider(ledger, { company, fault: 'body=html' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('We received an unexpected response');
  expect(document.body.textContent).not.toContain(allEntries[0]?.balance);
  expectNoBooks();
});

test('keeps rows with a notice if a refresh fails, until a retry succeeds', async () => {
  const view = (
    <>
      <Refresh />
      {ledger}
    </>
  );
  renderWithProvider(view, { company, fault: 'status=400,after=2,times=2' });
  expect(await displayedEntries()).toEqual(allEntries);
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t refresh. Showing earlier data.');
  expect(await displayedEntries()).toEqual(allEntries);
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  await userEvent.click(retry);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(await displayedEntries()).toEqual(allEntries);
});

const fail = () => {
  throw new Error('The host’s part failed.');
};

test.each<[string, Partial<GeneralLedgerProps>]>([
  ['while a row renders', { columns: (defaults) => [...defaults, { id: 'own', header: 'Own', cell: fail }] }],
  ['before a row renders', { renderLoading: fail }],
])('contains a crash %s and recovers when its cause is fixed', async (_when, invalid) => {
  expectConsoleMessage(/The host’s part failed/);
  const view = (props: Partial<GeneralLedgerProps>) => (
    <>
      <p>The host’s own text</p>
      <GeneralLedger glAccountId={savings} {...props} />
    </>
  );
  const { rerender } = renderWithProvider(view(invalid), { company });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong in this part of the page.');
  await expect.element(page.getByText('The host’s own text')).toBeVisible();
  rerender(view({}));
  await userEvent.click(retry);
  expect(await displayedEntries()).toEqual(allEntries);
});

function expectNoBooks() {
  expect(page.getByRole('grid').query()).toBeNull();
  expect(document.body.textContent).not.toContain('No entries');
}
