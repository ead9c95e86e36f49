import { describe, expect, inject, test } from 'vitest';

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

describe('a page of this machine may call the service', () => {
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

  test('and read every answer, failures too, and when to try again', async () => {
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
])('a page of %s may not', async (origin) => {
  expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
  const answer = await fetch(`${url}/v6/closing`, { headers: { Origin: origin } });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
});
