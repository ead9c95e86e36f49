import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { send } from '../../support/sandbox/httpClient.ts';
import { tokenRequest } from '../../support/sandbox/testService.ts';

const url = inject('sandboxUrl');
const server = { issuer: url, token_endpoint: `${url}/v6/auth/token` };
const demo = { id: 'demo_client', secret: 'demo_secret' };
let partner: typeof demo;
beforeAll(async () => {
  const { data } = (await send(`${url}/sandbox/partners`, { method: 'POST' })).body;
  partner = { id: data.clientId, secret: data.clientSecret };
});

const clients = ['the demo partner', 'another partner'] as const;
const clientOf = (name: (typeof clients)[number]) => (name === 'the demo partner' ? demo : partner);

async function expectUsable(token: string | undefined) {
  const headers = { Authorization: `Bearer ${token}` };
  expect((await send(`${url}/v6/categories`, { headers })).status).toBe(200);
}

describe.each(clients)('as %s, gets a token', (name) => {
  test.each([
    ['by default, in the body', undefined],
    ['by HTTP Basic', openid.ClientSecretBasic],
  ])('openid-client %s', async (_case, authentication) => {
    const { id, secret } = clientOf(name);
    const config = new openid.Configuration(server, id, secret, authentication?.(secret));
    openid.allowInsecureRequests(config); // the sandbox only serves local HTTP
    const token = await openid.clientCredentialsGrant(config, { scope: 'read' });
    await expectUsable(token.access_token);
  });

  test.each([
    ['by HTTP Basic', oauth.ClientSecretBasic],
    ['in the body', oauth.ClientSecretPost],
  ])('oauth4webapi %s', async (_case, authentication) => {
    const { id, secret } = clientOf(name);
    const client = { client_id: id };
    const options = { [oauth.allowInsecureRequests]: true };
    const response = await oauth.clientCredentialsGrantRequest(server, client, authentication(secret), {}, options);
    const token = await oauth.processClientCredentialsResponse(server, client, response);
    await expectUsable(token.access_token);
  });
});

describe('credentials are rejected', () => {
  const rejected = async (init: RequestInit) => {
    const { status, body } = await send(`${url}/v6/auth/token`, init);
    expect([status, body.error[0].type]).toEqual([401, 'INVALID_TOKEN']);
  };

  test.each(['demo%5Fclient:wrong', 'demo%5Fclient:demo%5Fsecret%', 'demo%5Fclient:demo%255Fsecret', '%00:x'])(
    'in HTTP Basic if they are %s',
    (credentials) => rejected(tokenRequest({}, credentials)),
  );

  test('in the body if they or the HTTP Basic credentials are wrong', async () => {
    const right = { client_id: demo.id, client_secret: demo.secret };
    await rejected({ method: 'POST', body: new URLSearchParams({ ...right, client_secret: 'wrong' }) });
    await rejected({ method: 'POST', body: new URLSearchParams({ client_id: demo.id }) });
    await rejected(tokenRequest(right, 'demo_client:wrong'));
  });
});
