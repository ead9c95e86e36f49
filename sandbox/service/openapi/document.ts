import * as v from 'valibot';
import type { Endpoint } from '../http/endpoint.ts';
import { failureComponents, failuresOf } from './failures.ts';
import { definitionsOf, type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

const description = `Bookkeeping for small businesses.

Amounts are whole numbers of minor units (cents). Dates are calendar days. Ids are opaque texts. What another company has looks
as if it were not there. A list has a \`cursor\` only while there is more: send \`cursor.after\` with the same query for the next
page. In queries, null stands for what is left out. Members of a request that are not known are ignored.`;

/** The service's endpoints as an OpenAPI 3.1 document, made from the schemas that check them. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Accounting, Invoicing and Banking Service', version: '6.0.0', description },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: definitionsOf(),
      responses: failureComponents(),
      securitySchemes: {
        EmbedToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of createToken. Its scope, read or write, has to be at least the one that is named.',
        },
        ClientCredentials: {
          type: 'http',
          scheme: 'basic',
          description: 'Client id and client secret. They stay on the partner’s server.',
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint) {
  const { operation, summary, audience, body, isForm, answer, answerWithoutBody, statuses = [200] } = endpoint;
  const parameters = parametersOf(endpoint);
  const answers = answerWithoutBody ? v.union([answer, answerWithoutBody]) : answer;
  return {
    operationId: operation,
    tags: [tagOf(endpoint)],
    summary,
    security: securityOf(audience),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBodyOf(jsonSchemaOf(body), isForm) }),
    responses: responsesOf(endpoint, jsonSchemaOf(answers), statuses),
  };
}

/** `Banks` for `/v6/banks/transactions`. */
function tagOf({ path }: Endpoint): string {
  const [, name = ''] = /^\/(?:v\d+\/)?([a-z]+)/.exec(path) ?? [];
  return /^\/(v\d+|sandbox)\//.test(path) ? name.charAt(0).toUpperCase() + name.slice(1) : 'System';
}

function securityOf(audience: Endpoint['audience']) {
  if (audience === 'anyone') return [];
  return audience === 'client' ? [{ ClientCredentials: [] }] : [{ EmbedToken: [audience] }];
}

/** A body in which nothing is required may be left out. */
function requestBodyOf(schema: JsonSchema, isForm: boolean | undefined) {
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: 'required' in schema, content: { [type]: { schema } } };
}

function parametersOf({ path, query, headers }: Endpoint) {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const named = (place: 'query' | 'header', { properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: place,
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
    }));
  return [
    ...(path.includes('{id}') ? [id] : []),
    ...(query ? named('query', jsonSchemaOf(query)) : []),
    ...(headers ? named('header', jsonSchemaOf(headers)) : []),
  ];
}

/** A status that comes with the answer as well as with a failure, as a refused batch does, is documented as either. */
function responsesOf(endpoint: Endpoint, answer: JsonSchema, statuses: readonly number[]) {
  const responses: Record<number, unknown> = failuresOf(endpoint);
  for (const status of statuses) {
    const schema = status < 400 ? answer : { anyOf: [answer, { $ref: '#/components/schemas/Failure' }] };
    responses[status] = { description: answered[status] ?? 'Done.', content: { 'application/json': { schema } } };
  }
  return responses;
}

const answered: Readonly<Record<number, string>> = {
  200: 'What was asked for.',
  201: 'Made.',
  207: 'Some items are saved, others are not: each says what became of it.',
  400: 'No item is saved, and each says why; or the request as a whole is wrong.',
  503: 'The service lost the connection to its database; each item that was sent says what became of it.',
};
