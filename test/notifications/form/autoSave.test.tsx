import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationSettingsForm } from '../../../src/index.ts';
import {
  choice,
  createNotifiedCompany,
  displayedSettings,
  fetchSettings,
  preference,
  storedSettings,
} from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests, type SentRequest } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const form = <NotificationSettingsForm />;
const saved = page.getByText('Saved', { exact: true });
const bodiesOf = (requests: SentRequest[]) => requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

/** Records requests, and delays the response to the first save until `respond` is called. */
function holdFirstSave() {
  const gate = createGate();
  const requests = recordRequests({ until: ({ method }) => (method === 'POST' ? gate.opened : undefined) });
  return { requests, respond: gate.open };
}

test('saves each change at once without a button, and announces it politely', async () => {
  const company = await createNotifiedCompany();
  const { requests, respond } = holdFirstSave();
  renderWithProvider(form, { company });
  await displayedSettings();
  expect(page.getByRole('button', { name: 'Save' }).query()).toBeNull();
  await userEvent.click(choice('conversations', 'Email'));
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(saved.query()).toBeNull();
  respond();
  await expect.element(saved).toBeVisible();
  expect(saved.element().closest('[role="status"]')).not.toBeNull();
  await expect.element(choice('conversations', 'Email')).toHaveFocus();
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }]);
  expect(await fetchSettings(company)).toEqual({ ...storedSettings, conversations: 'EMAIL' });
});

test('rapid changes end with the latest choice, in one request at a time', async () => {
  const company = await createNotifiedCompany();
  const { requests, respond } = holdFirstSave();
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('conversations', 'Text message'));
  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(choice('conversations', 'Off')); // the saved value, while the first change is being saved
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }]);
  respond();
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Saved$/);
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }, { conversations: 'OFF', financialSummaries: 'OFF' }]);
  expect(await displayedSettings()).toEqual(['Off', 'Text message', 'Off']);
  expect(await fetchSettings(company)).toEqual({ ...storedSettings, financialSummaries: 'OFF', conversations: 'OFF' });
});

test('does not send a change that was reverted while another one was being saved', async () => {
  const company = await createNotifiedCompany();
  const { requests, respond } = holdFirstSave();
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(choice('financialSummaries', 'Email')); // the saved value
  await userEvent.click(choice('conversations', 'Off'));
  await userEvent.click(choice('conversations', 'Email')); // the value being saved
  respond();
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Saved$/);
  await userEvent.click(choice('bankConnectionErrors', 'Off'));
  await expect.poll(() => fetchSettings(company)).toMatchObject({ bankConnectionErrors: 'OFF' });
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }, { bankConnectionErrors: 'OFF' }]);
  expect(await displayedSettings()).toEqual(['Email', 'Off', 'Email']);
});

