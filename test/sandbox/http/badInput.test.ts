import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { listen } from '../../../sandbox/service/command-line/listen.ts';
import { createCompanyOver, send } from '../../support/sandbox/httpClient.ts';
import { jsonRequest } from '../../support/sandbox/testService.ts';

const url = inject('sandboxUrl');
let token: string;
let ledgerUrl: string;
let headers: Record<string, string>;
beforeAll(async () => {
  const company = await createCompanyOver(url, { seed: 'small', today: '2026-03-31' });
  token = await company.signIn();
  ledgerUrl = `${url}/v6/accounting/glAccounts/${company.glAccountIds.checking}/generalLedger`;
  headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
});

// After every test, the service still responds correctly.
afterEach(async () => {
  expect((await send(ledgerUrl, jsonRequest(token, { limit: 1 }))).status).toBe(200);
});

const ask = (body: unknown) => send(ledgerUrl, jsonRequest(token, body));
const askRaw = (body: RequestInit['body']) => send(ledgerUrl, { method: 'POST', headers, body });

/** Sends raw text over a socket, for requests that HTTP clients don't allow. */
async function sendRaw(text: string, to = url): Promise<string> {
  const { hostname, port } = new URL(to);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(text);
  let received = '';
  socket.setEncoding('utf8').on('data', (part) => (received += part));
  socket.on('error', () => {});
  await once(socket, 'close');
  return received;
}

describe('an invalid parameter is reported', () => {
  test.each([
    [{ limit: 0 }, 'limit', 'INVALID_VALUE'],
    [{ limit: 251 }, 'limit', 'INVALID_VALUE'],
    [{ limit: -1 }, 'limit', 'INVALID_VALUE'],
    [{ limit: 1.5 }, 'limit', 'INVALID_VALUE'],
    [{ limit: 'x' }, 'limit', 'INVALID_FORMAT'],
    [{ limit: '100' }, 'limit', 'INVALID_FORMAT'],
    [{ limit: [] }, 'limit', 'INVALID_FORMAT'],
    [{ cursor: {} }, 'cursor', 'INVALID_FORMAT'],
    [{ cursor: 'x' }, 'cursor', 'INVALID_VALUE'],
    [{ accountingMethod: 'accrual' }, 'accountingMethod', 'INVALID_VALUE'],
    [{ accountingMethod: 1 }, 'accountingMethod', 'INVALID_FORMAT'],
    [{ filter: [] }, 'filter', 'INVALID_FORMAT'],
    [{ filter: 'x' }, 'filter', 'INVALID_FORMAT'],
    [{ filter: { beginDate: '2026-02-30' } }, 'filter.beginDate', 'INVALID_FORMAT'],
    [{ filter: { beginDate: '2026-2-3' } }, 'filter.beginDate', 'INVALID_FORMAT'],
    [{ filter: { beginDate: '0000-01-01' } }, 'filter.beginDate', 'INVALID_FORMAT'],
    [{ filter: { beginDate: '2026-01-01T00:00:00Z' } }, 'filter.beginDate', 'INVALID_FORMAT'],
    [{ filter: { endDate: 20260101 } }, 'filter.endDate', 'INVALID_FORMAT'],
    [{ filter: { endDate: '' } }, 'filter.endDate', 'INVALID_FORMAT'],
    [{ filter: { beginDate: '2026-02-02', endDate: '2026-02-01' } }, 'filter.endDate', 'INVALID_VALUE'],
    [{ filter: { search: 7 } }, 'filter.search', 'INVALID_FORMAT'],
    [{ filter: { search: 'a\u0000b' } }, 'filter.search', 'INVALID_VALUE'],
    [{ filter: { search: '漢\udc00' } }, 'filter.search', 'INVALID_VALUE'],
    [{ filter: { includeBeginningBalance: 'yes' } }, 'filter.includeBeginningBalance', 'INVALID_FORMAT'],
    [{ filter: { customer: { id: { in: 'cus_1' } } } }, 'filter.customer.id.in', 'INVALID_FORMAT'],
    [{ filter: { customer: { id: { in: ['cus_1', 2] } } } }, 'filter.customer.id.in[1]', 'INVALID_FORMAT'],
    [{ filter: { customer: { id: { in: Array(1001).fill('c') } } } }, 'filter.customer.id.in', 'INVALID_VALUE'],
    [{ filter: { dimensionValues: [{ dimensionValueIds: [] }] } }, 'filter.dimensionValues[0].dimensionId', 'REQUIRED'],
    [{ filter: { dimensionValues: [null] } }, 'filter.dimensionValues[0]', 'INVALID_FORMAT'],
  ])('%j → %s', async (body, param, type) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      result: 'FAILURE',
      data: null,
      error: [{ type, message: expect.stringMatching(/\w/), param }],
    });
  });

  test('together with all other invalid ones', async () => {
    const { body } = await ask({ limit: 0, accountingMethod: 'X', filter: { beginDate: 'x', search: 1 } });
    expect(body.error.map(({ param }: { param: string }) => param)).toEqual([
      'limit',
      'accountingMethod',
      'filter.beginDate',
      'filter.search',
    ]);
  });

  test.each([
    {},
    { limit: null, cursor: null, filter: null },
    { filter: { search: '' } },
    { limit: 250 },
    { unknown: 1 },
  ])('but %j is valid', async (body) => {
    expect((await ask(body)).status).toBe(200);
  });

  test('and an empty body is valid, since all members are optional', async () => {
    const { status, body } = await send(ledgerUrl, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    expect([status, body.data.length > 50]).toEqual([200, true]);
  });

  test('and a leap day, any script, and the earliest and latest dates are valid', async () => {
    const filter = { beginDate: '0001-01-01', endDate: '9999-12-31', search: '漢字 \ud83d\ude00' };
    expect((await ask({ filter })).status).toBe(200);
    expect((await ask({ filter: { beginDate: '2024-02-29' } })).status).toBe(200);
  });
});

