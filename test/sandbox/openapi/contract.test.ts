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

/** The true description, and one answer to everything else. */
async function serviceThatAnswers(answer: Response) {
  const fetch = async ({ url }: Request) => (url.endsWith('.json') ? Response.json(description) : answer.clone());
  return withContractCheck({ fetch });
}

const path = '/v6/notifications/settings';
test.each([
  ['a member that is not documented', path, { data: { ...settings, extra: 1 } }, 200, 'data must NOT have additional'],
  ['a member too few', path, { data: { conversations: 'OFF' } }, 200, "required property 'financialSummaries'"],
  ['a value of another type', path, { data: { ...settings, conversations: 7 } }, 200, 'data.conversations must be'],
  ['a value beside the envelope', path, { data: settings, extra: 1 }, 200, 'the body must NOT have additional'],
  ['a status that is not documented', path, { data: settings }, 202, 'status is not documented'],
  ['an answer where nothing is', '/v6/nothing', { data: settings }, 200, 'nothing is there'],
  [
    'an answer that a fault let through',
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
])('%s is a 500 that says so, and fails the run besides', async (_case, asked, body, status, problem) => {
  const service = await serviceThatAnswers(Response.json({ result: 'SUCCESS', ...body }, { status }));
  const answer = await service.fetch(new Request(`http://sandbox.test${asked}`));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(`GET ${asked.replace('/sandbox/faults/after=1', '')} ${status}: `);
  expect(() => service.assertContract()).toThrow(problem);
});

test('a page of HTML is no answer either', async () => {
  const service = await serviceThatAnswers(new Response('{}', { headers: { 'Content-Type': 'text/html' } }));
  await service.fetch(new Request(`http://sandbox.test${path}`));
  expect(() => service.assertContract()).toThrow('the content type is text/html');
});

test.each([
  ['as documented', path, { result: 'SUCCESS', data: settings }, 200, {}],
  ['that fails', path, failure, 403, {}],
  ['from where nothing is', '/nothing', failure, 404, {}],
  ['that a fault touched', path, { data: 42 }, 200, { 'Sandbox-Fault': 'body=shape' }],
])('an answer %s passes', async (_case, asked, body, status, headers: Record<string, string>) => {
  const service = await serviceThatAnswers(Response.json(body, { status, headers }));
  const answer = await service.fetch(new Request(`http://sandbox.test${asked}`));
  expect([answer.status, await answer.json()]).toEqual([status, body]);
  service.assertContract();
});
