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
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...document }));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  test('has every endpoint of the interface', () => {
    const named = operations.map(({ method, path }) => `${method} ${path}`);
    expect(named).toEqual(expect.arrayContaining([...endpointsOfInterface]));
  });

  test('has a unique id, a summary, a tag and security for each operation', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const operation of operations) {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary).toMatch(/^[A-Z].*\.$/);
      expect(operation).toMatchObject({ tags: [expect.stringMatching(/^[A-Z]/)], security: expect.any(Array) });
    }
  });

  test('documents 400, 401, 403, 404 and 500 for every endpoint of the interface', () => {
    for (const { path, responses } of operations.filter(({ path }) => /^\/v\d/.test(path))) {
      expect([path, Object.keys(responses)]).toEqual([
        path,
        expect.arrayContaining(['400', '401', '403', '404', '500']),
      ]);
    }
  });

  test('has no broken references', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name = '']) => name);
    const { schemas, responses = {} } = document.components;
    const existing = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(responses).map((name) => `responses/${name}`),
    ];
    expect(existing).toEqual(expect.arrayContaining(references));
  });

  test('allows no undocumented members in responses', () => {
    const loose: string[] = [];
    const seen = new Set<unknown>();
    const visit = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      const schema = value as JsonSchema; // or a part of one, which has none of these keywords
      if (path.endsWith('.customData')) return; // defined by hosts
      if (schema.properties && schema.additionalProperties !== false) loose.push(path);
      if (schema.$ref) visit(resolveReference(document, schema), schema.$ref);
      for (const [name, inner] of Object.entries(schema)) visit(inner, `${path}.${name}`);
    };
    for (const { path, method, responses } of operations.filter(({ path }) => path !== '/openapi.json')) {
      visit(responses, `${method} ${path}`);
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
