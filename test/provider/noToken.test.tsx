import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DaybookProvider, type FetchToken, GeneralLedger, NotificationSettingsForm } from '../../src/index.ts';
import { displayedEntries, toDisplayedEntry } from '../support/ledger.ts';
import { displayedSettings, saveSettings } from '../support/notifications.ts';
import { AccountNames, countNames } from '../support/provider/AccountNames.tsx';
import { createHostServer } from '../support/provider/hostServer.ts';
import { providerProps, renderWithProvider } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import { createCompany, fetchLedger, issueToken } from '../support/sandbox/company.ts';
import { sessionOnClock } from '../support/session/sessionOnClock.ts';
import { VirtualClock } from '../support/session/virtualClock.ts';

const company = await createCompany();
await saveSettings(company, { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' });
const { '1020': savings = '', '1200': receivable = '' } = company.glAccountIds;
const entries = (await fetchLedger(company, savings)).entries.toReversed().map(toDisplayedEntry);
const components = (
  <>
    <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />
    <NotificationSettingsForm />
  </>
);
const alerts = page.getByRole('alert');
/** The host's function is called three times, with delays of at most 2 s in total. */
const patiently = { timeout: 8000 };

test('while the first token takes two seconds, skeletons are shown, and never an error or an empty list', async () => {
  const host = createHostServer({ latency: () => 2000 });
  const texts = watchNotices();
  const begin = performance.now();
  const { container } = renderWithProvider(components, { company, fetchToken: host.fetchToken });
  while (performance.now() < begin + 1900) {
    expect(container.querySelectorAll('[aria-busy="true"] .daybook-skeleton').length).toBeGreaterThan(5);
    expect(page.getByText(/^Loading [^m]/).elements()).toHaveLength(2);
    expect(page.getByRole('radio').query()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await displayedEntries()).toEqual(entries);
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await expect.poll(() => container.querySelector('.daybook-skeleton')).toBeNull();
  expect(texts).toEqual([]);
  expect(host.calls).toHaveLength(1);
});

test('if the host is down, each component shows it; when it is back, one retry reloads the page with one token', async () => {
  let isDown = true;
  const host = createHostServer();
  const requests = recordRequests();
  let calls = 0;
  const fetchToken: FetchToken = (request) => {
    calls++;
    return isDown ? Promise.reject(new Error('503')) : host.fetchToken(request);
  };
  const view = (
    <>
      {components}
      <GeneralLedger glAccountId={receivable} defaultFilters={{ period: 'all' }} />
    </>
  );
  const { container } = renderWithProvider(view, { company, fetchToken });
  await expect.poll(() => alerts.elements().length, patiently).toBe(3);
  expect(alerts.elements().map((alert) => alert.textContent)).toEqual([
    expect.stringContaining('We couldn’t sign you in, so the general ledger can’t be shown.'),
    expect.stringContaining('We couldn’t sign you in, so notification settings can’t be shown.'),
    expect.stringContaining('We couldn’t sign you in, so the general ledger can’t be shown.'),
  ]);
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(3);
  expect(page.getByRole('grid').query()).toBeNull();
  expect(page.getByRole('radio').query()).toBeNull();
  expect(container.textContent).not.toMatch(/No entries|Nothing here/);
  expect(calls).toBe(3);
  expect(requests).toEqual([]);

  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }).first());
  await expect.poll(() => page.getByRole('grid').elements().length, patiently).toBe(2);
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await expect.element(page.getByRole('heading', { name: 'Business Savings' }), patiently).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' }), patiently).toBeVisible();
  expect(alerts.query()).toBeNull();
  expect(host.calls).toHaveLength(1);
  expect(requests.map(({ status }) => status)).toEqual(Array(5).fill(200));
});

test('when the host is back, the page recovers by itself', async () => {
  let isDown = true;
  const host = createHostServer();
  const fetchToken: FetchToken = (request) => (isDown ? Promise.reject(new Error('503')) : host.fetchToken(request));
  renderWithProvider(<NotificationSettingsForm />, { company, fetchToken });
  await expect.element(page.getByText(/We couldn’t sign you in/), patiently).toBeVisible();
  isDown = false;
  await expect.element(page.getByRole('radio').first(), patiently).toBeVisible();
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  expect(host.calls).toHaveLength(1);
});

test('if a refresh fails while rows are shown, they stay without a notice', async () => {
  const clock = new VirtualClock();
  let calls = 0;
  const fetchToken: FetchToken = async () => {
    if (++calls > 1) throw new Error('503');
    return issueToken(company);
  };
  const session = sessionOnClock(clock, { identity: company.userId, fetchToken });
  const requests = recordRequests();
  let renders = 0;
  const { container } = render(
    <main>
      <h1>Books</h1>
      <DaybookProvider baseUrl={providerProps({ company }).baseUrl} session={session}>
        {components}
        <AccountNames company={company} count={1} onRender={() => renders++} />
      </DaybookProvider>
    </main>,
  );
  expect(await displayedEntries()).toEqual(entries);
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await page.getByRole('heading', { name: 'Business Savings' }).findElement();
  await page.getByRole('slider').findElement(); // the chart is drawn last
  await expect.poll(countNames, patiently).toBe(1);
  const [sent, before, html] = [requests.length, renders, container.innerHTML];

  // The first try is in the last five minutes of the hour; four minutes later it has failed several times.
  await clock.advance(59 * 60_000);
  await expect.poll(() => calls, patiently).toBeGreaterThanOrEqual(4);
  expect(session.status).toBe('ready');
  expect(renders - before).toBe(0);
  expect(container.innerHTML).toBe(html);
  expect(requests).toHaveLength(sent);
  expect(alerts.query()).toBeNull();
});

/** Records each notice and each empty-list text that appears on the page. */
function watchNotices(): string[] {
  const texts: string[] = [];
  const observer = new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role="alert"]')) texts.push(alert.textContent);
    const [empty] = document.body.textContent.match(/No entries|Nothing here|[Cc]ouldn’t/) ?? [];
    if (empty) texts.push(empty);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}
