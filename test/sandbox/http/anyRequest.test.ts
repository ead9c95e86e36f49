import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type Operation, operationsOf } from '../../support/contract/document.ts';
import { bodyWith, type Field, fieldsOf, mergeBodies, typesOf } from '../../support/contract/schemas.ts';
import { anyText, anyValue, invalidValueOf, serialize } from '../../support/contract/strangeValues.ts';
import { runs } from '../../support/propertyRuns.ts';
import { idFor, isWrite, openTwoPartners, validBody } from '../../support/sandbox/twoPartners.ts';

const errors: unknown[] = [];
const service = await openTwoPartners({ onError: (error) => errors.push(error), control: true });
afterAll(() => service.close());

/** Creating a company is slow, and adding faults makes requests fail on purpose. */
const excluded = ['POST /sandbox/companies', 'POST /sandbox/faults'];
const operations = operationsOf(service.document).filter(({ method, path }) => !excluded.includes(`${method} ${path}`));
const tokens = await Promise.all([
  service.signIn('the owner of alpha'),
  service.signIn('the bookkeeper of alpha and beta'),
  service.signIn('the partner of gamma and delta'),
  service.signIn('the owner of alpha', { scope: 'read' }),
]);
const bearer = fc.constantFrom(...tokens.map((token) => `Bearer ${token}`));
const client = fc.constant(`Basic ${btoa('client_one:secret_one')}`);
const authorizationFor = ({ security }: Operation) =>
  fc.option(
    fc.oneof(
      { weight: 20, arbitrary: security.some((scheme) => 'ClientCredentials' in scheme) ? client : bearer },
      { weight: 1, arbitrary: headerText() },
    ),
    { freq: 20, nil: undefined },
  );

const none = fc.constant<unknown[]>([]);

/** Nearly valid bodies, arbitrary JSON, and arbitrary bytes. */
function bodyFor(operation: Operation): fc.Arbitrary<string | Uint8Array<ArrayBuffer> | undefined> {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const fields = content ? fieldsOf(service.document, content.schema) : [];
  const valid = isWrite(operation) && operation.path.startsWith('/v6') ? knownBody(operation) : {};
  const changeOf = ({ path, schema }: Field) => {
    const types = typesOf(service.document, schema);
    const value = fc.oneof(invalidValueOf(types, schema.enum), { weight: 1, arbitrary: anyValue });
    return value.map((each) => bodyWith(service.document, content?.schema ?? {}, path, each));
  };
  const changes =
    fields.length > 0 ? fc.array(fc.oneof(...fields.map(changeOf)), { minLength: 1, maxLength: 3 }) : none;
  const nearlyValid = changes.map((each) => each.reduce(mergeBodies, valid));
  return fc.oneof(
    { weight: 8, arbitrary: nearlyValid.map(serialize) },
    { weight: 2, arbitrary: anyValue.map(serialize) },
    { weight: 1, arbitrary: fc.array(nearlyValid, { maxLength: 4 }).map((data) => serialize({ data })) },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }).map((bytes) => Uint8Array.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** An endpoint's path, or a similar one. */
function pathFor(operation: Operation): fc.Arbitrary<string> {
  const known = operation.path.includes('{id}') && /^\/v\d/.test(operation.path) ? [idFor(operation, 'alpha')] : ['x'];
  const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 2, arbitrary: anyText });
  const named = id.map((text) => operation.path.replace('{id}', () => encodeURIComponent(wellFormed(text))));
  return fc.oneof(
    { weight: 12, arbitrary: named },
    { weight: 1, arbitrary: fc.tuple(named, anyText).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(named, anyText).map((parts) => parts.join('/')) },
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
    authorization: authorizationFor(operation),
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

test('any request to any endpoint gets a documented response, never a 500', {
  timeout: 600_000,
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
    errors.length = 0;
    const response = await service.service.fetch(request);
    const text = await response.text();
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    expect({ errors, text: text.includes('"type":"UNKNOWN_ERROR"') ? text : '' }).toEqual({ errors: [], text: '' });
    expect(response.status).toBeLessThan(500);
  });
  await fc.assert(property, { numRuns: runs(1000, 10_000) });
  // Requests are close enough to valid that some succeed.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
});

/** Documented parameters, and others. */
function queryFor(operation: Operation, location: 'query' | 'header') {
  const names = operation.parameters.filter((parameter) => parameter.in === location).map(({ name }) => name);
  const name = fc.oneof(fc.constantFrom(...names, 'companyId', 'limit'), anyText);
  return fc
    .array(fc.tuple(name, anyText), { maxLength: 3 })
    .map((pairs) => `?${new URLSearchParams(pairs.map(([key, value]) => [key, value]))}`);
}

function headersFor(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const names = operation.parameters.filter(({ in: location }) => location === 'header').map(({ name }) => name);
  return fc.dictionary(fc.constantFrom(...names, 'limit', 'cursor', 'lastUpdatedDate', 'Origin'), headerText(), {
    maxKeys: 2,
  });
}

/** Values that HTTP allows in headers. */
function headerText(): fc.Arbitrary<string> {
  const character = fc.constantFrom(...'aZ09 ,;:="%/\\{}~\t\x80é\xff');
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

/** Replaces unpaired surrogates, which URLs can't contain. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '?');
}
