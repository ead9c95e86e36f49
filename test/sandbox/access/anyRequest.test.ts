import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { bodyWith, merged } from '../../support/contract/bodies.ts';
import { type Operation, operationsOf } from '../../support/contract/document.ts';
import { fieldsOf } from '../../support/contract/fields.ts';
import { changesSomething, idFor, openTwoPartners, validBody } from '../../support/twoPartners.ts';

const errors: unknown[] = [];
const service = await openTwoPartners({ onError: (error) => errors.push(error), control: true });
afterAll(() => service.close());

const operations = operationsOf(service.document).filter(({ path }) => path !== '/sandbox/companies'); // takes long
const tokens = await Promise.all([
  service.signIn('the owner of alpha'),
  service.signIn('the bookkeeper of alpha and beta'),
  service.signIn('the partner of gamma and delta'),
  service.signIn('the owner of alpha', { scope: 'read' }),
]);
const authorization = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...tokens.map((token) => `Bearer ${token}`)) },
  { weight: 1, arbitrary: fc.constant(`Basic ${btoa('client_one:secret_one')}`) },
  { weight: 1, arbitrary: headerText() },
);

/** What has been hard on services before. */
const strangeText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\0', '\ud800', 'a\udc00b', '\u202e', '%', '_', '\\', "'", '"', '../..', '%00', '%ff', '{id}'),
  fc.constantFrom(
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '-1',
    '1e400',
    '9007199254740993',
    'null',
    '[object Object]',
  ),
  fc.constantFrom(
    'x'.repeat(3000),
    '€'.repeat(300),
    'NaN',
    'true',
    '2026-02-10T12:00:00Z',
    '+275760-09-13T00:00:00.000Z',
  ),
  fc.constantFrom(
    'gla_1010_alpha',
    'btxn_split_alpha',
    'cus_cafe_alpha',
    'dim_team_alpha',
    'dv_print_alpha',
    'inv_1_gamma',
  ),
);
const strangeValue = fc.oneof(
  fc.jsonValue(),
  strangeText,
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, true, false, null),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    [{}],
    { length: 1 },
    { toString: null },
    JSON.parse('{"__proto__":1}'),
  ),
  fc.array(strangeText, { maxLength: 3 }),
  fc.dictionary(strangeText, strangeText, { maxKeys: 3 }),
  fc.constantFrom('(deep)', '(deeper)'),
);

/** Bodies that are nearly right, bodies of JSON, and bodies of anything. */
function bodyFor(operation: Operation): fc.Arbitrary<string | Uint8Array<ArrayBuffer> | undefined> {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const fields = content ? fieldsOf(service.document, content.schema) : [];
  const valid = changesSomething(operation) && operation.path.startsWith('/v6') ? knownBody(operation) : {};
  const nearlyRight = fc.array(fc.tuple(fc.nat(), strangeValue), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((body, [index, value]) => {
      const field = fields[index % fields.length];
      return field && content ? merged(body, bodyWith(service.document, content.schema, field.path, value)) : body;
    }, valid),
  );
  return fc.oneof(
    { weight: 8, arbitrary: nearlyRight.map(written) },
    { weight: 2, arbitrary: strangeValue.map(written) },
    { weight: 1, arbitrary: fc.array(nearlyRight, { maxLength: 4 }).map((data) => written({ data })) },
    { weight: 1, arbitrary: strangeText },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }).map((bytes) => Uint8Array.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** An endpoint's own address, or something near it. */
function pathFor(operation: Operation): fc.Arbitrary<string> {
  const known = operation.path.includes('{id}') && /^\/v\d/.test(operation.path) ? [idFor(operation, 'alpha')] : ['x'];
  const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 2, arbitrary: strangeText });
  const named = id.map((text) => operation.path.replace('{id}', () => encodeURIComponent(wellFormed(text))));
  return fc.oneof(
    { weight: 12, arbitrary: named },
    { weight: 1, arbitrary: fc.tuple(named, strangeText).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(named, strangeText).map((parts) => parts.join('/')) },
    { weight: 1, arbitrary: fc.constant(operation.path.replace('{id}', '%E0%A4%A')) },
  );
}

const anyRequest = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    method: fc.oneof(
      { weight: 15, arbitrary: fc.constant(operation.method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE') },
    ),
    path: pathFor(operation),
    query: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: queryFor(operation, 'query') }),
    headers: headersFor(operation),
    authorization: fc.option(authorization, { freq: 12, nil: undefined }),
    type: fc.oneof(
      {
        weight: 15,
        arbitrary: fc.constant(Object.keys(operation.requestBody?.content ?? {})[0] ?? 'application/json'),
      },
      { weight: 1, arbitrary: headerText() },
    ),
    body: bodyFor(operation),
  }),
);

test('whatever is sent to whatever endpoint, the answer is a documented one and never a 500', {
  timeout: 120_000,
}, async () => {
  const seen = new Map<number, number>();
  const property = fc.asyncProperty(anyRequest, async ({ method, path, query, headers, authorization, type, body }) => {
    const request = new Request(new URL(path + query, 'http://sandbox.test'), {
      method,
      headers: {
        ...headers,
        'Content-Type': type,
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    });
    const response = await service.service.fetch(request);
    const text = await response.text();
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    expect({ errors, text: text.includes('"type":"UNKNOWN_ERROR"') ? text : '' }).toEqual({ errors: [], text: '' });
    expect(response.status).toBeLessThan(500);
  });
  await fc.assert(property, { numRuns: 3000, interruptAfterTimeLimit: 15_000, markInterruptAsFailure: false });
  // Not only refusals: what is asked is near enough to what the service takes.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
});

/** Parameters that are documented, and others. */
function queryFor(operation: Operation, place: 'query' | 'header') {
  const names = operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const name = fc.oneof(fc.constantFrom(...names, 'companyId', 'limit'), strangeText);
  return fc
    .array(fc.tuple(name, strangeText), { maxLength: 3 })
    .map((pairs) => `?${new URLSearchParams(pairs.map(([key, value]) => [key, value]))}`);
}

function headersFor(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const names = operation.parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name);
  return fc.dictionary(fc.constantFrom(...names, 'limit', 'cursor', 'lastUpdatedDate', 'Origin'), headerText(), {
    maxKeys: 2,
  });
}

/** What HTTP lets one send. */
function headerText(): fc.Arbitrary<string> {
  const character = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code));
  return fc.oneof(
    fc.string({ unit: character }),
    fc.constantFrom(
      '1',
      '250',
      '1.5',
      '-1',
      '2026-01-01',
      '2026-01-01T00:00:00',
      '0000-01-01T00:00:00Z',
      'http://localhost',
    ),
  );
}

function knownBody(operation: Operation): unknown {
  return operation.path === '/v6/auth/token' ? {} : validBody(operation, 'alpha');
}

/** JSON, with two values in it that are nested more deeply than code by itself can go. */
function written(value: unknown): string {
  const deep = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`;
  return (JSON.stringify(value) ?? '').replace('"(deep)"', deep(1000)).replace('"(deeper)"', deep(20_000));
}

/** Without halves of surrogate pairs, which no address can hold. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '?');
}
