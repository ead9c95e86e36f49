import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, InvoiceList, NotificationSettingsForm } from '../../../src/index.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { choice } from '../../support/notifications.ts';
import { recordEvents } from '../../support/provider/recordEvents.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const [company, other] = await Promise.all([createCompany(), createCompany()]);
const { '1010': checking = '' } = company.glAccountIds;
const saveButton = page.getByRole('button', { name: 'Save' });

test('an error that onEvent or onTelemetry throws fails nothing', async () => {
  const uncaught: unknown[] = [];
  const queue = window.queueMicrotask;
  vi.spyOn(window, 'queueMicrotask').mockImplementation((call) =>
    queue(() => {
      try {
        call();
      } catch (error) {
        uncaught.push(error); // in a page it is reported like any other, and nothing is waiting for it
      }
    }),
  );
  const failing = vi.fn(() => {
    throw new Error('The host’s analytics failed.');
  });
  const onError = vi.fn();
  renderWithProvider(<NotificationSettingsForm saveMode="button" />, {
    company,
    onEvent: failing,
    onTelemetry: failing,
    onError,
  });
  await userEvent.click(choice('conversations', 'Off'));
  await userEvent.click(saveButton);
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.poll(() => failing.mock.calls.length).toBeGreaterThan(4);
  expect(uncaught).toHaveLength(failing.mock.calls.length);
  expect(onError).not.toHaveBeenCalled();
  failing.mockImplementation(() => undefined as never); // requests that end after the test would fail the run
});

test('inline functions cause no request, and the latest one is called', async () => {
  const [first, second] = [recordEvents(), recordEvents()];
  const requests = recordRequests();
  const ledger = <GeneralLedger glAccountId={checking} />;
  const { rerender } = renderWithProvider(ledger, { company, ...first.props });
  await ledgerTable();
  await expect.poll(() => first.events.length).toBe(1);
  const count = requests.length;
  rerender(ledger, second.props);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Period' }), 'lastYear');
  await expect
    .poll(() => second.events)
    .toEqual([{ type: 'list.filtered', component: 'GeneralLedger', fields: ['period'] }]);
  expect(first.events).toHaveLength(1);
  expect(requests.slice(0, count).length).toBe(count);
});

test('after a switch of users, what ends of the old session goes to the old functions', async () => {
  const [ofCompany, ofOther] = [recordEvents(), recordEvents()];
  const answered = createGate();
  recordRequests({ until: ({ method }) => (method === 'POST' ? answered.opened : undefined) });
  const form = <NotificationSettingsForm saveMode="button" />;
  const { rerender } = renderWithProvider(form, { company, ...ofCompany.props });
  await userEvent.click(choice('conversations', 'Text message'));
  await userEvent.click(saveButton);
  const next = { company: other, identity: other.userId, fetchToken: () => issueToken(other), ...ofOther.props };
  rerender(form, next);
  await choice('conversations', 'Off').findElement();
  answered.open();
  await expect
    .poll(() => ofCompany.telemetry.filter((event) => event.type === 'request' && event.method === 'POST'))
    .toHaveLength(1);
  expect(ofOther.events.filter(({ type }) => type === 'notificationSettings.saved')).toEqual([]);
  expect(ofOther.telemetry.flatMap((event) => (event.type === 'request' ? event.method : []))).toEqual(['GET']);
});

test('telemetry has a duration for each request, token and first load, with templates for paths', async () => {
  const recorded = recordEvents();
  renderWithProvider(<GeneralLedger glAccountId={checking} />, {
    company,
    fault: 'status=503,times=1',
    ...recorded.props,
  });
  await ledgerTable();
  await expect.poll(() => recorded.telemetry.some(({ type }) => type === 'ready')).toBe(true);
  const durationMs = expect.any(Number);
  expect(recorded.telemetry.filter(({ type }) => type !== 'request')).toEqual([
    { type: 'token', durationMs },
    { type: 'ready', component: 'GeneralLedger', durationMs },
  ]);
  expect(recorded.telemetry).toContainEqual({
    type: 'request',
    method: 'POST',
    path: '/v6/accounting/glAccounts/{id}/generalLedger',
    status: 200,
    durationMs,
    attempts: expect.any(Number),
  });
  await expect.poll(() => recorded.telemetry).toContainEqual(expect.objectContaining({ attempts: 2 }));
});

test('telemetry has the kind of a failure, and the code of a token that couldn’t be fetched', async () => {
  const recorded = recordEvents();
  const { unmount } = renderWithProvider(<InvoiceList />, { company, fault: 'status=404', ...recorded.props });
  await expect
    .poll(() => recorded.telemetry.find((event) => event.type === 'request' && event.status))
    .toMatchObject({ status: 404, errorKind: 'notFound', attempts: 1 });
  const fetchToken = () => Promise.reject(Object.assign(new Error('signed out'), { retryable: false }));
  const withoutToken = recordEvents();
  unmount();
  renderWithProvider(<InvoiceList />, { company: other, fetchToken, ...withoutToken.props });
  const isToken = ({ type }: { type: string }) => type === 'token';
  await expect
    .poll(() => withoutToken.telemetry.find(isToken))
    .toMatchObject({ type: 'token', errorCode: 'TOKEN_UNAVAILABLE' });
  const requests = withoutToken.telemetry.filter(({ type }) => type === 'request');
  expect(requests).toContainEqual(expect.objectContaining({ errorKind: 'token', attempts: 0 }));
  expect(requests.filter((request) => 'status' in request)).toEqual([]);
});
