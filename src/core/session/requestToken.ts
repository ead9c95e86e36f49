import { ConfigurationError, TokenError } from '../errors.ts';
import { type Clock, onAbort, wait } from './clock.ts';
import { type Instant, now } from './lifetime.ts';
import { readTokenResponse } from './readTokenResponse.ts';

/** What the host's `fetchToken` is told. */
export interface TokenRequest {
  identity: string;
  /** `initial`: none yet; `scheduled`: it ends soon; `expired`: it ended; `rejected`: the service refused it. */
  reason: 'initial' | 'scheduled' | 'expired' | 'rejected';
  /** Whether a cache of the host's own must be passed by. */
  forceRefresh: boolean;
  /** 1 for the first try. */
  attempt: number;
  /** Aborts when the session ends or the time for the token is over. */
  signal: AbortSignal;
}

/** What the token endpoint answers; a bare string is an access token of unknown life. */
export type TokenResponse = string | { access_token: string; expires_in?: number | string; token_type?: string };

/** Gets an access token from the host's own server. To stop the session for good, throw an error with `retryable: false`. */
export type FetchToken = (request: TokenRequest) => TokenResponse | PromiseLike<TokenResponse>;

export interface FetchedToken {
  text: string;
  expiresIn: number | undefined;
  /** When the request for it began. */
  startedAt: Instant;
}

const timeLimit = 15_000;
const retryDelays = [500, 1500];

/**
 * Fetches one token: three tries if the host's function throws, none after a time-out or an answer that is no token.
 * @throws {TokenError} `TOKEN_UNAVAILABLE` with the host's error as its cause, `TOKEN_TIMEOUT` or `TOKEN_INVALID_RESPONSE`.
 */
export async function requestToken(
  fetchToken: FetchToken,
  { signal, ...request }: Omit<TokenRequest, 'attempt'>,
  clock: Clock,
  late: (fetched: FetchedToken) => void,
): Promise<FetchedToken> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const startedAt = now(clock);
    let response: unknown;
    try {
      response = await withinTime(
        (limited) => fetchToken({ ...request, attempt, signal: limited }),
        (tooLate) => late({ ...readTokenResponse(tooLate), startedAt }),
        signal,
        clock,
      );
    } catch (error) {
      if (error instanceof TokenError) throw error;
      const failure = unavailable(error);
      const delay = retryDelays[attempt - 1];
      const isMisconfigured = error instanceof ConfigurationError; // another call would fail the same way
      if (!failure.isRetryable || isMisconfigured || delay === undefined) throw failure;
      await wait(clock, delay * (0.5 + Math.random() / 2), signal);
      continue;
    }
    return { ...readTokenResponse(response), startedAt };
  }
}

function unavailable(cause: unknown): TokenError {
  return new TokenError(
    'TOKEN_UNAVAILABLE',
    'fetchToken failed, so there is no access token to ask the service with.',
    { cause },
  );
}

async function withinTime(
  call: (signal: AbortSignal) => unknown,
  late: (response: unknown) => void,
  signal: AbortSignal,
  clock: Clock,
): Promise<unknown> {
  const limited = new AbortController();
  const stopListening = onAbort(signal, () => limited.abort(signal.reason));
  const cancel = clock.after(timeLimit, () => limited.abort(timeout()));
  try {
    // Listens before the host's function does, so that the end of time is told as such, whatever the host makes of it.
    const aborted = new Promise<never>((_resolve, reject) => {
      limited.signal.addEventListener('abort', () => reject(limited.signal.reason), { once: true });
    });
    const calling = Promise.resolve(call(limited.signal)); // a host without types may return anything
    // An answer after the time is over may still be a good token. Whatever else comes late was told as a time-out.
    calling.then((response) => limited.signal.aborted && late(response)).catch(() => {});
    return await Promise.race([calling, aborted]);
  } finally {
    cancel();
    stopListening();
  }
}

function timeout(): TokenError {
  return new TokenError(
    'TOKEN_TIMEOUT',
    `fetchToken gave no token within ${timeLimit / 1000} s. It must not wait for Daybook's own requests: they wait for it.`,
  );
}
