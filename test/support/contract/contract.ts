import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { failureResponse } from '../../../sandbox/service/http/envelope.ts';
import type { Service } from '../../../sandbox/service/service.ts';
import { findOperation, type JsonSchema, type OpenApiDocument, operationsOf, resolveReference } from './document.ts';

/** Checks responses against the OpenAPI document. */
export interface Contract {
  document: OpenApiDocument;
  /** Describes the first violation, with the endpoint and the path of the value; undefined if there is none. */
  violationOf(request: { method: string; url: string }, response: ReceivedResponse): string | undefined;
}

interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** Empty without a body. */
  text: string;
}

/** The prefix of requests with a fault. */
const faulty = /^\/sandbox\/faults\/[^/]+(?=\/.)/;

/** Creates a contract that rejects undocumented statuses and members. */
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
      const requested = new URL(url).pathname;
      const pathname = requested.replace(faulty, '');
      const isHead = method === 'HEAD'; // like GET, without the body
      const operation = findOperation(operations, isHead ? 'GET' : method, pathname);
      const place = `${method} ${operation?.path ?? pathname} ${status}`;
      const isMisspelled = status === 400 && requested !== pathname; // an invalid fault
      const isNowhere = status === 404 && !operation;
      const described = operation?.responses[status] ?? (isMisspelled || isNowhere ? failed : undefined);
      if (!described)
        return `${place}: this status is not documented${operation ? '' : ', and there is no such endpoint'}.`;
      if (isHead) return undefined;
      const json = resolveReference(document, described).content?.['application/json'];
      const type = headers.get('Content-Type');
      if (!json) return text === '' ? undefined : `${place}: an undocumented body.`;
      if (type !== 'application/json') return `${place}: the content type is ${type}.`;
      const body = parsed(text);
      if (body === undefined) return `${place}: the body is not JSON.`;
      const validate = validatorOf(json.schema);
      return validate(body) ? undefined : `${place}: ${worstOf(validate.errors ?? [], body)}`;
    },
  };
}

/** The response where there is no operation. */
const failed = {
  description: 'A failure.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** Rewrites references to the document's schemas, which are registered under `service`. */
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

/** The error deepest in the body: of several allowed shapes, the closest one fails deepest. */
function worstOf(errors: readonly ErrorObject[], body: unknown): string {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const [worst] = [...errors].sort((one, other) => depth(other) - depth(one));
  if (!worst) return 'it is not valid.';
  const path = worst.instancePath.slice(1).split('/').filter(Boolean);
  let value = body;
  for (const name of path) value = (value as Record<string, unknown>)[name]; // Ajv found the value at this path
  const extra = 'additionalProperty' in worst.params ? ` "${worst.params.additionalProperty}"` : '';
  return `${path.join('.') || 'the body'} ${worst.message}${extra}; it is ${JSON.stringify(value)?.slice(0, 200)}`;
}

const contracts = new Map<string, Contract>();

/** The contract of a document in JSON, which the test of the document has checked. Compiling its schemas takes a while. */
function contractOf(json: string): Contract {
  const contract = contracts.get(json) ?? createContract(JSON.parse(json) as OpenApiDocument);
  contracts.set(json, contract);
  return contract;
}

/** A service whose responses are checked against its OpenAPI document. */
export interface CheckedService extends Service {
  contract: Contract;
  /**
   * Call this after the last request.
   * @throws {Error} with all violations.
   */
  assertContract(): void;
}

/**
 * Checks the responses of a service. A response that violates the contract becomes a 500 with an explanation.
 * @param onProblem called immediately, for use without `assertContract`.
 */
export async function withContractCheck(
  service: Service,
  onProblem?: (problem: string) => void,
): Promise<CheckedService> {
  const described = await service.fetch(new Request('http://sandbox.test/openapi.json'));
  const contract = contractOf(await described.text());
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
      return failureResponse(500, [{ type: 'UNKNOWN_ERROR', message: `Differs from /openapi.json: ${problem}` }]);
    },
    assertContract() {
      if (problems.size > 0) throw new Error(`Responses differ from /openapi.json:\n${[...problems].join('\n')}`);
    },
  };
}
