import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTokenRoute } from '../../src/server.ts';

const good = {
  baseUrl: 'https://books.example.com',
  clientId: 'demo_client',
  clientSecret: 'demo_secret',
  userId: () => 'usr_owner',
};

const address = 'https://atelier.example/api/books-token';
const post = () => new Request(address, { method: 'POST' });

afterEach(() => vi.unstubAllGlobals());

test('valid options create a route without a request to the service', () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect(createTokenRoute(good)).toBeTypeOf('function');
});

describe('an invalid option is reported by the first request, and a build can load the module:', () => {
  test.each([
    ['a relative base URL', { baseUrl: '/books-api' }, /baseUrl is "\/books-api": on a server/],
    ['no base URL', { baseUrl: undefined }, /baseUrl is undefined/],
    ['a base URL that is not HTTP', { baseUrl: 'ftp://books.example.com' }, /baseUrl is "ftp:/],
    ['no client ID', { clientId: '' }, /clientId is missing/],
    ['a client ID with a colon', { clientId: 'a:b' }, /clientId contains a colon/],
    ['no secret', { clientSecret: undefined }, /clientSecret is missing/],
    ['an empty secret', { clientSecret: '' }, /clientSecret is missing/],
    ['a secret with a line break', { clientSecret: 'demo_secret\n' }, /clientSecret contains a line break/],
    ['a userId that is not a function', { userId: 'usr_owner' }, /userId is of type string: expected a function/],
    ['an identity that is not a function', { identity: 'usr_owner' }, /identity is of type string/],
    ['an unknown scope', { scope: 'admin' }, /scope is "admin": expected "read" or "write"/],
    ['an allowed origin with a path', { allowedOrigins: ['https://app.example/'] }, /allowedOrigins contains "https:/],
    [
      'an allowed origin without a scheme',
      { allowedOrigins: ['app.example'] },
      /allowedOrigins contains "app.example"/,
    ],
  ])('%s', async (_name, bad, message) => {
    vi.stubGlobal('fetch', () => expect.unreachable());
    // Options of the wrong type come from hosts without TypeScript.
    const route = createTokenRoute({ ...good, ...bad } as typeof good);
    for (const _attempt of ['first', 'second']) {
      const error = await route(post()).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'ConfigurationError', message: expect.stringMatching(message) });
      expect(String(error)).not.toContain('demo_secret');
    }
  });

  test('even for a request that a valid route would reject', async () => {
    const route = createTokenRoute({ ...good, clientSecret: undefined });
    await expect(route(new Request(address))).rejects.toThrow(/clientSecret is missing/);
  });
});

test('throws in a browser, where the secret would be public', () => {
  vi.stubGlobal('document', {});
  expect(() => createTokenRoute(good)).toThrow(/called in a browser.*on your server/);
});
