import { expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSession } from '../../src/elements.ts';
import type { DaybookEvent, TelemetryEvent } from '../../src/index.ts';
import { de } from '../../src/locales/de.ts';
import { providerElement, showPage } from '../support/elements/page.ts';
import { recordRequests } from '../support/requests.ts';
import { issueToken, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const title = (name: string) => page.getByRole('heading', { name, exact: true });

/** A provider around a list, which is not in the page yet. */
function providerOfInvoices() {
  const provider = providerElement(company);
  provider.append(document.createElement('daybook-invoices'));
  return provider;
}

test('`event` and `telemetry` reach listeners, as onEvent and onTelemetry', async () => {
  const provider = providerOfInvoices();
  const events: DaybookEvent[] = [];
  const telemetry: TelemetryEvent[] = [];
  provider.addEventListener('event', ({ detail }) => events.push(detail));
  provider.addEventListener('telemetry', ({ detail }) => telemetry.push(detail));
  showPage(provider);
  await expect.poll(() => events).toEqual([{ type: 'component.viewed', component: 'InvoiceList' }]);
  expect(new Set(telemetry.map(({ type }) => type))).toEqual(new Set(['token', 'request', 'ready']));
});

test('`error` reaches a listener with the component and the error, and nothing is logged', async () => {
  const provider = providerOfInvoices();
  const onError = vi.fn();
  provider.addEventListener('error', ({ detail }) => onError(detail));
  provider.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  showPage(provider);
  await expect.poll(() => onError.mock.calls).toEqual([[{ component: 'InvoiceList', error: expect.any(Error) }]]);
});

test('`messages` replace single texts, and `translation` all others', async () => {
  const provider = providerOfInvoices();
  provider.messages = { invoiceList: { title: 'Bills' } };
  showPage(provider);
  await expect.element(title('Bills')).toBeVisible();
  provider.locale = 'de-AT';
  provider.translation = de;
  provider.messages = { invoiceList: { title: 'Ausgangsrechnungen' } };
  await expect.element(title('Ausgangsrechnungen')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'CSV exportieren' })).toBeVisible();
  provider.messages = undefined;
  await expect.element(title(de.invoiceList.title)).toBeVisible();
});

test('a function `translation` gets the locale', async () => {
  const provider = providerOfInvoices();
  const load = vi.fn(async () => de);
  provider.locale = 'de-DE';
  provider.translation = load;
  showPage(provider);
  await expect.element(title(de.invoiceList.title)).toBeVisible();
  expect(load.mock.calls).toContainEqual(['de-DE']);
});

test('`fetch` sends the requests, with `headers`', async () => {
  const provider = providerOfInvoices();
  const traces = new Set<unknown>();
  const requests = recordRequests();
  provider.headers = { 'X-Trace-Id': 'trace-7' };
  provider.fetch = (input, init) => {
    const { 'X-Trace-Id': trace, ...headers } = Object.fromEntries(Object.entries(init?.headers ?? {}));
    traces.add(trace);
    return fetch(input, { ...init, headers }); // the service's CORS headers don't allow it
  };
  showPage(provider);
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect([...traces]).toEqual(['trace-7']);
  expect(requests.length).toBeGreaterThan(0);
});

test('`session` signs in instead of `identity`, and shows when it signs out', async () => {
  const provider = document.createElement('daybook-provider');
  const fetchToken = vi.fn(() => issueToken(company));
  const session = createSession({ identity: company.userId, fetchToken });
  provider.addEventListener('error', () => {}); // otherwise it is logged
  provider.baseUrl = inject('sandboxUrl');
  provider.session = session;
  provider.append(document.createElement('daybook-invoices'));
  showPage(provider);
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(fetchToken).toHaveBeenCalledOnce();
  session.logout();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('an error quotes the attribute that came', async () => {
  const provider = providerElement(company);
  const errors: string[] = [];
  provider.addEventListener('error', ({ detail }) => errors.push(detail.error.message));
  provider.setAttribute('fiscal-year-start', 'April');
  provider.append(document.createElement('daybook-notification-settings'));
  showPage(provider);
  await expect.poll(() => errors).toEqual(['fiscalYearStart is "April": expected a month from 1 to 12, such as 1.']);
});
