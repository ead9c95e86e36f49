import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTokenRoute } from '../../src/server.ts';

const good = {
  baseUrl: 'https://books.example.com',
  clientId: 'demo_client',
  clientSecret: 'demo_secret',
  userId: () => 'usr_owner',
};

afterEach(() => vi.unstubAllGlobals());

test('good options make a route without asking the service for anything', () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect(createTokenRoute(good)).toBeTypeOf('function');
});

describe('a bad option is reported when the host starts, not at the first user', () => {
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
  ])('%s', (_name, bad, message) => {
    // Options of the wrong type come from hosts without TypeScript and from missing environment variables.
    const options = { ...good, ...bad } as typeof good;
    expect(() => createTokenRoute(options)).toThrow(message);
    expect(() => createTokenRoute(options)).toThrow(expect.objectContaining({ name: 'ConfigurationError' }));
    expect(() => createTokenRoute(options)).not.toThrow(/demo_secret/);
  });
});

test('in a browser it refuses to work, as the secret would be there for everybody', () => {
  vi.stubGlobal('document', {});
  expect(() => createTokenRoute(good)).toThrow(/called in a browser.*on your server/);
});
