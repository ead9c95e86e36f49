import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestService } from '../../support/sandbox/testService.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const path = '/v6/notifications/settings';
const notSet = { financialSummaries: null, bankConnectionErrors: null, conversations: null };

/** A new user with functions to read and save settings. */
async function newUser() {
  const userId = `usr_${crypto.randomUUID()}`;
  await service.addUser(userId);
  const token = await service.signIn({ userId });
  return {
    userId,
    read: async () => (await service.get(token, path)).body,
    save: (changes: unknown) => service.post(token, path, changes),
  };
}

describe('notification settings', () => {
  test('are all null for a new user', async () => {
    const user = await newUser();
    expect(await user.read()).toEqual({ result: 'SUCCESS', data: notSet });
  });

  test('change by member: omitted ones keep their values, and the response has all', async () => {
    const user = await newUser();
    expect(await user.save({ financialSummaries: 'EMAIL' })).toEqual({
      status: 200,
      body: { result: 'SUCCESS', data: { ...notSet, financialSummaries: 'EMAIL' } },
    });
    const { body } = await user.save({ bankConnectionErrors: 'SMS', conversations: 'OFF' });
    const all = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };
    expect(body.data).toEqual(all);
    expect((await user.read()).data).toEqual(all);
  });

  test.each([{}, { somethingElse: 'SMS' }])('don’t change after %j', async (changes) => {
    const user = await newUser();
    await user.save({ conversations: 'SMS' });
    const before = await user.read();
    expect(await user.save(changes)).toEqual({ status: 200, body: before });
    expect(await user.read()).toEqual(before);
  });

  test('are separate for each user', async () => {
    const [one, other] = [await newUser(), await newUser()];
    await one.save({ conversations: 'SMS' });
    expect((await other.read()).data).toEqual(notSet);
  });

  test('keep every concurrent change', async () => {
    const user = await newUser();
    await Promise.all([
      user.save({ financialSummaries: 'EMAIL' }),
      user.save({ bankConnectionErrors: 'SMS' }),
      user.save({ conversations: 'OFF' }),
    ]);
    const all = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };
    expect((await user.read()).data).toEqual(all);
  });
});

describe('a change is rejected', () => {
  test('with all problems at once, and nothing is saved', async () => {
    const user = await newUser();
    const wrong = { financialSummaries: 'PIGEON', bankConnectionErrors: 7, conversations: 'SMS' };
    const { status, body } = await user.save(wrong);
    expect(status).toBe(400);
    expect(body.error).toEqual([
      { type: 'INVALID_VALUE', param: 'financialSummaries', message: expect.any(String) },
      { type: 'INVALID_FORMAT', param: 'bankConnectionErrors', message: expect.any(String) },
    ]);
    expect((await user.read()).data).toEqual(notSet);
  });

  test('if it would unset a preference', async () => {
    const user = await newUser();
    await user.save({ conversations: 'SMS' });
    const { status, body } = await user.save({ conversations: null });
    expect([status, body.error[0].param]).toEqual([400, 'conversations']);
    expect((await user.read()).data.conversations).toBe('SMS');
  });

  test.each([[[]], ['SMS'], [null]])('if it isn’t an object: %j', async (changes) => {
    const user = await newUser();
    expect((await user.save(changes)).status).toBe(400);
  });

  test('with 403 for a read-only token, which can still read', async () => {
    const user = await newUser();
    await user.save({ conversations: 'SMS' });
    const reader = await service.signIn({ userId: user.userId, scope: 'read' });
    const { status, body } = await service.post(reader, path, { conversations: 'OFF' });
    expect([status, body.error[0].type]).toEqual([403, 'FORBIDDEN']);
    expect((await service.get(reader, path)).body.data).toEqual({ ...notSet, conversations: 'SMS' });
  });
});

test('a partner-level token, which has no user, can’t read or change settings', async () => {
  const partner = await service.signIn();
  for (const response of [
    await service.get(partner, path),
    await service.post(partner, path, { conversations: 'OFF' }),
  ]) {
    expect(response.status).toBe(400);
    expect(response.body.error).toEqual([{ type: 'REQUIRED', param: 'userId', message: expect.any(String) }]);
  }
});
