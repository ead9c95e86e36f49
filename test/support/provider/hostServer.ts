import type { FetchToken, TokenRequest } from '../../../src/index.ts';
import { issueToken } from '../sandbox/company.ts';

interface HostOptions {
  /** The delay of token requests by identity, in milliseconds. */
  latency?: (identity: string) => number;
  /** The service that issues the tokens, if it is another one. */
  issuer?: string;
}

/** A host's server, where identities are user ids. It records its calls and the owner of each token. */
export function createHostServer({ latency, issuer }: HostOptions = {}) {
  const calls: (TokenRequest & { at: number })[] = [];
  const tokens = new Map<string, string>();
  const fetchToken: FetchToken = async (request) => {
    calls.push({ ...request, at: performance.now() });
    if (latency) await new Promise((resolve) => setTimeout(resolve, latency(request.identity)));
    const response = await issueToken({ userId: request.identity }, issuer);
    tokens.set(response.access_token, request.identity);
    return response;
  };
  return { calls, tokens, fetchToken };
}