describe('an unreadable body', () => {
  test.each(['{', '{"limit":1,}', 'limit=1', 'undefined', '\u0000', '['.repeat(500_000), '{"a":'.repeat(100_000)])(
    'is a JSON_ERROR: %.20s',
    async (text) => {
      const { status, body } = await askRaw(text);
      expect([status, body.error[0].type]).toEqual([400, 'JSON_ERROR']);
    },
  );

  test.each(['[]', '"x"', '7', 'null', 'true'])(
    'or one that isn’t an object, %s, is an INVALID_FORMAT',
    async (text) => {
      const { status, body } = await askRaw(text);
      expect([status, body.error[0].type]).toEqual([400, 'INVALID_FORMAT']);
    },
  );

  test('that isn’t UTF-8 is a JSON_ERROR', async () => {
    const { status, body } = await askRaw(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]));
    expect([status, body.error[0].type]).toEqual([400, 'JSON_ERROR']);
  });

  test('with another content type is a BAD_REQUEST', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const { status, body } = await send(ledgerUrl, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body: '{}',
      });
      expect([status, body.error[0].type]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  test('with a charset in its content type and a byte order mark is accepted', async () => {
    const declared = { ...headers, 'Content-Type': 'Application/JSON; charset=UTF-8' };
    expect((await send(ledgerUrl, { method: 'POST', headers: declared, body: '\ufeff{"limit":1}' })).status).toBe(200);
  });
});

