import type * as v from 'valibot';
import { type Access, requireAudience } from '../tokens/access.ts';
import { Refusal } from './errors.ts';
import { readForm, readJson, readNamed, readOptionalJson } from './readRequest.ts';

/** The required access: a read token, a write token, a partner's client credentials, or none. */
export type Audience = 'read' | 'write' | 'client' | 'anyone';

/** An endpoint of the service. Its schemas both validate requests and document them in OpenAPI. */
export interface Endpoint extends EndpointDescription {
  /** The access required for any request; a request with an optional body must then satisfy `audience`. */
  admits: Audience;
  respond(request: Request, admitted: { access: Access; id: string }): Promise<Response>;
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
  answer: v.GenericSchema;
  /** The response to a request without a body, which only needs read access. */
  answerWithoutBody?: v.GenericSchema;
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
  /** Undefined only with `answerWithoutBody`. */
  body: Output<Description['body']> | (Description extends { answerWithoutBody: v.GenericSchema } ? undefined : never);
  /** The original request. */
  request: Request;
}

/** A response with another status than 200. */
export class Reply<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
  ) {}
}

type AnswerOf<Description extends EndpointDescription> =
  | v.InferOutput<Description['answer']>
  | (Description extends { answerWithoutBody: infer Answer extends v.GenericSchema } ? v.InferOutput<Answer> : never);

/** Defines an endpoint with its handler. */
export function endpoint<const Description extends EndpointDescription>(
  description: Description,
  handle: (request: EndpointRequest<Description>) => Promise<AnswerOf<Description> | Reply<AnswerOf<Description>>>,
): Endpoint {
  const { audience, query, headers, body, isForm = false, answerWithoutBody } = description;
  return {
    ...description,
    admits: answerWithoutBody ? 'read' : audience,
    async respond(request, { access, id }) {
      if (id.includes('\0')) throw new Refusal(404, [{ type: 'BAD_REQUEST', message: 'There is no such id.' }]);
      const parsed = {
        access,
        id,
        query: query && readNamed([...new URL(request.url).searchParams], query),
        headers: headers && readNamed(headersNamed(Object.keys(headers.entries), request), headers),
        body: body && (await readBodyOf(request, body, access)),
        request,
      };
      const answer = await handle(parsed as EndpointRequest<Description>); // each member has been parsed by its schema
      return answer instanceof Reply ? Response.json(answer.body, { status: answer.status }) : Response.json(answer);
    },
  };

  function readBodyOf(request: Request, schema: v.GenericSchema, access: Access): Promise<unknown> {
    if (isForm) return readForm(request, schema);
    if (!answerWithoutBody) return readJson(request, schema);
    return readOptionalJson(request, schema, () => requireAudience(access, audience));
  }
}

function headersNamed(names: readonly string[], { headers }: Request): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}
