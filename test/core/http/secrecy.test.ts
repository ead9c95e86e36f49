import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DaybookError } from '../../../src/core/errors.ts';
import { createHttp } from '../../../src/core/http/http.ts';
import { ClientOnServer, company, readCompany, renameCompany, secret } from '../../support/http/clientOnServer.ts';
import type { ScriptedResponse } from '../../support/http/scriptedServer.ts';
import { failure, forbidden, invalidToken, proxyPage, success } from '../../support/http/scriptedServer.ts';

/** A customer's name, as in many responses. */
const name = 'Rosa Lind';

/** Everything of an error that a log could contain: message, stack, members and all causes. */
function toldBy(error: unknown): string {
  const own = [String(error), JSON.stringify(error), inspect(error, { depth: 10, showHidden: true })];
  if (!(error instanceof Error)) return own.join('\n');
  return [...own, error.message, error.stack, toldBy(error.cause)].join('\n');
}

const failures: [string, ScriptedResponse][] = [
  ['a refusal', failure(400, { type: 'REQUIRED', message: 'A name is needed.' })],
  ['an invalid token', invalidToken],
  ['a forbidden request', forbidden],
  ['a record that is not there', failure(404)],
  ['too many requests', { ...failure(429), headers: { 'retry-after': '600' } }],
  ['a service that fails', { ...failure(500), headers: { 'retry-after': '600' } }],
  ['a proxy’s page', proxyPage(403)],
  ['a page instead of data', proxyPage(200)],
  ['data of another shape', success({ id: [name], name: { full: name } })],
  ['data that echoes the request', success({ id: { authorization: `Bearer ${secret}` }, name: secret })],
  ['JSON that breaks off', { body: `{"data":{"name":"${name} ${secret}` }],
  ['a body that breaks off', { ...success({ ...company, name }), fault: 'resetInBody' }],
  ['a redirect', { status: 302, headers: { location: `/sign-in?token=${secret}` } }],
];

describe('no error contains the token or customer names of a response', () => {
  test.each(failures)('%s', async (_name, response) => {
    await using harness = await ClientOnServer.start(() => response);
    for (const kind of ['read', 'write'] as const) {
      const failing = harness.client[kind](kind === 'read' ? readCompany : renameCompany).catch((error) => error);
      await harness.passBackOffs(failing);
      const error = await failing;
      expect(error).toBeInstanceOf(DaybookError);
      expect(toldBy(error)).not.toContain(secret);
      expect(toldBy(error)).not.toContain(name);
    }
  });

  test('a response that is not HTTP, whose text Node attaches to its error', async () => {
    await using harness = await ClientOnServer.start([]);
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('data', (request) => socket.end(`HTTX ${name} ${request}`));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const client = createHttp({ baseUrl, session: () => harness.session });
    const error: unknown = await client.write(renameCompany).catch((failed) => failed);
    expect(error).toMatchObject({ kind: 'outcomeUnknown', cause: { kind: 'network' } });
    expect(toldBy(error)).not.toContain(secret);
    expect(toldBy(error)).not.toContain(name);
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test.each([
    `${secret} ${secret}`,
    `${secret}\n`.repeat(2),
    `{"access_token":"${secret}"}`,
    { token: secret },
    `<p>${secret}`,
  ])('an invalid token (%#)', async (given) => {
    // Without TypeScript, a host may pass anything.
    await using harness = await ClientOnServer.start([], async () => given as string);
    const error: unknown = await harness.client.read(readCompany).catch((failed) => failed);
    expect(error).toMatchObject({ code: 'TOKEN_INVALID_RESPONSE' });
    expect(toldBy(error)).not.toContain(secret);
  });
});

test('the token is only in the Authorization header, not in a URL or body', async () => {
  await using harness = await ClientOnServer.start(() => success(company));
  await harness.client.read(readCompany);
  await harness.client.write(renameCompany);
  for (const { headers, ...request } of harness.server.requests) {
    const { authorization, ...others } = headers;
    expect(authorization).toBe(`Bearer ${secret}`);
    expect(JSON.stringify([request, others])).not.toContain(secret);
  }
  expect(inspect([harness.client, harness.session], { depth: 10, showHidden: true })).not.toContain(secret);
});
