import { ConfigurationError, TokenError } from '../errors.ts';
import { type Clock, onAbort, wait } from './clock.ts';
import { type Instant, now } from './lifetime.ts';
import { readTokenResponse } from './readTokenResponse.ts';

/** The argument of the host's `fetchToken`. */
export interface TokenRequest {
  identity: string;
  /** `initial`: no token yet; `scheduled`: it expires soon; `expired`: it expired; `rejected`: the service rejected it. */
  reason: 'initial' | 'scheduled' | 'expired' | 'rejected';
  /** Whether to bypass the host's own cache. */
  forceRefresh: boolean;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborts when the session ends, and when the next call replaces one that takes longer than 15 s. */
  signal: AbortSignal;
}

/** The token endpoint's response, or the access token alone, with an unknown lifetime. */
export type TokenResponse = string | { access_token: string; expires_in?: number | string; token_type?: string };

/** Fetches an access token from the host's own server. To stop all attempts, throw an error with `retryable: false`. */
export type FetchToken = (request: TokenRequest) => TokenResponse | PromiseLike<TokenResponse>;

export interface FetchedToken {
  text: string;
  expiresIn: number | undefined;
  /** When it was requested. */
  startedAt: Instant;
}

const timeLimit = 15_000;
const retryDelays = [500, 1500];

/**
 * Fetches one token: three attempts if the host's function throws, only one after a timeout or an invalid response.
 * @throws {TokenError} `TOKEN_UNAVAILABLE` with the host's error as its cause, `TOKEN_TIMEOUT` or `TOKEN_INVALID_RESPONSE`.
 */
export async function requestToken(
  fetchToken: FetchToken,
  { signal, ...request }: Omit<TokenRequest, 'attempt'>,
  clock: Clock,
  onLate: (fetched: FetchedToken) => void,
): Promise<FetchedToken> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const startedAt = now(clock);
    let response: unknown;
    try {
      response = await withTimeout(
        () => requireFetchToken(fetchToken)({ ...request, attempt, signal }),
        (late) => onLate({ ...readTokenResponse(late), startedAt }),
        signal,
        clock,
      );
    } catch (error) {
      if (error instanceof TokenError) throw error;
      const failure = unavailable(error);
      const delay = retryDelays[attempt - 1];
      const isMisconfigured = error instanceof ConfigurationError; // a retry would fail the same way
      if (!failure.isRetryable || isMisconfigured || delay === undefined) throw failure;
      await wait(clock, delay * (0.5 + Math.random() / 2), signal);
      continue;
    }
    return { ...readTokenResponse(response), startedAt };
  }
}

/** @throws {ConfigurationError} unless it is a function. */
export function requireFetchToken(fetchToken: FetchToken | undefined): FetchToken {
  if (typeof fetchToken === 'function') return fetchToken;
  throw new ConfigurationError(
    `fetchToken is of type ${typeof fetchToken}. Pass a function that fetches a token from your server.`,
  );
}

function unavailable(cause: unknown): TokenError {
  // Not its message: a JSON parser's, for one, quotes the response.
  const name = cause instanceof Error ? cause.name : `a thrown ${typeof cause}`;
  const message = `fetchToken failed (${name}), so there is no access token. See the cause of this error.`;
  return new TokenError('TOKEN_UNAVAILABLE', message, { cause });
}

/** The call isn't aborted when its time is over: a late response may still be a valid token. */
async function withTimeout(
  call: () => unknown,
  onLate: (response: unknown) => void,
  signal: AbortSignal,
  clock: Clock,
): Promise<unknown> {
  let isLate = false;
  const cleanUps: (() => void)[] = [];
  // Listens before the host does, so that the end of the session is reported as one, whatever error the host makes of it.
  const limit = new Promise<never>((_resolve, reject) => {
    cleanUps.push(onAbort(signal, () => reject(signal.reason)));
    cleanUps.push(
      clock.after(timeLimit, () => {
        isLate = true;
        reject(timeout());
      }),
    );
  });
  try {
    const calling = Promise.resolve(call()); // without TypeScript, a host may return anything
    calling.then((response) => isLate && onLate(response)).catch(() => {}); // was reported as a timeout
    return await Promise.race([calling, limit]);
  } finally {
    for (const cleanUp of cleanUps) cleanUp();
  }
}

function timeout(): TokenError {
  return new TokenError(
    'TOKEN_TIMEOUT',
    `fetchToken returned no token within ${timeLimit / 1000} s. It must not await Daybook's requests: they wait for it.`,
  );
}
