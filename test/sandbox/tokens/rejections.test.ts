import { afterAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../support/contract/document.ts';
import { idFor, isWrite, openTwoPartners, requestTo, validBody } from '../../support/sandbox/twoPartners.ts';

const service = await openTwoPartners();
const expired = await service.signIn('the owner of alpha');
service.clock.now = new Date(service.clock.now.getTime() + 3600 * 1000);
const token = await service.signIn('the owner of alpha');
const reader = await service.signIn('the owner of alpha', { scope: 'read' });
afterAll(() => service.close());

/** A valid request. */
const validRequest = (operation: Operation) => {
  const id = operation.path.includes('{id}') ? idFor(operation, 'alpha') : undefined;
  return { id, body: isWrite(operation) ? validBody(operation, 'alpha') : undefined };
};
async function ask(operation: Operation, request: Parameters<typeof requestTo>[1]) {
  const response = await service.service.fetch(requestTo(operation, { ...validRequest(operation), ...request }));
  const body = await response.json();
  return { status: response.status, type: body.error?.[0].type, headers: response.headers, body };
}
/** The responses of all reads, which stay equal as long as nothing changes. */
const state = async () => {
  const reads = service.operations.filter((operation) => !isWrite(operation));
  return Promise.all(reads.map(async (operation) => (await ask(operation, { token })).body));
};

const named = (operations: readonly Operation[]) =>
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);
const withId = named(service.operations.filter(({ path }) => path.includes('{id}')));
const withBody = named(service.operations.filter(({ requestBody }) => requestBody));

describe.each(named(service.operations))('%s', (_name, operation) => {
  test('responds with 401 if the token is missing or unknown', async () => {
    const authorizations = ['', 'Bearer', 'Bearer ', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`];
    for (const Authorization of authorizations) {
      const { status, type, headers } = await ask(operation, { headers: { Authorization } });
      expect([Authorization, status, type]).toEqual([Authorization, 401, 'INVALID_TOKEN']);
      expect(headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
    }
    expect(await ask(operation, {})).toMatchObject({ status: 401, type: 'INVALID_TOKEN' });
  });

  test('responds with 403 for an expired token', async () => {
    expect(await ask(operation, { token: expired })).toMatchObject({ status: 403, type: 'FORBIDDEN' });
  });

  test('allows a read-only token to read, but not to write', async () => {
    if (!isWrite(operation)) {
      expect(await ask(operation, { token: reader })).toMatchObject({ status: 200 });
      return;
    }
    const before = await state();
    expect(await ask(operation, { token: reader })).toMatchObject({ status: 403, type: 'FORBIDDEN' });
    expect(await state()).toEqual(before);
  });
});

test.each(withId)('%s doesn’t distinguish other companies’ records from missing ones', async (_name, operation) => {
  const missing = await ask(operation, { token, id: 'nothing' });
  expect(missing).toMatchObject({ status: 404, type: 'BAD_REQUEST' });
  for (const company of ['beta', 'gamma'] as const) {
    const foreign = await ask(operation, { token, id: idFor(operation, company) });
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
  }
});

describe.each(withBody)('%s', (_name, operation) => {
  test('rejects a body that isn’t JSON or isn’t an object', async () => {
    for (const body of ['{', '{"limit": 1,}', '[1', 'undefined', '{"a": "\u0000"}']) {
      const response = await ask(operation, { token, body });
      expect([body, response.status, response.type]).toEqual([body, 400, 'JSON_ERROR']);
    }
    for (const body of ['[]', '7', '"text"', 'null', 'true']) {
      const response = await ask(operation, { token, body });
      expect([body, response.status, response.type]).toEqual([body, 400, 'INVALID_FORMAT']);
    }
  });

  test('rejects a body over 1 MiB', async () => {
    const body = `{"x":"${'y'.repeat(1024 * 1024)}"}`;
    expect(await ask(operation, { token, body })).toMatchObject({ status: 413, type: 'BAD_REQUEST' });
  });
});
