import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolveReference,
} from '../../support/contract/document.ts';
import { openTestService } from '../../support/sandbox/testService.ts';

let service: Awaited<ReturnType<typeof openTestService>>;
let document: OpenApiDocument;
let operations: Operation[];
beforeAll(async () => {
  service = await openTestService({ control: true });
  document = (await service.send('/openapi.json')).body;
  operations = operationsOf(document);
});
afterAll(() => service.close());

describe('the description of the service', () => {
  test('is OpenAPI 3.1, by its own schema', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...document }));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  test('names every endpoint of the interface', () => {
    const named = operations.map(({ method, path }) => `${method} ${path}`);
    expect(named).toEqual(expect.arrayContaining([...endpointsOfInterface]));
  });

  test('gives each operation a name of its own, a summary, a tag and its security', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const operation of operations) {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary).toMatch(/^[A-Z].*\.$/);
      expect(operation).toMatchObject({ tags: [expect.stringMatching(/^[A-Z]/)], security: expect.any(Array) });
    }
  });

  test('lets every endpoint of the interface answer 400, 401, 403, 404 and 500', () => {
    for (const { path, responses } of operations.filter(({ path }) => /^\/v\d/.test(path))) {
      expect([path, Object.keys(responses)]).toEqual([
        path,
        expect.arrayContaining(['400', '401', '403', '404', '500']),
      ]);
    }
  });

  test('refers to nothing that is not there', () => {
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name = '']) => name);
    const { schemas, responses = {} } = document.components;
    const there = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(responses).map((name) => `responses/${name}`),
    ];
    expect(there).toEqual(expect.arrayContaining(referred));
  });

  test('allows no member beyond those that it names in any answer of the interface', () => {
    const loose: string[] = [];
    const seen = new Set<unknown>();
    const look = (value: unknown, place: string) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      const schema = value as JsonSchema; // or a part of one, which has none of these keywords
      if (place.endsWith('.customData')) return; // a host's own
      if (schema.properties && schema.additionalProperties !== false) loose.push(place);
      if (schema.$ref) look(resolveReference(document, schema), schema.$ref);
      for (const [name, inner] of Object.entries(schema)) look(inner, `${place}.${name}`);
    };
    for (const { path, method, responses } of operations.filter(({ path }) => path !== '/openapi.json')) {
      look(responses, `${method} ${path}`);
    }
    expect(loose).toEqual([]);
  });
});

const endpointsOfInterface = [
  'POST /v6/auth/token',
  'GET /v6/notifications/settings',
  'POST /v6/notifications/settings',
  'POST /v6/accounting/glAccounts/{id}/generalLedger',
  'POST /v6/accounting/glAccounts/query',
  'GET /v6/accounting/glAccounts/{id}',
  'GET /v6/closing',
  'POST /v6/closing',
  'GET /v6/categories',
  'POST /v6/vendors/query',
  'POST /v6/customers/query',
  'POST /v6/banks/accounts/query',
  'POST /v6/classes/segments/query',
  'GET /openapi.json',
  'GET /healthz',
];