test('a rejected change stays with its reason, and Retry saves it', async () => {
  const company = await createNotifiedCompany();
  renderWithProvider(form, { company, fault: 'status=400,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  const rejection = page.getByText('Not saved. A fault on demand: 400.');
  await expect.element(rejection).toBeVisible();
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Not saved$/);
  await expect.element(preference('financialSummaries')).not.toHaveAccessibleDescription(/Not saved/);
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(await fetchSettings(company)).toEqual(storedSettings);
  await userEvent.click(preference('conversations').getByRole('button', { name: 'Retry' }));
  await expect.element(saved).toBeVisible();
  expect(rejection.query()).toBeNull();
  expect(page.getByRole('button', { name: 'Retry' }).query()).toBeNull();
  expect(await fetchSettings(company)).toEqual({ ...storedSettings, conversations: 'EMAIL' });
});

test('saves a choice made during a rejected save, and keeps showing the rejection', async () => {
  const company = await createNotifiedCompany();
  const { respond } = holdFirstSave();
  renderWithProvider(form, { company, fault: 'status=400,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('financialSummaries', 'Off'));
  respond();
  await expect.poll(() => fetchSettings(company)).toEqual({ ...storedSettings, financialSummaries: 'OFF' });
  await expect.element(preference('financialSummaries')).toHaveAccessibleDescription(/Saved$/);
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Not saved$/);
  expect(await displayedSettings()).toEqual(['Off', 'Text message', 'Email']);
  await expect.element(page.getByText('Not saved. A fault on demand: 400.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Retry/ }));
  await expect
    .poll(() => fetchSettings(company))
    .toEqual({ ...storedSettings, financialSummaries: 'OFF', conversations: 'EMAIL' });
});

test('with a read-only token, keeps and marks the rejected choice and makes the form read-only', async () => {
  const company = await createNotifiedCompany();
  const requests = recordRequests();
  const fetchToken = vi.fn(() => issueToken({ userId: company.userId, scope: 'read' }));
  renderWithProvider(form, { company, fetchToken });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(page.getByText('You don’t have permission to change notification settings.')).toBeVisible();
  await expect.element(choice('conversations', 'Email')).toHaveFocus();
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Still set to Off\.$/);
  await userEvent.click(choice('conversations', 'Text message'), { force: true });
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(bodiesOf(requests)).toHaveLength(2);
  expect(await fetchSettings(company)).toEqual(storedSettings);
});

test.each(['shows', 'is left before'])(
  'a choice made before the service denies permission is rejected, too, and not kept; the form %s',
  async (when) => {
    const company = await createNotifiedCompany();
    const { requests, respond } = holdFirstSave();
    const fetchToken = vi.fn(() => issueToken({ userId: company.userId, scope: 'read' }));
    const { rerender } = renderWithProvider(form, { company, fetchToken });
    await displayedSettings();
    await userEvent.click(choice('financialSummaries', 'Off'));
    await userEvent.click(choice('conversations', 'Email'));
    if (when === 'is left before') rerender(<p>Another page</p>);
    respond();
    if (when === 'shows') {
      await expect.element(preference('financialSummaries')).toHaveAccessibleDescription(/Still set to Email\.$/);
      await expect.element(preference('conversations')).toHaveAccessibleDescription(/Still set to Off\.$/);
      rerender(<p>Another page</p>);
    }
    await expect.poll(() => bodiesOf(requests)).toHaveLength(2); // the second with a new token
    await new Promise((resolve) => setTimeout(resolve, 1500)); // what is kept is sent again after a second
    expect(bodiesOf(requests)).toEqual([{ financialSummaries: 'OFF' }, { financialSummaries: 'OFF' }]);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  },
);

test('saves the latest choice once the device is online, even if the connection failed during a save', async () => {
  const company = await createNotifiedCompany();
  const gate = createGate();
  const send = currentFetch();
  let isBroken = true;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!isBroken || init?.method !== 'POST' || !String(input).endsWith('/v6/notifications/settings')) {
      return send(input, init);
    }
    await gate.opened;
    throw new TypeError('Failed to fetch');
  });
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('conversations', 'Text message'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  gate.open();
  await expect.element(page.getByText(/Your changes will be saved when you’re back online/)).toBeVisible();
  isBroken = false;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(saved).toBeVisible();
  expect(await fetchSettings(company)).toEqual({ ...storedSettings, conversations: 'SMS' });
});

test('saves a change made right before the form unmounts', async () => {
  const company = await createNotifiedCompany();
  const { respond } = holdFirstSave();
  const { rerender } = renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('conversations', 'Text message'));
  rerender(<p>Another page</p>);
  respond();
  await expect.poll(() => fetchSettings(company)).toEqual({ ...storedSettings, conversations: 'SMS' });
});

test.each(['while another page shows', 'after the form is opened again'])(
  'saves a change made offline before the form unmounts once the device is online, %s',
  async (when) => {
    const company = await createNotifiedCompany();
    const { rerender } = renderWithProvider(form, { company });
    await displayedSettings();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(choice('conversations', 'Email'));
    await expect.element(page.getByText(/Your changes will be saved when you’re back online/)).toBeVisible();
    rerender(<p>Another page</p>);
    await expect.element(page.getByText('Another page')).toBeVisible();
    if (when === 'after the form is opened again') {
      rerender(form);
      expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
    }
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => fetchSettings(company)).toEqual({ ...storedSettings, conversations: 'EMAIL' });
  },
);

test('“Saved” disappears after four seconds', async () => {
  const company = await createCompany({ seed: 'none' });
  renderWithProvider(<NotificationSettingsForm />, { company });
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(saved).toBeVisible();
  const since = performance.now();
  await expect.element(saved, { timeout: 8000 }).not.toBeInTheDocument();
  expect(performance.now() - since).toBeGreaterThan(3000);
});

test.each([
  [760, 'a matrix with the channels as its columns'],
  [380, 'a switch below each name'],
])('%i px wide, the choices are %s, large enough for a finger', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(<NotificationSettingsForm />, { company: await createCompany({ seed: 'none' }) });
  await expect.element(choice('conversations', 'Email')).toBeInTheDocument();
  const groups = page.getByRole('group').elements();
  expect(groups.length).toBeGreaterThan(2);
  const cellsOf = (group: Element) => [...group.querySelectorAll('label')].map((cell) => cell.getBoundingClientRect());
  for (const group of groups) for (const { height } of cellsOf(group)) expect(height).toBeGreaterThanOrEqual(44);
  const columns = new Set(
    groups.map((group) =>
      cellsOf(group)
        .map(({ left }) => Math.round(left))
        .join(),
    ),
  );
  expect(columns.size).toBe(1);
  for (const group of groups) {
    const text = document.createRange(); // the legend has no box
    text.selectNodeContents(group.querySelector('legend') ?? expect.unreachable());
    const name = text.getBoundingClientRect();
    const [cell] = cellsOf(group);
    expect((cell?.top ?? 0) >= name.bottom).toBe(width < 520);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
