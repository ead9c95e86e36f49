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

test('good options make a route without asking the service for anything', () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect(createTokenRoute(good)).toBeTypeOf('function');
});

describe('an invalid option is reported by the first request, and a build can load the module:', () => {
  test.each([
    ['a relative base URL', { baseUrl: '/books-api' }, /baseUrl is "\/books-api"\. A server has no page/],
    ['no base URL', { baseUrl: undefined }, /baseUrl is undefined/],
    ['a base URL that is no HTTP', { baseUrl: 'ftp://books.example.com' }, /baseUrl is "ftp:/],
    ['no client id', { clientId: '' }, /clientId is missing/],
    ['a client id with a colon', { clientId: 'a:b' }, /clientId holds a colon/],
    ['no secret', { clientSecret: undefined }, /clientSecret is missing/],
    ['an empty secret', { clientSecret: '' }, /clientSecret is missing/],
    ['a secret with the line break of its file', { clientSecret: 'demo_secret\n' }, /clientSecret has blanks/],
    ['no way to tell the user', { userId: 'usr_owner' }, /userId must be a function/],
    ['a scope that there is not', { scope: 'admin' }, /scope must be "read" or "write"/],
    ['an allowed origin with a path', { allowedOrigins: ['https://app.example/'] }, /allowedOrigins holds "https:/],
    ['an allowed origin without a scheme', { allowedOrigins: ['app.example'] }, /allowedOrigins holds "app.example"/],
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

  test('also by a request that a valid route would refuse', async () => {
    const route = createTokenRoute({ ...good, clientSecret: undefined });
    await expect(route(new Request(address))).rejects.toThrow(/clientSecret is missing/);
  });
});

test('in a browser it refuses to work, as the secret would be there for everybody', () => {
  vi.stubGlobal('document', {});
  expect(() => createTokenRoute(good)).toThrow(/called in a browser.*on your server/);
});
