import type { Endpoint } from '../http/endpoint.ts';

interface Failure {
  name: string;
  description: string;
  headers?: Record<string, { description: string; schema: { type: string } }>;
}

const failures: Readonly<Record<number, Failure>> = {
  400: { name: 'BadRequest', description: 'The request is invalid; `param` names the parameter.' },
  401: {
    name: 'Unauthenticated',
    description: 'The token or the client credentials are missing or invalid.',
    headers: { 'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' } } },
  },
  403: { name: 'Forbidden', description: 'The token has expired or lacks permission.' },
  404: { name: 'NotFound', description: 'The endpoint or resource doesn’t exist, or isn’t visible to this token.' },
  413: { name: 'TooLarge', description: 'The body is larger than 1 MiB.' },
  429: {
    name: 'TooManyRequests',
    description: 'The token has exceeded its rate limit.',
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  },
  500: { name: 'Unexpected', description: 'Something went wrong in the service.' },
  503: {
    name: 'Unavailable',
    description: 'The service lost the connection to its database. Writes are atomic.',
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  },
};

/** The failure responses for the document's components, by name. */
export function failureComponents() {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return Object.fromEntries(Object.values(failures).map(({ name, ...response }) => [name, { ...response, content }]));
}

/** The failure responses of an endpoint, by status. */
export function failuresOf(endpoint: Endpoint): Record<number, unknown> {
  return Object.fromEntries(
    Object.entries(failures)
      .filter(([status]) => canFailWith(Number(status), endpoint))
      .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** Every endpoint with a token can fail with 400, 401, 403, 404, 500, and 503 with a database server. */
function canFailWith(status: number, { path, audience, body }: Endpoint): boolean {
  if (status === 413) return body !== undefined;
  if (status === 429) return audience === 'read' || audience === 'write';
  if (audience !== 'anyone' || status >= 500) return true;
  return (status === 400 && body !== undefined) || (status === 404 && path.includes('{id}'));
}
