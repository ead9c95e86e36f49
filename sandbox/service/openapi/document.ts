import * as v from 'valibot';
import type { Endpoint } from '../http/endpoint.ts';
import { failureComponents, failuresOf } from './failures.ts';
import { definitionsOf, jsonSchemaOf } from './jsonSchema.ts';
import type { JsonSchema } from './normalizeSchema.ts';

const description = `Bookkeeping for small businesses.

Amounts are whole numbers of minor units (cents). Dates are calendar dates. Ids are opaque strings. Records of other
companies return 404. A list has a \`cursor\` only if there are more items: send \`cursor.after\` with the same query for the next
page. In queries, null counts as omitted. Unknown members of a request are ignored.`;

/** An OpenAPI 3.1 document of the endpoints, generated from their validation schemas. */
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
          description: 'A token from createToken with at least the listed scope, read or write.',
        },
        ClientCredentials: {
          type: 'http',
          scheme: 'basic',
          description: 'Client id and client secret. Keep them on your server.',
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint) {
  const { operation, summary, audience, body, isForm, response, responseWithoutBody, statuses = [200] } = endpoint;
  const parameters = parametersOf(endpoint);
  const bodies = responseWithoutBody ? v.union([response, responseWithoutBody]) : response;
  return {
    operationId: operation,
    tags: [tagOf(endpoint)],
    summary,
    security: securityOf(audience),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBodyOf(jsonSchemaOf(body), isForm) }),
    responses: responsesOf(endpoint, jsonSchemaOf(bodies), statuses),
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

/** A body without required members is optional. */
function requestBodyOf(schema: JsonSchema, isForm: boolean | undefined) {
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: 'required' in schema, content: { [type]: { schema } } };
}

function parametersOf({ path, query, headers }: Endpoint) {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const named = (location: 'query' | 'header', { properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: location,
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

/** An error status that can have either body, such as that of a rejected batch, documents both. */
function responsesOf(endpoint: Endpoint, response: JsonSchema, statuses: readonly number[]) {
  const responses: Record<number, unknown> = failuresOf(endpoint);
  for (const status of statuses) {
    const schema = status < 400 ? response : { anyOf: [response, { $ref: '#/components/schemas/Failure' }] };
    responses[status] = {
      description: statusDescriptions[status] ?? 'Success.',
      content: { 'application/json': { schema } },
    };
  }
  return responses;
}

const statusDescriptions: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  207: 'Some items were saved, others failed. Each item has its own outcome.',
  400: 'No item was saved, and each lists its errors; or the entire request is invalid.',
  503: 'The service lost the connection to its database. Each item has its own outcome.',
};
