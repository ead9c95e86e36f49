import type { FetchToken, TokenRequest } from '../../../src/index.ts';
import { issueToken } from '../sandbox/company.ts';

interface HostOptions {
  /** Milliseconds that it takes for a token, by identity. */
  latency?: (identity: string) => number;
  /** The service that makes the tokens, where it is another one. */
  issuer?: string;
}

/** A host's own server, where an identity is a user's id. It remembers what it was asked and whose each token is. */
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
