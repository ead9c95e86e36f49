import * as v from 'valibot';
import { failureAnswer } from '../http/answers.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { definitionsOf, type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

const failures: Readonly<Record<number, string>> = {
  400: 'A wrong request; `param` says what about it.',
  401: 'The token is missing or not valid.',
  403: 'The token has expired, or may not do this.',
  404: 'There is no such endpoint or resource.',
  413: 'The body is larger than 1 MiB.',
  429: 'Too many requests; `Retry-After` says when to ask again.',
  500: 'Something went wrong in the service.',
};

/** The service's endpoints as an OpenAPI 3.1 document, made from the schemas that check them. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Accounting, Invoicing and Banking Service', version: '6.0.0' },
    paths,
    components: {
      schemas: definitionsOf(),
      securitySchemes: {
        EmbedToken: { type: 'http', scheme: 'bearer' },
        ClientCredentials: { type: 'http', scheme: 'basic' },
      },
    },
  };
}

function operationOf(endpoint: Endpoint) {
  const { operation, summary, audience, body, isForm, answer, answerWithoutBody, statuses = [200] } = endpoint;
  const bodyType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: operation,
    summary,
    security: audience === 'anyone' ? [] : [{ [audience === 'client' ? 'ClientCredentials' : 'EmbedToken']: [] }],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { content: { [bodyType]: { schema: jsonSchemaOf(body) } } } }),
    responses: responsesOf(jsonSchemaOf(answerWithoutBody ? v.union([answer, answerWithoutBody]) : answer), statuses),
  };
}

function parametersOf({ path, query, headers }: Endpoint) {
  const inPath = path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : [];
  const named = (place: 'query' | 'header', { properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema,
    }));
  return [
    ...inPath,
    ...(query ? named('query', jsonSchemaOf(query)) : []),
    ...(headers ? named('header', jsonSchemaOf(headers)) : []),
  ];
}

/** A status that comes with the answer as well as with a failure, as a refused batch does, is documented as either. */
function responsesOf(answer: JsonSchema, statuses: readonly number[]) {
  const json = (description: string, schema: JsonSchema) => ({
    description,
    content: { 'application/json': { schema } },
  });
  const failure = jsonSchemaOf(failureAnswer);
  const responses: Record<number, unknown> = {};
  for (const [status, description] of Object.entries(failures)) responses[Number(status)] = json(description, failure);
  for (const status of statuses) {
    const description = failures[status] ?? 'What was asked for.';
    responses[status] = json(description, failures[status] ? { anyOf: [answer, failure] } : answer);
  }
  return responses;
}
