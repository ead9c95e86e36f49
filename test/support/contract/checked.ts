import { failureResponse } from '../../../sandbox/service/http/envelope.ts';
import type { Service } from '../../../sandbox/service/service.ts';
import { type Contract, contractOf } from './contract.ts';
import type { OpenApiDocument } from './document.ts';

/** A service whose answers are held against its own description as they pass. */
export interface CheckedService extends Service {
  contract: Contract;
  /**
   * To call when all has been asked.
   * @throws {Error} naming what was wrong, even where a test took no notice.
   */
  requireKept(): void;
}

/**
 * Watches a service. An answer that breaks the contract is answered with a 500 that says what is wrong.
 * @param onProblem told at once, for where nobody can call `requireKept`.
 */
export async function checked(service: Service, onProblem?: (problem: string) => void): Promise<CheckedService> {
  const described = await service.fetch(new Request('http://sandbox.test/openapi.json'));
  const contract = contractOf((await described.json()) as OpenApiDocument); // the test of the document itself checks it
  const problems = new Set<string>();
  return {
    contract,
    async fetch(request) {
      const response = await service.fetch(request);
      const { status, headers } = response;
      if (headers.has('Sandbox-Fault')) return response; // its body may break
      const text = await response.text();
      const problem = contract.problemOf(request, { status, headers, text });
      if (problem === undefined) return new Response(response.body && text, { status, headers });
      problems.add(problem);
      onProblem?.(problem);
      return failureResponse(500, [{ type: 'UNKNOWN_ERROR', message: `Not as /openapi.json says: ${problem}` }]);
    },
    requireKept() {
      if (problems.size > 0) throw new Error(`Answers differ from /openapi.json:\n${[...problems].join('\n')}`);
    },
  };
}
