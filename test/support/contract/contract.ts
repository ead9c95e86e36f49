import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { failureResponse } from '../../../sandbox/service/http/envelope.ts';
import type { Service } from '../../../sandbox/service/service.ts';
import { findOperation, type JsonSchema, type OpenApiDocument, operationsOf, resolveReference } from './document.ts';

/** What an answer is held against. */
export interface Contract {
  document: OpenApiDocument;
  /** What an answer has that the document does not say, naming endpoint and path of the first bad value; else undefined. */
  violationOf(request: { method: string; url: string }, answer: GivenAnswer): string | undefined;
}

interface GivenAnswer {
  status: number;
  headers: Headers;
  /** Empty for none. */
  text: string;
}

/** Below this things go wrong on purpose; what does not is answered as it is anywhere. */
const faulty = /^\/sandbox\/faults\/[^/]+(?=\/.)/;

/** Holds answers against the document: no status and no member that it does not name. */
export function createContract(document: OpenApiDocument): Contract {
  const operations = operationsOf(document);
  const ajv = new Ajv2020({ strict: true, strictTypes: false, logger: false });
  ajvFormats.default(ajv);
  ajv.addSchema(referringTo({ $id: 'service', $defs: document.components.schemas }));
  const validators = new Map<JsonSchema, ValidateFunction>();
  const validatorOf = (schema: JsonSchema) => {
    const known = validators.get(schema) ?? ajv.compile(referringTo(schema));
    validators.set(schema, known);
    return known;
  };

  return {
    document,
    violationOf({ method, url }, { status, headers, text }) {
      if (method === 'OPTIONS' || headers.has('Sandbox-Fault')) return undefined;
      const asked = new URL(url).pathname;
      const pathname = asked.replace(faulty, '');
      const isHead = method === 'HEAD'; // answered as GET is, without the body
      const operation = findOperation(operations, isHead ? 'GET' : method, pathname);
      const place = `${method} ${operation?.path ?? pathname} ${status}`;
      const isMisspelled = status === 400 && asked !== pathname; // the fault itself
      const isNowhere = status === 404 && !operation;
      const described = operation?.responses[status] ?? (isMisspelled || isNowhere ? failed : undefined);
      if (!described) return `${place}: this status is not documented${operation ? '' : ', as nothing is there'}.`;
      if (isHead) return undefined;
      const json = resolveReference(document, described).content?.['application/json'];
      const type = headers.get('Content-Type');
      if (!json) return text === '' ? undefined : `${place}: a body, where none is documented.`;
      if (type !== 'application/json') return `${place}: the content type is ${type}.`;
      const body = parsed(text);
      if (body === undefined) return `${place}: the body is no JSON.`;
      const validate = validatorOf(json.schema);
      return validate(body) ? undefined : `${place}: ${worstOf(validate.errors ?? [], body)}`;
    },
  };
}

/** What is answered where there is no operation. */
const failed = {
  description: 'A failure.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** The schema with its references as they stand once the document's own schemas are kept under `service`. */
function referringTo(schema: JsonSchema): JsonSchema {
  const moved = (reference: string) => reference.replace('#/components/schemas/', 'service#/$defs/');
  const reviver = (key: string, value: unknown) => (key === '$ref' ? moved(String(value)) : value);
  return JSON.parse(JSON.stringify(schema), reviver);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error deepest in the body: where several shapes are allowed, the one that comes nearest fails last. */
function worstOf(errors: readonly ErrorObject[], body: unknown): string {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const [worst] = [...errors].sort((one, other) => depth(other) - depth(one));
  if (!worst) return 'it is not valid.';
  const path = worst.instancePath.slice(1).split('/').filter(Boolean);
  let value = body;
  for (const name of path) value = (value as Record<string, unknown>)[name]; // Ajv has just been there
  const extra = 'additionalProperty' in worst.params ? ` "${worst.params.additionalProperty}"` : '';
  return `${path.join('.') || 'the body'} ${worst.message}${extra}; it is ${JSON.stringify(value)?.slice(0, 200)}`;
}

/** A service whose answers are held against its own description as they pass. */
export interface CheckedService extends Service {
  contract: Contract;
  /**
   * To call when all has been asked.
   * @throws {Error} naming what was wrong, even where a test took no notice.
   */
  assertContract(): void;
}

/**
 * Watches a service. An answer that breaks the contract is answered with a 500 that says what is wrong.
 * @param onProblem told at once, for where nobody can call `requireKept`.
 */
export async function withContractCheck(
  service: Service,
  onProblem?: (problem: string) => void,
): Promise<CheckedService> {
  const described = await service.fetch(new Request('http://sandbox.test/openapi.json'));
  const contract = createContract((await described.json()) as OpenApiDocument); // the test of the document itself checks it
  const problems = new Set<string>();
  return {
    contract,
    async fetch(request) {
      const response = await service.fetch(request);
      const { status, headers } = response;
      if (headers.has('Sandbox-Fault')) return response; // its body may break
      const text = await response.text();
      const problem = contract.violationOf(request, { status, headers, text });
      if (problem === undefined) return new Response(response.body && text, { status, headers });
      problems.add(problem);
      onProblem?.(problem);
      return failureResponse(500, [{ type: 'UNKNOWN_ERROR', message: `Not as /openapi.json says: ${problem}` }]);
    },
    assertContract() {
      if (problems.size > 0) throw new Error(`Answers differ from /openapi.json:\n${[...problems].join('\n')}`);
    },
  };
}
