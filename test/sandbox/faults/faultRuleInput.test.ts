import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonRequest, openTestService } from '../../support/sandbox/testService.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  service = await openTestService({ faults: [] });
});
afterAll(() => service.close());

const list = async () => (await service.send('/sandbox/faults')).body.data;

describe('a rule is rejected', () => {
  test.each([
    [{ status: 99 }, 'INVALID_VALUE', 'status'],
    [{ status: '500' }, 'INVALID_FORMAT', 'status'],
    [{ status: 500.5 }, 'INVALID_VALUE', 'status'],
    [{ delay: -1 }, 'INVALID_VALUE', 'delay'],
    [{ delay: 600_001 }, 'INVALID_VALUE', 'delay'],
    [{ body: 'xml' }, 'INVALID_VALUE', 'body'],
    [{ drop: 'yes' }, 'INVALID_FORMAT', 'drop'],
    [{ lose: 'all' }, 'INVALID_VALUE', 'lose'],
    [{ lose: true }, 'INVALID_FORMAT', 'lose'],
    [{ status: 500, path: 'v6/closing' }, 'INVALID_VALUE', 'path'],
    [{ status: 500, path: 7 }, 'INVALID_FORMAT', 'path'],
    [{ status: 500, method: 'get' }, 'INVALID_VALUE', 'method'],
    [{ status: 500, times: -1 }, 'INVALID_VALUE', 'times'],
    [{ status: 500, after: null }, 'INVALID_FORMAT', 'after'],
    [{ statsu: 500 }, 'INVALID_FORMAT', 'statsu'],
    [{ status: 500, retry: 1 }, 'INVALID_FORMAT', 'retry'],
  ])('%j', async (rule, type, param) => {
    const { status, body } = await service.send('/sandbox/faults', jsonRequest('', rule));
    expect(status).toBe(400);
    expect(body.error).toEqual([{ type, param, message: expect.stringMatching(/\w/) }]);
    expect(await list()).toEqual([]);
  });

  test.each([[{}], [{ times: 3 }], [{ drop: false, retryAfter: 1 }], [[]], [null], ['status=500']])(
    'if it does nothing or isn’t a rule: %j',
    async (rule) => {
      const { status, body } = await service.send('/sandbox/faults', jsonRequest('', rule));
      expect([status, body.result]).toEqual([400, 'FAILURE']);
      expect(await list()).toEqual([]);
    },
  );
});
