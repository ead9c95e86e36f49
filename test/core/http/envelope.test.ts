import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type DaybookError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ResponseShapeError,
  ServiceError,
  TokenError,
  type TokenErrorCode,
} from '../../../src/core/errors.ts';
import { dataOf, errorOf, readResponse, verdictOf } from '../../../src/core/http/envelope.ts';
import { minorSchema } from '../../../src/core/http/fields.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';

const entry = v.object({ id: v.string(), drAmount: v.nullish(minorSchema) });
const endpoint = 'GET /v6/company';

function read(body: unknown, status = 200) {
  return readResponse({ endpoint, status, body }, dataOf(v.object({ name: v.string() })));
}

describe('success', () => {
  test.each([200, 201, 207])('%i with SUCCESS and data', (status) => {
    expect(read({ result: 'SUCCESS', data: { name: 'Lind' } }, status)).toEqual({ name: 'Lind' });
  });

  test.each([{}, { result: null }])('data without a result, which newer responses omit', (envelope) => {
    expect(read({ ...envelope, data: { name: 'Lind' } })).toEqual({ name: 'Lind' });
  });

  test('data without a result, even with errors: only FAILURE makes them count', () => {
    expect(read({ data: { name: 'Lind' }, error: [{ type: 'UNKNOWN_ERROR' }] })).toEqual({ name: 'Lind' });
  });

  test('unknown members are ignored', () => {
    const body = { result: 'SUCCESS', data: { name: 'Lind', plan: { seats: 3 } }, trace: 'x', error: [] };
    expect(read(body)).toEqual({ name: 'Lind' });
  });
});

describe('failure', () => {
  test('FAILURE with status 200, even with data', async () => {
    const item = { type: 'REQUIRED', message: 'A name is needed.', param: 'name' };
    const error = await catchDaybookError(() => read({ result: 'FAILURE', data: { name: 'Lind' }, error: [item] }));
    expect(error).toBeInstanceOf(RejectedError);
    expect(error).toMatchObject({ kind: 'rejected', status: 200, problems: [item] });
  });

  test('FAILURE without a reason is a rejection by the service, not an HTTP error', async () => {
    expect(await catchDaybookError(() => read({ result: 'FAILURE', error: null }))).toBeInstanceOf(RejectedError);
    expect(await catchDaybookError(() => read({ result: 'FAILURE', error: 'no' }, 400))).toBeInstanceOf(RejectedError);
  });

  test('errors instead of data, without a result', async () => {
    const error = await catchDaybookError(() =>
      read({ data: null, error: [{ type: 'NOT_MODIFIABLE', message: 'Closed.' }] }),
    );
    expect(error).toMatchObject({ kind: 'rejected', message: 'Closed.' });
  });

  test('an error has all problems of a response', async () => {
    const items = [
      { type: 'REQUIRED', message: 'A date is needed.', param: 'date' },
      { type: 'INVALID_VALUE', message: 'No such account.', param: 'children[0].glAccountId' },
      { type: 'SOMETHING_NEW', message: 'The books are being audited.' },
    ];
    const error = await catchDaybookError(() => read({ result: 'FAILURE', error: items }, 400));
    expect(error).toMatchObject({ problems: items });
    expect(error.message).toBe('A date is needed. No such account. The books are being audited.');
  });

  test('an unreadable problem becomes an unknown one', async () => {
    const items = [{ message: 'typeless' }, 'text', { type: 'REQUIRED', message: null, param: null }];
    const error = await catchDaybookError(() => read({ result: 'FAILURE', error: items }, 400));
    expect(error.problems.map(({ type }) => type)).toEqual(['UNKNOWN_ERROR', 'UNKNOWN_ERROR', 'REQUIRED']);
    expect(error.problems[2]).toEqual({ type: 'REQUIRED', message: 'REQUIRED' });
  });

  test.each([
    [400, RejectedError, 'rejected'],
    [409, RejectedError, 'rejected'],
    [401, HttpError, 'http'],
    [403, HttpError, 'http'],
    [404, NotFoundError, 'notFound'],
    [429, RateLimitedError, 'rateLimited'],
    [500, ServiceError, 'service'],
    [503, ServiceError, 'service'],
  ])('%i is decided by the status, whatever the error’s type', async (status, kindOfError, kind) => {
    const body = { result: 'FAILURE', error: [{ type: 'BAD_REQUEST', message: 'No.' }] };
    const error = await catchDaybookError(() =>
      readResponse({ endpoint, status, body, requestId: 'req_9' }, dataOf(entry)),
    );
    expect(error).toBeInstanceOf(kindOfError);
    expect(error).toMatchObject({ kind, status, requestId: 'req_9', problems: [{ type: 'BAD_REQUEST' }] });
  });

  test.each([
    [401, 'INVALID_TOKEN', TokenError, 'token'],
    [403, 'FORBIDDEN', ForbiddenError, 'forbidden'],
    [403, 'EXPIRED_TOKEN', ForbiddenError, 'forbidden'],
  ])('%i is about the token only if its error type says so: %s', (status, type, kindOfError, kind) => {
    const body = { result: 'FAILURE', error: [{ type, message: 'No.' }] };
    const error = errorOf({ endpoint, status, body });
    expect(error).toBeInstanceOf(kindOfError);
    expect(error).toMatchObject({ kind, status });
  });

  test('data with an error status is not a success', async () => {
    expect(await catchDaybookError(() => read({ data: { name: 'Lind' } }, 400))).toBeInstanceOf(HttpError);
    expect(await catchDaybookError(() => read({ result: 'SUCCESS', data: { name: 'Lind' } }, 500))).toBeInstanceOf(
      ServiceError,
    );
  });

  test('a 404 names the address, and what to do about baseUrl', () => {
    const missing = (path: string, body?: object) => errorOf({ endpoint: `GET ${path}`, status: 404, body }).message;
    expect(missing('/nope/v6/closing')).toBe(
      "GET /nope/v6/closing returned 404, but the response isn't from the service (a proxy or firewall?). Check that baseUrl is the service or your proxy for it.",
    );
    const body = { result: 'FAILURE', error: [{ type: 'NOT_FOUND', message: 'No such endpoint.' }] };
    expect(missing('/v6/v6/closing', body)).toBe(
      'No such endpoint. Leave "/v6" out of baseUrl: GET /v6/v6/closing has it twice.',
    );
    expect(missing('/v6/closing', body)).toBe('No such endpoint.');
  });

  test.each([
    [
      'INVALID_TOKEN',
      'The service rejected the access token. Check that it is for the environment of baseUrl. Expired.',
    ],
    ['BAD_REQUEST', `${endpoint} returned 401: Expired.`],
  ])('the message of a 401 %s has the service’s sentences as they are', (type, message) => {
    const body = { result: 'FAILURE', error: [{ type, message: 'Expired.' }] };
    expect(errorOf({ endpoint, status: 401, body }).message).toBe(message);
  });

  test.each([
    [400, undefined],
    [404, undefined],
    [403, { error: 'Forbidden', status: 403 }],
    [418, [1, 2]],
    [401, 'text'],
  ])('%i from something other than the service, such as a proxy, is an HTTP error', (status, body) => {
    const error: DaybookError = errorOf({ endpoint, status, body });
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ kind: 'http', status, problems: [] });
  });

  test('only temporary failures are retryable', () => {
    const retryable = [400, 401, 403, 404, 429, 500, 503].filter(
      (status) => errorOf({ endpoint, status, body: { result: 'FAILURE' } }).isRetryable,
    );
    expect(retryable).toEqual([429, 500, 503]);
  });

  test.each<[TokenErrorCode, unknown, boolean]>([
    ['TOKEN_TIMEOUT', undefined, true],
    ['TOKEN_UNAVAILABLE', new Error('down'), true],
    ['TOKEN_UNAVAILABLE', Object.assign(new Error('closed'), { retryable: false }), false],
    ['TOKEN_INVALID_RESPONSE', undefined, false],
    ['INVALID_TOKEN', undefined, false],
    ['SESSION_CHANGED', undefined, false],
    ['SIGNED_OUT', undefined, false],
  ])(
    '%s with the cause %o: whether the same request may well succeed a little later is %s',
    (code, cause, isRetryable) => {
      expect(new TokenError(code, 'No.', { cause }).isRetryable).toBe(isRetryable);
    },
  );
});

