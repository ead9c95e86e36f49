import type * as v from 'valibot';
import { type Access, type Audience, requireAudience } from '../tokens/access.ts';
import { HttpError } from './errors.ts';
import { readForm, readJson, readNamed, readOptionalJson } from './readRequest.ts';

/** An endpoint of the service. Its schemas both validate requests and document them in OpenAPI. */
export interface Endpoint extends EndpointDescription {
  /** The access required for any request; a request with an optional body must also satisfy `audience`. */
  requires: Audience;
  handle(request: Request, authorized: { access: Access; id: string }): Promise<Response>;
}

export interface EndpointDescription {
  method: 'GET' | 'POST' | 'DELETE';
  /** May contain `{id}`. */
  path: `/${string}`;
  /** The OpenAPI operation id. */
  operation: string;
  summary: string;
  audience: Audience;
  query?: v.GenericSchema;
  /** Header names are case-insensitive. */
  headers?: v.ObjectSchema<v.ObjectEntries, undefined>;
  body?: v.GenericSchema;
  /** The body is a form instead of JSON. */
  isForm?: boolean;
  /** The body of a successful response. */
  response: v.GenericSchema;
  /** The response to a request without a body, which only needs read access. */
  responseWithoutBody?: v.GenericSchema;
  /** The statuses with this body; 200 by default. */
  statuses?: readonly number[];
}

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** An authorized, validated request. */
export interface EndpointRequest<Description extends EndpointDescription> {
  /** The caller's access; empty for endpoints without a token. */
  access: Access;
  /** The id in the path. */
  id: string;
  query: Output<Description['query']>;
  headers: Output<Description['headers']>;
  /** Undefined only with `responseWithoutBody`. */
  body:
    | Output<Description['body']>
    | (Description extends { responseWithoutBody: v.GenericSchema } ? undefined : never);
  /** The original request. */
  request: Request;
}

/** A response with a status other than 200. */
export class Reply<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
  ) {}
}

type ResponseBody<Description extends EndpointDescription> =
  | v.InferOutput<Description['response']>
  | (Description extends { responseWithoutBody: infer Alternative extends v.GenericSchema }
      ? v.InferOutput<Alternative>
      : never);

/** Defines an endpoint with its handler. */
export function endpoint<const Description extends EndpointDescription>(
  description: Description,
  handle: (
    request: EndpointRequest<Description>,
  ) => Promise<ResponseBody<Description> | Reply<ResponseBody<Description>>>,
): Endpoint {
  const { audience, query, headers, body, isForm = false, responseWithoutBody } = description;
  return {
    ...description,
    requires: responseWithoutBody ? 'read' : audience,
    async handle(request, { access, id }) {
      if (id.includes('\0')) throw new HttpError(404, [{ type: 'BAD_REQUEST', message: 'There is no such id.' }]);
      const parsed = {
        access,
        id,
        query: query && readNamed([...new URL(request.url).searchParams], query),
        headers: headers && readNamed(headersNamed(Object.keys(headers.entries), request), headers),
        body: body && (await readBodyOf(request, body, access)),
        request,
      };
      const result = await handle(parsed as EndpointRequest<Description>); // each member has been parsed by its schema
      return result instanceof Reply ? Response.json(result.body, { status: result.status }) : Response.json(result);
    },
  };

  function readBodyOf(request: Request, schema: v.GenericSchema, access: Access): Promise<unknown> {
    if (isForm) return readForm(request, schema);
    if (!responseWithoutBody) return readJson(request, schema);
    return readOptionalJson(request, schema, () => requireAudience(access, audience));
  }
}

function headersNamed(names: readonly string[], { headers }: Request): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}
