import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { send } from '../support/sandbox/httpClient.ts';
import { startSandbox, temporaryFolder } from '../support/sandbox/process.ts';
import { jsonRequest, tokenRequest } from '../support/sandbox/testService.ts';

const closingOf = async (url: string, token: string) =>
  (await send(`${url}/v6/closing`, { headers: { Authorization: `Bearer ${token}` } })).body.data.date;
const signIn = async (url: string) =>
  (await send(`${url}/v6/auth/token`, tokenRequest({ userId: 'usr_owner' }))).body.access_token as string;

async function kill(sandbox: ReturnType<typeof startSandbox>): Promise<void> {
  sandbox.child.kill('SIGKILL');
  await once(sandbox.child, 'close');
}

describe('after being killed', () => {
  test('on its first start, it seeds again instead of keeping a partial company', async () => {
    const folder = temporaryFolder();
    const flags = ['--port', '0', '--data', folder, '--seed', 'small', '--today', '2026-03-31'];
    // Each start gets further: to a partial database, a complete one, and a partially seeded company.
    let interruptions = 0;
    let untilMade = 0;
    for (const [trace, patience] of [
      ['database.new', 0],
      ['database', 0],
      ['database', 0.8], // it exists: seeding starts after about as long as creating it took
    ] as const) {
      const sandbox = startSandbox(flags);
      const begin = performance.now();
      await expect.poll(() => existsSync(join(folder, trace)), { timeout: 50_000, interval: 2 }).toBe(true);
      untilMade ||= trace === 'database' ? performance.now() - begin : 0;
      await new Promise((resolve) => setTimeout(resolve, patience * untilMade));
      await kill(sandbox);
      if (sandbox.output.stdout === '') interruptions += 1;
    }
    expect(interruptions).toBeGreaterThan(0);

    const sandbox = startSandbox(flags);
    const url = await sandbox.ready();
    const token = await signIn(url);
    const accounts = await send(`${url}/v6/accounting/glAccounts/query`, jsonRequest(token, { limit: 250 }));
    let [debits, credits] = [0, 0];
    for (const { id } of accounts.body.data) {
      const path = `${url}/v6/accounting/glAccounts/${id}/generalLedger`;
      for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
        const { body } = await send(path, jsonRequest(token, { limit: 250, cursor }));
        for (const { drAmount, crAmount } of body.data) {
          debits += drAmount;
          credits += crAmount;
        }
        cursor = body.cursor?.after;
      }
    }
    expect(debits).toBeGreaterThan(0);
    expect(credits).toBe(debits);
    expect(readdirSync(folder).sort()).toEqual(['database', 'lock']);
  }, 120_000);
});

test('a second start keeps all data and ignores its date and seed', async () => {
  const folder = temporaryFolder();
  const first = startSandbox(['--port', '0', '--data', folder, '--seed', 'small', '--today', '2026-03-31']);
  const firstUrl = await first.ready();
  const token = await signIn(firstUrl);
  await send(`${firstUrl}/v6/closing`, jsonRequest(token, { date: '2025-10-31' }));
  const ledger = '/v6/accounting/glAccounts/gla_1010/generalLedger';
  const page = await send(firstUrl + ledger, jsonRequest(token, { limit: 20 }));
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);

  const second = startSandbox([
    '--port',
    '0',
    '--data',
    folder,
    '--seed',
    'studio',
    '--today',
    '2027-01-01',
    '--entries',
    '9',
  ]);
  const url = await second.ready();
  expect(second.output.stdout).toContain('Using the existing books');
  expect(await closingOf(url, token)).toBe('2025-10-31');
  expect((await send(url + ledger, jsonRequest(token, { limit: 20 }))).body.data).toEqual(page.body.data);
  const next = await send(url + ledger, jsonRequest(token, { limit: 20, cursor: page.body.cursor.after }));
  expect([next.status, next.body.data.length]).toEqual([200, 20]);
});
