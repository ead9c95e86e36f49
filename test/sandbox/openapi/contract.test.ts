import { beforeAll, expect, test } from 'vitest';
import { withContractCheck } from '../../support/contract/contract.ts';
import { openTestService } from '../../support/sandbox/testService.ts';

const settings = { financialSummaries: 'SMS', bankConnectionErrors: null, conversations: 'OFF' };
const failure = { result: 'FAILURE', data: null, error: [{ type: 'FORBIDDEN', message: 'No.' }] };

let description: unknown;
beforeAll(async () => {
  const { send, close } = await openTestService();
  description = (await send('/openapi.json')).body;
  await close();
});

/** Responds with the real description, and with the given response to everything else. */
async function serviceRespondingWith(response: Response) {
  const fetch = async ({ url }: Request) => (url.endsWith('.json') ? Response.json(description) : response.clone());
  return withContractCheck({ fetch });
}

const path = '/v6/notifications/settings';
test.each([
  ['a member that is not documented', path, { data: { ...settings, extra: 1 } }, 200, 'data must NOT have additional'],
  ['a missing member', path, { data: { conversations: 'OFF' } }, 200, "required property 'financialSummaries'"],
  ['a value of another type', path, { data: { ...settings, conversations: 7 } }, 200, 'data.conversations must be'],
  ['a member next to the envelope', path, { data: settings, extra: 1 }, 200, 'the body must NOT have additional'],
  ['a status that is not documented', path, { data: settings }, 202, 'status is not documented'],
  ['a success at an unknown path', '/v6/nothing', { data: settings }, 200, 'there is no such endpoint'],
  [
    'a wrong response despite a fault',
    `/sandbox/faults/after=1${path}`,
    { data: { ...settings, extra: 1 } },
    200,
    'extra',
  ],
  ['a failure without reasons', path, { ...failure, error: [] }, 403, 'error must NOT have fewer than 1'],
  [
    'a failure of an unknown type',
    '/v6/nothing',
    { ...failure, error: [{ type: 'X', message: '' }] },
    404,
    'error.0.type',
  ],
])('%s turns into a 500 with an explanation, and fails the run', async (_case, requestPath, body, status, problem) => {
  const service = await serviceRespondingWith(Response.json({ result: 'SUCCESS', ...body }, { status }));
  const response = await service.fetch(new Request(`http://sandbox.test${requestPath}`));
  expect(response.status).toBe(500);
  expect(await response.text()).toContain(`GET ${requestPath.replace('/sandbox/faults/after=1', '')} ${status}: `);
  expect(() => service.assertContract()).toThrow(problem);
});

test('an HTML page is not a valid response', async () => {
  const service = await serviceRespondingWith(new Response('{}', { headers: { 'Content-Type': 'text/html' } }));
  await service.fetch(new Request(`http://sandbox.test${path}`));
  expect(() => service.assertContract()).toThrow('the content type is text/html');
});

test.each([
  ['as documented', path, { result: 'SUCCESS', data: settings }, 200, {}],
  ['that fails', path, failure, 403, {}],
  ['from an unknown path', '/nothing', failure, 404, {}],
  ['that a fault touched', path, { data: 42 }, 200, { 'Sandbox-Fault': 'body=shape' }],
])('a response %s passes', async (_case, requestPath, body, status, headers: Record<string, string>) => {
  const service = await serviceRespondingWith(Response.json(body, { status, headers }));
  const response = await service.fetch(new Request(`http://sandbox.test${requestPath}`));
  expect([response.status, await response.json()]).toEqual([status, body]);
  service.assertContract();
});
