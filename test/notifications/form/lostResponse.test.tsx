import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationSettingsForm } from '../../../src/index.ts';
import { injectFaultAt } from '../../support/bank-transactions/api.ts';
import {
  choice,
  createNotifiedCompany,
  displayedSettings,
  fetchSettings,
  preference,
  saveSettings,
  storedSettings,
} from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests, type SentRequest } from '../../support/requests.ts';

const form = <NotificationSettingsForm />;
const saved = page.getByText('Saved', { exact: true });
const bodiesOf = (requests: SentRequest[]) => requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

/** Chooses email for conversations with a save that gets no response; the settings are read again once the gate is open. */
async function loseResponse(fault: string) {
  const company = await createNotifiedCompany();
  const gate = createGate();
  const writes = injectFaultAt({ method: 'POST', path: /\/settings$/, nth: 1, fault });
  // A lost response never reaches `until`, so the write counts from when it is sent.
  const requests = recordRequests({
    until: ({ method }) => (method === 'GET' && writes.count() > 0 ? gate.opened : undefined),
  });
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Checking…$/);
  return { company, writes, requests, gate };
}

test('after a lost response, reads again by itself and shows what is stored', async () => {
  const { writes, requests, gate } = await loseResponse('lose=response');
  await expect.element(choice('conversations', 'Email')).toBeChecked();
  gate.open();
  await expect.element(saved).toBeVisible(); // the request was, only its response got lost
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(writes.count()).toBe(1);
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }]);
});

test('after a lost response, a choice saved after the first read is found by the second', async () => {
  const { company, requests, gate } = await loseResponse('status=502');
  await expect.poll(() => requests.at(-1)?.method).toBe('GET');
  await saveSettings(company, { conversations: 'EMAIL' }); // the service commits late
  gate.open();
  await expect.element(saved).toBeVisible();
  expect(bodiesOf(requests)).toHaveLength(1);
});

test('a choice made while the settings are read again is saved, whatever became of the one before', async () => {
  const { company, requests, gate } = await loseResponse('status=502');
  await userEvent.click(choice('conversations', 'Text message'));
  gate.open();
  await expect.element(saved).toBeVisible();
  expect(bodiesOf(requests).at(-1)).toEqual({ conversations: 'SMS' });
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Text message']);
  expect(await fetchSettings(company)).toEqual({ ...storedSettings, conversations: 'SMS' });
});

test('the former choice, made again while the settings are read again, is saved over the lost one', async () => {
  const { company, requests, gate } = await loseResponse('lose=response');
  await userEvent.click(choice('conversations', 'Off'));
  gate.open();
  await expect.element(saved).toBeVisible();
  expect(bodiesOf(requests).at(-1)).toEqual({ conversations: 'OFF' });
  expect(await fetchSettings(company)).toEqual(storedSettings);
});

test('after a lost request, shows the storedSettings choice, says which one was not saved, and Retry saves it', async () => {
  const company = await createNotifiedCompany();
  renderWithProvider(form, { company, fault: 'status=502,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Email not saved$/);
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await userEvent.click(preference('conversations').getByRole('button', { name: 'Retry' }));
  await expect.element(saved).toBeVisible();
  expect(await fetchSettings(company)).toEqual({ ...storedSettings, conversations: 'EMAIL' });
});
