import { render } from '@testing-library/react';
import { version } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  ConfigurationError,
  DaybookProvider,
  type FetchToken,
  GeneralLedger,
  InvoiceDetails,
  useDaybook,
} from '../../src/index.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const { '1020': savings = '' } = company.glAccountIds;

test('a component outside a provider throws an error with a fix', () => {
  if (version.startsWith('18.')) expectConsoleMessage(/This component is not inside a DaybookProvider/);
  expect(() => render(<GeneralLedger glAccountId={savings} />)).toThrow(
    /not inside a DaybookProvider\. Wrap it: <DaybookProvider .*npm ls @daybook\/react/,
  );
  expect(() => render(<Hook />)).toThrow('This component is not inside a DaybookProvider.');
  showHeading();
});

test.each([
  ['an empty identity', { identity: '' }, /identity is empty/],
  ['no identity', { identity: undefined as unknown as string }, /identity is of type undefined/],
  ['an identity that is not a number', { identity: Number.NaN as unknown as string }, /identity is of type number/],
  ['a base URL that is none', { baseUrl: 'books' }, /baseUrl is "books"/],
  ['an unknown time zone', { timeZone: 'Mars' }, /^timeZone is "Mars": expected an IANA time zone, such as "UTC"\.$/],
  ['a lowercase currency', { currency: 'eur' }, /^currency is "eur": expected an ISO 4217 code, such as "EUR"\.$/],
  ['a currency that is none', { currency: 'usd!' }, /^currency is "usd!": expected .* such as "USD"\.$/],
  [
    'a currency that nobody has',
    { currency: 'XXQ' },
    /^currency is "XXQ": expected an ISO 4217 code, such as "USD"\.$/,
  ],
  ['a 13th month', { fiscalYearStart: 13 }, /^fiscalYearStart is 13: expected a month from 1 to 12, such as 1\.$/],
  [
    'an unknown currency sign',
    { currencySign: 'x' as 'standard' },
    /^currencySign is "x": expected "standard" or "acc/,
  ],
  ['an unknown write replay', { writeReplay: 'x' as 'never' }, /^writeReplay is "x": expected "after-rejection" or/],
  ['no fetchToken', { fetchToken: undefined as unknown as FetchToken }, /fetchToken is of type undefined/],
])('%s is reported to the host in detail, and shown to the user as a failure', async (_name, wrong, message) => {
  const onError = vi.fn();
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, ...wrong, onError });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Bookkeeping isn’t set up correctly on this page, so the general ledger can’t be shown.');
  expect(page.getByRole('grid').query()).toBeNull();
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    error: expect.any(ConfigurationError),
    component: 'GeneralLedger',
  });
  expect(onError.mock.calls[0]?.[0].error.message).toMatch(message);
});

test.each([
  ['a scheme as the appearance', { appearance: 'dark' }, /^appearance is "dark" and was skipped\. Expected an/],
  ['a language as the translation', { translation: 'de' }, /^translation is "de" .* Expected loadTranslation/],
  [
    'an unknown area of texts',
    { messages: { ledgr: {} } },
    /^messages\.ledgr was skipped: .* Expected one of .*ledger/,
  ],
  ['texts that are none', { messages: 'de' }, /^messages is "de" and was skipped\. Expected an object/],
  ['a loaded language that is none', { translation: async () => 'de' }, /^translation is "de" and was skipped/],
  ['a locale that is none', { locale: 'x' }, /^locale is "x": expected a language tag, such as "en-US", which is used/],
  [
    'a misspelled loader',
    { loaders: { customer: async () => [] } },
    /^loaders\.customer was skipped: .* Expected one of .*customers/,
  ],
  [
    'an unknown option of the service',
    { serviceOptions: { basisField: 'basis' } },
    /^serviceOptions\.basisField was .*accountingMethodField/,
  ],
  ['a loader that is none', { loaders: { customers: [] } }, /^loaders\.customers is an array and was ignored/],
  [
    'null for loaders and parts',
    { loaders: null, serviceOptions: null, components: null, messages: { ledger: null }, locale: 'x' },
    /^locale is/,
  ],
  ['an area of texts that is none', { messages: { ledger: 'x' } }, /^messages\.ledger is "x" and was skipped/],
  ['a query client that is none', { queryClient: {} }, /^queryClient is an object and was ignored\. Expected a Query/],
  ['a handler of events that is none', { onEvent: 5 }, /^onEvent is 5 and was ignored\. Expected a function\./],
  ['a locale of another type', { locale: {} }, /^locale is an object: expected a language tag/],
])('%s is skipped and reported once, and the data load', async (_name, wrong, message) => {
  const onError = vi.fn();
  const ledger = <GeneralLedger glAccountId={savings} />;
  const { rerender } = renderWithProvider(ledger, { company, ...(wrong as object), onError }); // without types
  await expect.element(page.getByText('No entries in this period')).toBeVisible();
  rerender(ledger);
  await expect.poll(() => onError.mock.calls).toHaveLength(1);
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ component: 'DaybookProvider', error: { kind: 'configuration' } });
  expect(onError.mock.calls[0]?.[0].error.message).toMatch(message);
  expect(document.querySelector<HTMLElement>('.daybook')?.lang).toBe('');
});

