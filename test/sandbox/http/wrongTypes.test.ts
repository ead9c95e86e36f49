import { afterAll, describe, expect, test } from 'vitest';
import {
  bodyWith,
  type Field,
  fieldsOf,
  paramOf,
  shapesOf,
  smallestValue,
  typesOf,
} from '../../support/contract/schemas.ts';
import { idFor, openTwoPartners, requestTo } from '../../support/sandbox/twoPartners.ts';

const service = await openTwoPartners();
const { document } = service;
const token = await service.signIn('the owner of alpha');
afterAll(() => service.close());

const examples = { string: 'wrong', number: 7, boolean: true, object: {}, array: [], null: null } as const;

/** A value of every type that a member doesn't allow. */
function wrongValues({ schema }: Field): unknown[] {
  const allowed = typesOf(document, schema);
  const wrong = Object.entries(examples).filter(([type]) => !allowed.has(type));
  return [...wrong.map(([, value]) => value), ...(schema.format === 'date' ? ['2026-02-30', 'today'] : [])];
}

const withBody = service.operations.flatMap((operation) => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema ? [{ name: `${operation.method} ${operation.path}`, operation, schema }] : [];
});

describe.each(withBody)('$name reports a member of the wrong type', ({ operation, schema }) => {
  // Problems of a batch item are reported with the item, by the item's member names.
  const isBatch = '207' in operation.responses;
  const reported = ({ path, choices }: Field) => {
    const inItem = (place: string) => (isBatch ? place.replace(/^data\[0\]\.?/, '') : place);
    return [paramOf(path), ...choices].map(inItem);
  };
  const fields = fieldsOf(document, schema).filter((field) => wrongValues(field).length > 0);

  test.each(fields.map((field) => [paramOf(field.path), field] as const))('%s', async (_param, field) => {
    for (const value of wrongValues(field)) {
      const body = bodyWith(document, schema, field.path, value);
      const id = operation.path.includes('{id}') ? idFor(operation, 'alpha') : undefined;
      const response = await service.service.fetch(requestTo(operation, { token, id, body }));
      const json = await response.json();
      const problems = (isBatch && field.path.length > 1 ? json.data[0] : json).error;
      expect([value, response.status, problems]).toEqual([value, 400, expect.any(Array)]);
      const params = problems
        .filter(({ type }: { type: string }) => type === 'INVALID_FORMAT' || (value === null && type === 'REQUIRED'))
        .map(({ param = '' }: { param?: string }) => param);
      expect(reported(field).some((param) => params.includes(param)) || [value, problems]).toBe(true);
    }
  });
});

describe.each(withBody)('$name accepts documented values', ({ operation, schema }) => {
  test.each(fieldsOf(document, schema).map((field) => [paramOf(field.path), field] as const))(
    '%s',
    async (_, field) => {
      const words = shapesOf(document, field.schema).flatMap((shape) => shape.enum ?? []);
      const isNullable = typesOf(document, field.schema).has('null');
      for (const value of [smallestValue(document, field.schema), ...words, ...(isNullable ? [null] : [])]) {
        const id = operation.path.includes('{id}') ? idFor(operation, 'alpha') : undefined;
        const body = bodyWith(document, schema, field.path, value);
        const text = await (await service.service.fetch(requestTo(operation, { token, id, body }))).text();
        // A text's value may be invalid, such as an unknown id or cursor, but its type is valid.
        expect([value, text]).toEqual([value, expect.not.stringContaining('"INVALID_FORMAT"')]);
      }
    },
  );
});

const withParameters = service.operations.flatMap((operation) =>
  operation.parameters
    .filter(({ in: place, schema }) => place !== 'path' && Object.keys(schema).join() !== 'type')
    .map((parameter) => ({ name: `${operation.method} ${operation.path} ${parameter.name}`, operation, parameter })),
);

test.each(withParameters)('$name is reported if it is invalid', async (each) => {
  const { operation, parameter } = each;
  const wrong = { [parameter.name]: 'not this' };
  const request = parameter.in === 'query' ? { query: wrong } : { headers: wrong };
  const response = await service.service.fetch(requestTo(operation, { token, ...request }));
  expect([response.status, (await response.json()).error]).toMatchObject([400, [{ param: parameter.name }]]);
});
