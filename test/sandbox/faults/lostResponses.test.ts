import { chromium } from 'playwright';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunchOptions } from '../../support/chromium.ts';
import { createCompanyOver, send } from '../../support/sandbox/httpClient.ts';
import { jsonRequest } from '../../support/sandbox/testService.ts';

const url = inject('sandboxUrl');
let token: string;
let bankAccountId: string;
beforeAll(async () => {
  token = await (await createCompanyOver(url)).signIn();
  const { body } = await send(`${url}/v6/banks/accounts/query`, jsonRequest(token, { limit: 1 }));
  bankAccountId = body.data[0].id;
});

/** A base URL with a fault that applies once. */
const once = (fault: string) => `${url}/sandbox/faults/${fault},times=1,key=${crypto.randomUUID()}`;

/** A request that saves a transaction, identified by its description. */
function saving(description: string): RequestInit {
  const item = { date: '2026-03-30', amount: -450, type: 'TRANSFER', description, apiName: 'MANUAL_ENTRY' };
  return jsonRequest(token, { data: [{ ...item, bankAccountId }] });
}

async function stored(description: string): Promise<object[]> {
  const filter = { description: { equal: description } };
  return (await send(`${url}/v6/banks/transactions/query`, jsonRequest(token, { filter }))).body.data;
}

describe.each(['response', 'half'])('a save whose response is lost (%s)', (lost) => {
  test('is stored although the request fails', async () => {
    const description = `Lost ${crypto.randomUUID()}`;
    const address = `${once(`lose=${lost}`)}/v6/banks/transactions`;
    const save = async () => (await fetch(address, saving(description))).text();
    await expect(save()).rejects.toThrow(TypeError);
    expect(await stored(description)).toMatchObject([{ description, amount: -450 }]);
    expect(await save()).toContain(description); // only the first is lost
    expect(await stored(description)).toHaveLength(2);
  });

  // On a reused connection, Chromium retries a request if the connection breaks without any bytes.
  test('is stored once and fails in a browser, which doesn’t retry it', async () => {
    const browser = await chromium.launch(chromiumLaunchOptions());
    const page = await browser.newPage();
    await page.goto(`${url}/healthz`);
    const description = `Lost ${crypto.randomUUID()}`;
    const requests = { address: `${once(`lose=${lost}`)}/v6/banks/transactions`, init: saving(description) };
    const pending = page.evaluate(async ({ address, init }) => {
      await (await fetch('/healthz')).text(); // the next request reuses its connection
      return (await fetch(address, init)).text();
    }, requests);
    await expect(pending).rejects.toThrow('Failed to fetch');
    expect(await stored(description)).toHaveLength(1);
    await browser.close();
  });
});

const responseTo = (fault: string) =>
  fetch(`${once(fault)}/v6/closing`, { headers: { Authorization: `Bearer ${token}` } });

test('half a response declares the full length', async () => {
  const complete = Buffer.from(await (await responseTo('delay=0')).arrayBuffer());
  const response = await responseTo('lose=half');
  const length = Number(response.headers.get('Content-Length'));
  expect([response.status, response.headers.get('Sandbox-Fault'), length]).toEqual([
    200,
    expect.stringMatching(/^lose=half/),
    complete.length,
  ]);
  const chunks: Uint8Array[] = [];
  const reading = (async () => {
    for await (const bytes of response.body ?? []) chunks.push(bytes);
  })();
  await expect(reading).rejects.toThrow('terminated');
  expect(`${Buffer.concat(chunks)}`).toBe(`${complete.subarray(0, complete.length / 2)}`);
});

test('a failure can be lost too, and a response without a body is lost completely', async () => {
  const rejected = await responseTo('status=503,lose=half');
  expect(rejected.status).toBe(503);
  await expect(rejected.text()).rejects.toThrow('terminated');
  await expect(responseTo('status=204,lose=half')).rejects.toThrow('fetch failed');
});