describe('a response that does not match the interface', () => {
  test.each([
    [{ data: [{ id: 'a' }, { id: 'b' }, { id: 7 }] }, 'data.2.id', 'expected string, found number'],
    [{ data: [{ id: 'a', drAmount: '12.50' }] }, 'data.0.drAmount', 'expected number, found string'],
    [{ data: [{ id: 'a', drAmount: 12.5 }] }, 'data.0.drAmount', 'expected safe integer, found number'],
    [{ data: [{}] }, 'data.0.id', 'found nothing'],
    [{ data: null }, 'data', 'found null'],
    [{ rows: [] }, 'data', 'found nothing'],
    [[], 'data', 'found nothing'],
    [null, '(body)', 'found null'],
    [undefined, '(body)', 'found nothing'],
  ])('is rejected, and the error names the first invalid value (%#)', async (body, path, reason) => {
    const error = await catchDaybookError(() => readResponse({ endpoint, status: 200, body }, dataOf(v.array(entry))));
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error).toMatchObject({ kind: 'responseShape', endpoint, path, status: 200 });
    expect(error.message).toContain(`${endpoint} returned an unexpected value at ${path}`);
    expect(error.message).toContain(reason);
  });

  test('is not quoted in the error', async () => {
    const error = await catchDaybookError(() => read({ data: { name: ['Rosa Lind', 4711] } }));
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toMatch(/Rosa|4711/);
  });
});

describe('the verdict on a token', () => {
  const verdict = (status: number, type: string) => verdictOf({ endpoint, status, body: { error: [{ type }] } });

  test('401 means invalid, a plain 403 expired or not allowed', () => {
    expect(verdict(401, 'INVALID_TOKEN')).toBe('invalid');
    expect(verdict(403, 'FORBIDDEN')).toBe('refused');
    expect(verdict(200, 'FORBIDDEN')).toBe('accepted');
  });

  test('a 403 can say which of the two', () => {
    const verdictWith = (authenticate: string) =>
      verdictOf({ endpoint, status: 403, body: { error: [{ type: 'FORBIDDEN' }] }, authenticate });
    expect(verdict(403, 'EXPIRED_TOKEN')).toBe('expired');
    expect(verdictWith('Bearer error="invalid_token"')).toBe('invalid');
    expect(verdictWith('Bearer error="insufficient_scope"')).toBe('denied');
  });

  test.each([
    [403, 'NOT_MODIFIABLE'],
    [403, 'BAD_REQUEST'],
    [404, 'FORBIDDEN'],
    [400, 'INVALID_TOKEN'],
    [500, 'INVALID_TOKEN'],
  ])('%i with %s says nothing about the token', (status, type) => {
    expect(verdict(status, type)).toBeUndefined();
  });

  test.each([undefined, null, 'Forbidden', { error: 'Forbidden' }, { error: [] }, []])(
    '%j says nothing about the token',
    (body) => {
      expect(verdictOf({ endpoint, status: 403, body })).toBeUndefined();
    },
  );
});
