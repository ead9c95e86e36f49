import type * as v from 'valibot';
import { type Access, requireAudience } from '../tokens/access.ts';
import { Refusal } from './errors.ts';
import { readForm, readJson, readNamed, readOptionalJson } from './readRequest.ts';

/** Who may ask: a token that reads, one that writes, the partner's own server by its credentials, or anyone. */
export type Audience = 'read' | 'write' | 'client' | 'anyone';

/** One endpoint of the service: what it takes and answers, and what it does. Its schemas are checked and documented alike. */
export interface Endpoint extends EndpointDescription {
  /** Who is let in; whether an optional body may be sent is then checked by its own audience. */
  admits: Audience;
  respond(request: Request, admitted: { access: Access; id: string }): Promise<Response>;
}

export interface EndpointDescription {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `{id}` where an id stands. */
  path: `/${string}`;
  /** The name that generated clients give it. */
  operation: string;
  summary: string;
  audience: Audience;
  query?: v.GenericSchema;
  /** Their names in any case, as HTTP has it. */
  headers?: v.ObjectSchema<v.ObjectEntries, undefined>;
  body?: v.GenericSchema;
  /** The body is a form rather than JSON. */
  isForm?: boolean;
  /** The body of an answer; not of a failure, which is the same everywhere. */
  answer: v.GenericSchema;
  /** The answer to a request without a body, where that only reads, whatever the audience for one with a body. */
  answerWithoutBody?: v.GenericSchema;
  /** The statuses that come with it; 200 unless said. */
  statuses?: readonly number[];
}

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** A request that was let in and checked. */
export interface Asked<Description extends EndpointDescription> {
  /** Who asks. For an endpoint without a token it sees nothing. */
  access: Access;
  /** The id in the path. */
  id: string;
  query: Output<Description['query']>;
  headers: Output<Description['headers']>;
  /** Undefined only where there is an answer to no body. */
  body: Output<Description['body']> | (Description extends { answerWithoutBody: v.GenericSchema } ? undefined : never);
  /** As it came. */
  request: Request;
}

/** An answer that is not 200. */
export class Reply<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
  ) {}
}

type AnswerOf<Description extends EndpointDescription> =
  | v.InferOutput<Description['answer']>
  | (Description extends { answerWithoutBody: infer Answer extends v.GenericSchema } ? v.InferOutput<Answer> : never);

/** Describes an endpoint and says what it does. */
export function endpoint<const Description extends EndpointDescription>(
  description: Description,
  handle: (asked: Asked<Description>) => Promise<AnswerOf<Description> | Reply<AnswerOf<Description>>>,
): Endpoint {
  const { audience, query, headers, body, isForm = false, answerWithoutBody } = description;
  return {
    ...description,
    admits: answerWithoutBody ? 'read' : audience,
    async respond(request, { access, id }) {
      if (id.includes('\0')) throw new Refusal(404, [{ type: 'BAD_REQUEST', message: 'There is no such id.' }]);
      const asked = {
        access,
        id,
        query: query && readNamed([...new URL(request.url).searchParams], query),
        headers: headers && readNamed(headersNamed(Object.keys(headers.entries), request), headers),
        body: body && (await readBodyOf(request, body, access)),
        request,
      };
      const answer = await handle(asked as Asked<Description>); // each part has just been read by its own schema
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