test('a locale with underscores is the same as one with hyphens, and an invalid one keeps the session', async () => {
  const onError = vi.fn();
  const fetchToken = vi.fn(providerProps({ company }).fetchToken);
  const ledger = <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />;
  const { rerender } = renderWithProvider(ledger, { company, locale: 'de_DE', fetchToken, onError });
  const amount = page.getByText('0,00').first();
  await expect.element(amount).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  rerender(ledger, { locale: 'x' });
  await expect.element(page.getByText('0.00').first()).toBeVisible();
  await expect.poll(() => onError.mock.calls).toHaveLength(1);
  expect(fetchToken).toHaveBeenCalledOnce();
});

test('two invalid settings are reported together, and a valid one instead loads the data', async () => {
  const onError = vi.fn();
  const ledger = <GeneralLedger glAccountId={savings} />;
  const { rerender } = renderWithProvider(ledger, { company, timeZone: 'Mars', currency: '$', onError });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    expect.stringMatching(/^currency is "\$".* timeZone is "Mars"/),
  ]);
  rerender(ledger, { timeZone: 'UTC', currency: 'USD' });
  await expect.element(page.getByText('No entries in this period')).toBeVisible();
});

test('without onError, an error is logged once in development', async () => {
  expectConsoleMessage(/^Daybook, GeneralLedger: baseUrl is "books-at-home"[\s\S]*Pass onError to DaybookProvider/);
  const { error: log } = console;
  const ledger = <GeneralLedger glAccountId={savings} />;
  const wrong = { company, baseUrl: 'books-at-home', onError: undefined };
  renderWithProvider(
    <>
      {ledger}
      {ledger}
    </>,
    wrong,
  );
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(2);
  expect(log).toHaveBeenCalledOnce();
});

test('an onError that is no function is logged, as are errors', async () => {
  expectConsoleMessage(/^Daybook, DaybookProvider: onError is "x" and was ignored\. Expected a function\./);
  const onError = 'x' as unknown as () => void;
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, onError });
  await expect.element(page.getByText('No entries in this period')).toBeVisible();
});

test('a component without its ID sends nothing, and says so', async () => {
  const requests = recordRequests();
  const onError = vi.fn();
  renderWithProvider(<InvoiceDetails invoiceId={'' as string} onError={onError} />, { company });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onError.mock.calls[0]?.[0].error.message).toMatch(/^The ID in .*\{id\} is ""\. Pass the service's ID/);
  expect(requests.filter(({ path }) => path.endsWith('/'))).toEqual([]);
});

test('a component with its own onError logs nothing', async () => {
  const { error: log } = console;
  const onError = vi.fn();
  const wrong = { company, baseUrl: 'books-at-work', onError: undefined };
  renderWithProvider(<GeneralLedger glAccountId={savings} onError={onError} />, wrong);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
  expect(log).not.toHaveBeenCalled();
});

test('an HTML page instead of the service is reported with its cause', async () => {
  const onError = vi.fn();
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, fault: 'body=html', onError });
  await expect.element(page.getByRole('alert')).toHaveTextContent('We received an unexpected response');
  expect(onError.mock.calls[0]?.[0].error).toMatchObject({ kind: 'http', status: 200 });
  expect(onError.mock.calls[0]?.[0].error.message).toContain(
    'returned an HTML page (200). Check that baseUrl is the service or your proxy for it.',
  );
});

test('a baseUrl with the version of the interface is reported with the address and the fix', async () => {
  const onError = vi.fn();
  const baseUrl = `${providerProps({ company }).baseUrl}/v6`;
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company, baseUrl, onError });
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(onError.mock.calls[0]?.[0].error.message).toMatch(
    /Leave "\/v6" out of baseUrl: (GET|POST) \/v6\/v6\/\S+ has it twice\.$/,
  );
});

test('a missing identity can arrive later', async () => {
  const ledger = <GeneralLedger glAccountId={savings} />;
  const { rerender } = renderWithProvider(ledger, { company, identity: '' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  rerender(ledger, { identity: company.userId });
  await expect.element(page.getByText('No entries in this period')).toBeVisible();
});

function Hook() {
  useDaybook();
  return null;
}

/** The page's heading, for a test that shows nothing. */
function showHeading() {
  render(
    <DaybookProvider {...providerProps({ company })}>
      <main>
        <h1>Books</h1>
      </main>
    </DaybookProvider>,
  );
}
