import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedOnFirstStart } from '../../../sandbox/service/seeding/seedOnFirstStart.ts';
import { openTestService } from '../../support/sandbox/testService.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let now = new Date('2026-03-31T12:00:00Z');
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
beforeAll(async () => {
  service = await openTestService({ now: () => now, rateLimit: { requests: 3, window: 300 } });
  await seedOnFirstStart(service.database, { seed: 'none', today: '2026-03-31' });
});
afterAll(() => service.close());

const owner = () => service.signIn({ userId: 'usr_owner' });
const status = async (token: string) => (await service.get(token, '/v6/closing')).status;
const ask = (token: string) => {
  const headers = { Authorization: `Bearer ${token}`, Origin: 'http://localhost:5173' };
  return service.service.fetch(new Request('http://sandbox.test/v6/closing', { headers }));
};

test('a request over the limit is a 429 in the envelope, with Retry-After', async () => {
  const token = await owner();
  for (let count = 0; count < 3; count += 1) expect(await status(token)).toBe(200);
  const response = await ask(token);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '300']);
  expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
  expect(await response.json()).toEqual({
    result: 'FAILURE',
    data: null,
    error: [{ type: 'BAD_REQUEST', message: 'Too many requests. Try again in 300 s.' }],
  });
});

test('waiting for Retry-After starts a new window, to the second', async () => {
  wait(1000);
  const token = await owner();
  const started = now.getTime();
  expect(await status(token)).toBe(200);
  wait(123_400);
  expect([await status(token), await status(token)]).toEqual([200, 200]);
  for (const [after, seconds] of [
    [123_400, '177'],
    [124_000, '176'],
    [124_001, '176'],
    [299_000, '1'],
    [299_999, '1'],
  ] as const) {
    now = new Date(started + after);
    const response = await ask(token);
    expect([after, response.status, response.headers.get('Retry-After')]).toEqual([after, 429, seconds]);
  }
  now = new Date(started + 124_000 + 176_000);
  expect([await status(token), await status(token), await status(token)]).toEqual([200, 200, 200]);
  expect((await ask(token)).headers.get('Retry-After')).toBe('300');
});

test('each token has its own count, also for the same user', async () => {
  const [one, other] = [await owner(), await owner()];
  for (let count = 0; count < 4; count += 1) await status(one);
  expect([await status(one), await status(other)]).toEqual([429, 200]);
});

test('rejected requests count too', async () => {
  const token = await service.signIn({ userId: 'usr_owner', scope: 'read' });
  for (let count = 0; count < 3; count += 1) expect((await service.post(token, '/v6/closing', {})).status).toBe(403);
  expect(await status(token)).toBe(429);
});

test('requests with a missing, unknown or expired token are not limited', async () => {
  for (let count = 0; count < 6; count += 1) {
    expect(await status('unknown')).toBe(401);
    expect((await service.send('/v6/closing')).status).toBe(401);
    expect((await service.send('/healthz')).status).toBe(200);
  }
  const expired = await owner();
  wait(3_600_000);
  for (let count = 0; count < 6; count += 1) expect(await status(expired)).toBe(403);
});

test('the token endpoint is not limited', async () => {
  const tokens = [];
  for (let count = 0; count < 6; count += 1) tokens.push(await owner());
  expect(new Set(tokens).size).toBe(6);
});
