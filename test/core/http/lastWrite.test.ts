import { expect, test, vi } from 'vitest';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany, renameCompany, secret } from '../../support/http/clientOnServer.ts';
import { success } from '../../support/http/scriptedServer.ts';

const last = { ...renameCompany, keepalive: true, isUnloading: true };

test('a last write is sent before the call returns, with the current token', async () => {
  await using harness = await ClientOnServer.start([success(company), success(company)]);
  await harness.client.read(readCompany);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const writing = harness.client.write(last);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  harness.session.end(); // as when another user signs in
  expect(await writing).toEqual(company);
  expect(harness.server.tokens).toEqual([secret, secret]);
  expect(harness.fetches).toBe(1);
});

test('a last write without a token is not sent, and no token is fetched', async () => {
  await using harness = await ClientOnServer.start(() => success(company));
  expect(await catchDaybookError(() => harness.client.write(last))).toMatchObject({ kind: 'token' });
  expect(harness.server.requests).toEqual([]);
  expect(harness.fetches).toBe(0);
});

test('a body over the limit of browsers is sent without keepalive', async () => {
  await using harness = await ClientOnServer.start(() => success(company));
  const fetched = vi.spyOn(globalThis, 'fetch');
  const write = (length: number) =>
    harness.client.write({ ...renameCompany, keepalive: true, body: { name: 'é'.repeat(length) } });
  await write(32_000);
  await write(33_000);
  expect(fetched.mock.calls.slice(-2).map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
});