describe('a body over 1 MiB gets a 413', () => {
  const mebibyte = 1024 * 1024;
  const json = (length: number) => `{"x":"${'y'.repeat(length - 8)}"}`;

  test('with a declared length', async () => {
    expect((await askRaw(json(mebibyte))).status).toBe(200);
    const { status, body } = await askRaw(json(mebibyte + 1));
    expect([status, body.result]).toEqual([413, 'FAILURE']);
  });

  test('in chunks, without a declared length', async () => {
    const chunk = new TextEncoder().encode('y'.repeat(64 * 1024));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        // Not closed: the response must not depend on the end of the body.
        if (sent > mebibyte) return;
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const request = { method: 'POST', headers, body, duplex: 'half' };
    expect((await send(ledgerUrl, request)).status).toBe(413);
  });

  test('but a smaller chunked body is accepted', async () => {
    const chunks = ['{"limit":', '1}'].map((text) => new TextEncoder().encode(text));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    const request = { method: 'POST', headers, body, duplex: 'half' };
    const response = await send(ledgerUrl, request);
    expect([response.status, response.body.data?.length]).toEqual([200, 1]);
  });

  test('before the service waits for the body', async () => {
    const path = new URL(ledgerUrl).pathname;
    const received = await sendRaw(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${10 * mebibyte}\r\n\r\n{`,
    );
    expect(received).toContain('HTTP/1.1 413');
  });

  test('also at the token endpoint', async () => {
    const basic = { Authorization: `Basic ${btoa('demo_client:demo_secret')}` };
    const body = new URLSearchParams({ userId: 'u'.repeat(mebibyte) });
    expect((await send(`${url}/v6/auth/token`, { method: 'POST', headers: basic, body })).status).toBe(413);
  });
});

describe('an unknown path gets a 404 in the envelope', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/v6'],
    ['GET', '/v6/nothing'],
    ['POST', '/v6/accounting/glAccounts'],
    ['DELETE', '/v6/closing'],
    ['PUT', '/v6/closing'],
    ['PATCH', '/v6/auth/token'],
    ['GET', '/v6/auth/token'],
    ['GET', '/v6/vendors/query'],
    ['GET', '/v6/accounting/glAccounts/gla_none/generalLedger'],
    ['GET', '/v6/accounting/glAccounts/gla_none'],
    ['GET', '/v6/accounting/glAccounts/%00'],
    ['GET', '/v6/accounting/glAccounts/%E0%A4%A'],
    ['GET', '/v6/accounting/glAccounts/%27%20or%201=1'],
    ['POST', '/v6/accounting/glAccounts/gla_none/generalLedger'],
    ['GET', '/v6/../etc/passwd'],
  ])('%s %s', async (method, path) => {
    const { status, body } = await send(`${url}${path}`, { method, headers: { Authorization: `Bearer ${token}` } });
    expect([status, body.result, body.error[0].type]).toEqual([404, 'FAILURE', 'BAD_REQUEST']);
  });
});

describe('malformed HTTP', () => {
  test.each([
    ['text that isn’t HTTP', 'hello\r\n\r\n'],
    ['oversized headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['an invalid request target', 'GET http://[::::] HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a backslash in the path', 'GET /a\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an unknown expectation', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a chunk with endless extensions',
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${'y'.repeat(100_000)}`,
    ],
  ])('%s gets a failure in the envelope', async (_case, text) => {
    const received = await sendRaw(text);
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))).toMatchObject({ result: 'FAILURE', data: null });
  });

  test('a request that never ends gets a 408 in the envelope', async () => {
    const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 50 };
    const shortTimeouts = await listen(new Promise(() => {}), 0, timeouts);
    for (const start of ['GET / HT', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{']) {
      const received = await sendRaw(start, shortTimeouts.url);
      expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))).toMatchObject({ result: 'FAILURE', data: null });
    }
    await shortTimeouts.close();
  });

  test('clients that disconnect midway don’t stop the service', async () => {
    const path = new URL(ledgerUrl).pathname;
    const start = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
    const { hostname, port } = new URL(url);
    for (const text of [start, `${start}Content-Length: 100\r\n\r\n{"li`, `${start}Content-Length: 2\r\n\r\n{}`]) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(text);
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.destroy();
    }
    const controller = new AbortController();
    const aborted = fetch(ledgerUrl, { ...jsonRequest(token, {}), signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toThrow();
  });

  test('a hundred concurrent requests all succeed', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => ask({ limit: 1 })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
