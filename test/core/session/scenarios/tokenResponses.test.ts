import { describe, expect, test } from 'vitest';
import { catchDaybookError } from '../../../support/http/catchDaybookError.ts';
import { ClientOnServer, company, readCompany } from '../../../support/http/clientOnServer.ts';
import { success } from '../../../support/http/scriptedServer.ts';
import { SessionHarness } from '../../../support/session/sessionHarness.ts';

/** Invalid results of hosts, and the expected error message. */
const useless: [unknown, RegExp][] = [
  [null, /returned null\./],
  [undefined, /returned undefined\./],
  ['', /an empty string/],
  ['  ', /an empty string/],
  ['Bearer ', /an empty string/],
  [42, /a number/],
  [true, /a boolean/],
  [() => 'token', /a function/],
  [{}, /an object without access_token\./],
  [['token'], /an array/],
  [{ access_token: null }, /an access_token that is null/],
  [{ access_token: 7 }, /an access_token that is a number/],
  [{ access_token: {} }, /an access_token that is an object/],
  [{ access_token: '' }, /an empty string/],
  [{ token: 'x' }, /an object with token, without access_token\./],
  [{ accessToken: 'x', expiresIn: 60 }, /an object with accessToken and expiresIn, without access_token\./],
  [{ error: 'not_signed_in' }, /an object with error, without access_token\..*unless `response\.ok`/],
  [{ 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl': 60 }, /an object without access_token\./],
  ['undefined', /the string "undefined"/],
  ['null', /the string "null"/],
  ['[object Object]', /the string "\[object Object\]"/],
  ['{"access_token":"token"}', /JSON text.*response\.json/],
  ['["token"]', /JSON text/],
  ['"token"', /JSON text/],
  ['<!doctype html><title>Sign in</title>', /HTML.*sign-in/],
  ['a b', /invalid characters/],
  ['a\nb', /invalid characters/],
  ['tok\u0000en', /invalid characters/],
  ['tökën', /invalid characters/],
  ['tok\u200ben', /invalid characters/],
  [{ access_token: 'token', token_type: 'DPoP' }, /a token of type DPoP/],
  [{ access_token: 'token', token_type: 7 }, /another type/],
  [{ access_token: 'token', token_type: 'secret42' }, /another type/],
  [new Response('{}'), /a Response.*response\.json/],
];

describe('30: an invalid token', () => {
  test.each(useless)('has an error with a fix, and nothing is sent (%#: %s)', async (given, message) => {
    const harness = new SessionHarness();
    // Without TypeScript, a host may pass anything.
    harness.host = async () => given as string;
    const error = await catchDaybookError(() => harness.request());
    expect(error).toMatchObject({ kind: 'token', code: 'TOKEN_INVALID_RESPONSE' });
    expect(error.message).toMatch(/^fetchToken returned /);
    expect(error.message).toMatch(message);
    expect(harness.fetches).toHaveLength(1);
    expect(harness.sends).toHaveLength(0);
  });

  test.each(useless)('has the same error if the host returns it without a promise (%#: %s)', async (given, message) => {
    const harness = new SessionHarness();
    // Without TypeScript, a host may pass anything.
    harness.host = () => given as string;
    const error = await catchDaybookError(() => harness.request());
    expect(error).toMatchObject({ code: 'TOKEN_INVALID_RESPONSE', message: expect.stringMatching(message) });
    expect(harness.counts).toEqual([1, 0]);
  });

  test('undefined is probably a missing return, and the error says so', async () => {
    const harness = new SessionHarness();
    // @ts-expect-error an easy mistake in JavaScript
    harness.host = () => {
      'token-1';
    };
    expect(await catchDaybookError(() => harness.request())).toMatchObject({
      message: expect.stringContaining('`return`'),
    });
  });
});

const thenable = Object.fromEntries([['then', (resolve: (token: string) => void) => resolve('t')]]);

test.each<[string, () => unknown]>([
  ['as it is', () => 't'],
  ['in an object', () => ({ access_token: 'Bearer t', expires_in: '60' })],
  ['by a bare thenable', () => thenable],
  ['by a promise of a thenable', async () => thenable],
])('31: a token returned %s is used', async (_name, host) => {
  const harness = new SessionHarness();
  harness.host = host as typeof harness.host;
  expect(await harness.request()).toBe(200);
  expect(harness.tokens).toEqual(['t']);
  expect(harness.counts).toEqual([1, 1]);
});

test.each([
  't',
  'Bearer t',
  'bearer  t',
  ' t\n',
  { access_token: 't' },
  { access_token: 'Bearer t' },
  ...['3600', 0, -5, Number.NaN, Number.POSITIVE_INFINITY, 3_600_000].map((expires_in) => ({
    access_token: 't',
    expires_in,
  })),
  { access_token: 't', token_type: 'bearer' },
  { access_token: 't', token_type: 'Bearer', scope: 'write' },
  { access_token: 't', token_type: undefined },
])('31: %j is sent as `Bearer t`', async (given) => {
  await using harness = await ClientOnServer.start([success(company)], async () => given);
  await harness.client.read(readCompany);
  expect(harness.server.requests[0]?.headers.authorization).toBe('Bearer t');
});
