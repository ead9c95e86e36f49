import { expect, test } from 'vitest';
import { send } from '../support/sandbox/httpClient.ts';
import { startSandbox, temporaryFolder } from '../support/sandbox/process.ts';
import { jsonRequest, tokenRequest } from '../support/sandbox/testService.ts';

const path = '/v6/banks/transactions';

/** Three items: two valid ones and an invalid one. */
function batch(round: number, number: number) {
  const item = (index: number) => ({
    date: '2026-03-31',
    amount: -(100 * number + index + 1),
    description: `Storm ${round}`,
    type: 'TRANSFER',
    apiName: 'STORM',
    apiSourceId: `${round}-${number}-${index}`,
    bankAccountId: 'bka_checking',
  });
  return { data: [item(0), { ...item(1), bankAccountId: 'bka_of_nobody' }, item(2)] };
}

const signIn = async (url: string): Promise<string> =>
  (await send(`${url}/v6/auth/token`, tokenRequest({ userId: 'usr_owner' }))).body.access_token;

/**
 * Saves batches until the service is killed, during the twelfth batch or shortly after.
 * @param saved receives the amount of each transaction that the service reported as saved.
 */
async function saveUntilKilled(
  url: string,
  token: string,
  round: number,
  kill: () => void,
  saved: Map<string, number>,
) {
  for (let number = 0; ; number += 1) {
    if (number === 11) setTimeout(kill, 9 * round);
    const response = await send(`${url}${path}`, jsonRequest(token, batch(round, number))).catch(() => undefined);
    if (!response) return;
    expect(response.status).toBe(207);
    for (const { result, data } of response.body.data) if (result === 'SUCCESS') saved.set(data.id, data.amount);
  }
}

/** All stored transactions of the test. */
async function served(url: string, token: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const body = { limit: 250, cursor, filter: { description: { contain: 'Storm' } } };
    const page = await send(`${url}${path}/query`, jsonRequest(token, body));
    for (const { id, amount } of page.body.data) found.set(id, amount);
    cursor = page.body.cursor?.after;
  }
  return found;
}

/** The bank account's ledger amount of each transaction. */
async function posted(url: string, token: string): Promise<Map<string, number>> {
  const amounts = new Map<string, number>();
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const body = { limit: 250, cursor, filter: { search: 'storm' } };
    const page = await send(`${url}/v6/accounting/glAccounts/gla_1010/generalLedger`, jsonRequest(token, body));
    for (const { entity, drAmount, crAmount } of page.body.data) amounts.set(entity.id, drAmount - crAmount);
    cursor = page.body.cursor?.after;
  }
  return amounts;
}

test('killed five times during continuous saves, the service keeps every acknowledged save completely', async () => {
  const flags = ['--port', '0', '--data', temporaryFolder(), '--seed', 'small', '--today', '2026-03-31'];
  const saved = new Map<string, number>();
  const tokens: string[] = [];
  for (let round = 0; round <= 5; round += 1) {
    const sandbox = startSandbox(flags);
    const url = await sandbox.ready();
    // Tokens stay valid across restarts.
    const token = tokens.at(-1) ?? (await signIn(url));
    const kept = await served(url, token);
    for (const [id, amount] of saved) expect([id, kept.get(id)]).toEqual([id, amount]);
    // In each round, one batch may be saved, fully or partially, without a response.
    expect(kept.size).toBeLessThanOrEqual(saved.size + 2 * round);
    expect(await posted(url, token)).toEqual(kept);
    for (const [id, amount] of kept) saved.set(id, amount);

    tokens.push(await signIn(url));
    if (round < 5) await saveUntilKilled(url, token, round, () => sandbox.child.kill('SIGKILL'), saved);
    else sandbox.child.kill('SIGTERM');
    await sandbox.ended;
  }
  expect(saved.size).toBeGreaterThan(100); // otherwise the test proves nothing
}, 180_000);
