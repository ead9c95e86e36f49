import { expect, test } from 'vitest';
import { SessionTrial } from '../../../../support/sessionTrial.ts';

const second = 1000;
const hour = 3600 * second;
const write = { operation: 'POST /save', isWrite: true };

async function inUse(): Promise<SessionTrial> {
  const trial = new SessionTrial();
  await trial.request();
  return trial.restart();
}

test('16: a write that is answered 403-expired is sent twice and done once', async () => {
  const trial = await inUse();
  trial.service = (token) => ({ status: token === 'token-1' ? 403 : 200 });
  expect(await trial.request(undefined, write)).toBe(200);
  expect([trial.fetches.length, trial.sends.length]).toEqual([1, 2]);
});

test('18: a token that may only read: the first click costs one new token, each further one none and one request', async () => {
  const trial = await inUse();
  trial.service = () => ({ status: 403 });
  expect(await trial.request(undefined, write)).toBe(403);
  expect([trial.fetches.length, trial.sends.length]).toEqual([1, 2]);
  for (let click = 0; click < 5; click++) {
    trial.restart();
    expect(await trial.request(undefined, write)).toBe(403);
    expect([trial.fetches.length, trial.sends.length]).toEqual([0, 1]);
    await trial.clock.advance(20 * second);
  }
});

test('19: a write near the token’s end waits for the new one', async () => {
  const trial = await inUse();
  await trial.clock.advance(hour - 300 * second);
  trial.host = async () => {
    await trial.pause(2 * second);
    return 'token-2';
  };
  const saved = trial.request(undefined, write);
  await trial.clock.advance(2 * second);
  expect(await saved).toBe(200);
  expect(trial.tokens).toEqual(['token-2']);
});

test('19: when the host hangs, the write goes with the old token within 3 s', async () => {
  const trial = await inUse();
  await trial.clock.advance(hour - 300 * second);
  const began = trial.clock.monotonic();
  trial.host = () => new Promise(() => {});
  const saved = trial.request(undefined, write);
  await trial.clock.advance(3 * second);
  expect(await saved).toBe(200);
  expect(trial.sends).toMatchObject([{ token: 'token-1', at: began + 3 * second }]);
});

test('20: a write that is aborted while it waits for a token is not sent', async () => {
  const trial = new SessionTrial();
  trial.host = () => new Promise(() => {});
  const leaving = new AbortController();
  const saved = trial.request(leaving.signal, write);
  await trial.clock.advance(second);
  leaving.abort();
  await expect(saved).rejects.toThrow('aborted');
  expect(trial.sends).toEqual([]);
});

test('a host that wants no replay of writes gets none', async () => {
  const trial = new SessionTrial('user-7', { writeReplay: 'never' });
  await trial.request();
  trial.restart();
  trial.service = (token) => ({ status: token === 'token-1' ? 403 : 200 });
  expect(await trial.request(undefined, write)).toBe(403);
  expect([trial.fetches.length, trial.sends.length]).toEqual([0, 1]);
});
