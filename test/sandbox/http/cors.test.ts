import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { jsonRequest, openTestService } from '../../support/sandbox/testService.ts';

const url = inject('sandboxUrl');
const preflight = (origin: string, path = '/v6/categories') =>
  fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });

describe('a local page can call the service', () => {
  test.each(['http://localhost:5173', 'http://127.0.0.1:8080', 'http://localhost'])('from %s', async (origin) => {
    for (const path of ['/v6/categories', '/sandbox/faults/status=500/v6/categories', '/nothing']) {
      const { status, headers } = await preflight(origin, path);
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Access-Control-Allow-Headers')).toBe(
        'Authorization,Content-Type,limit,cursor,lastUpdatedDate',
      );
      expect(headers.get('Access-Control-Allow-Methods')).toContain('POST');
    }
  });

  test('and read all responses, including failures and Retry-After', async () => {
    const origin = 'http://localhost:5173';
    for (const path of ['/v6/closing', '/nothing', '/sandbox/faults/status=503,retry-after=1/v6/closing']) {
      const { status, headers } = await fetch(url + path, { headers: { Origin: origin } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
      expect(headers.get('Vary')).toContain('Origin');
    }
  });
});

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://evil.example/http://localhost',
  'http://127.0.0.10:80',
  'null',
])('a page of %s can’t', async (origin) => {
  expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
  const response = await fetch(`${url}/v6/closing`, { headers: { Origin: origin } });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

describe('with configured origins', () => {
  let service: Awaited<ReturnType<typeof openTestService>>;
  beforeAll(async () => {
    service = await openTestService({
      control: true,
      allowedOrigins: ['https://app.example', 'https://other.example:8443'],
    });
  });
  afterAll(() => service.close());

  const ask = (origin: string, method: string, path = '/v6/categories') => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
    return service.service.fetch(new Request(`http://sandbox.test${path}`, { method, headers }));
  };

  test.each(['https://app.example', 'https://other.example:8443'])(
    'a page of %s can call the service',
    async (origin) => {
      for (const response of [
        await ask(origin, 'OPTIONS'),
        await ask(origin, 'GET'),
        await ask(origin, 'GET', '/sandbox/faults/status=500/v6/categories'),
      ]) {
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
        expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      }
    },
  );

  test.each([
    'http://localhost:5173',
    'http://127.0.0.1:5173',
    'http://app.example',
    'https://app.example:8443',
    'https://app.example.evil.example',
    'https://sub.app.example',
    'https://APP.example',
    'null',
  ])('no other page can, such as %s', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      expect((await ask(origin, method)).headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  test('a fault doesn’t affect preflight requests and isn’t exposed to pages', async () => {
    await service.send('/sandbox/faults', jsonRequest('', { status: 500 }));
    expect((await ask('https://app.example', 'OPTIONS')).status).toBe(204);
    const response = await ask('https://app.example', 'GET');
    expect([response.status, response.headers.has('Sandbox-Fault')]).toEqual([500, true]);
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
  });
});
