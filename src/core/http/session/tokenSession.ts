import { type Clock, systemClock, untilAborted } from '../clock.ts';
import { ConfigurationError, TokenError } from '../errors.ts';
import { ageSince, freshnessOf } from './lifetime.ts';
import { type FetchedToken, type FetchToken, fetchOneToken, type TokenRequest } from './tokenFlight.ts';

/** What the service said of the token that a request was sent with. */
export type TokenRefusal = 'invalid' | 'forbidden';

/** The tokens of one identity, which is one user in one company and environment. */
export interface TokenSession {
  /** Distinguishes this session's cache from every other's; not the identity, never the token. */
  readonly id: string;
  readonly identity: string;
  /** Aborts when the session ends. */
  readonly ended: AbortSignal;
  /**
   * Sends a request with a token, and once more with a new one if the service refused the first before doing anything.
   * @param send sends with the given token; it tells a refusal by `refusalOf`.
   * @throws {TokenError} if there is no token; the request was not done then.
   */
  withToken<A>(
    send: (token: string) => Promise<A>,
    refusalOf: (answer: A) => TokenRefusal | undefined,
    signal?: AbortSignal,
  ): Promise<A>;
  /** Ends the session for good: its waiting requests fail, nothing more is sent. */
  end(): void;
}

export interface TokenSessionOptions {
  identity: string;
  fetchToken: FetchToken;
  clock?: Clock;
}

let sessionCount = 0;

/** Makes a session. It does nothing before the first request: no call, no timer, no listener. */
export function createTokenSession({ identity, fetchToken, clock = systemClock }: TokenSessionOptions): TokenSession {
  const ended = new AbortController();
  let token: FetchedToken | undefined;
  let flight: Promise<FetchedToken> | undefined;

  /** One flight at a time, noted before the host's function runs, as that may itself make a request. */
  function refresh(reason: TokenRequest['reason']): Promise<FetchedToken> {
    flight ??= Promise.resolve()
      .then(() => {
        const request = { identity, reason, forceRefresh: reason !== 'initial', signal: ended.signal };
        return fetchOneToken(fetchToken, request, clock);
      })
      .then((fetched) => {
        token = fetched;
        return fetched;
      })
      .finally(() => {
        flight = undefined;
      });
    // Whoever waits is told; a refresh that nobody waits for must not end as an unhandled rejection.
    flight.catch(() => {});
    return flight;
  }

  /** Whether a request may still be sent, asked after each time that something else could run. */
  function requireOpen(signal: AbortSignal | undefined): void {
    signal?.throwIfAborted();
    ended.signal.throwIfAborted();
  }

  async function usableToken(signal: AbortSignal | undefined): Promise<FetchedToken> {
    if (!token) return untilAborted(refresh('initial'), signal);
    const kept = token;
    const freshness = freshnessOf(ageSince(kept.startedAt, clock), kept.expiresIn);
    if (freshness === 'fresh') return kept;
    if (freshness === 'soft') {
      refresh('scheduled');
      return kept;
    }
    const refreshed = untilAborted(refresh(freshness === 'hard' ? 'scheduled' : 'expired'), signal);
    return refreshed.catch((error) => {
      // What is left of the token is used up, but not a token that ended, now or while the new one was waited for.
      if (freshnessOf(ageSince(kept.startedAt, clock), kept.expiresIn) === 'over') throw error;
      return kept;
    });
  }

  return {
    id: `s${++sessionCount}`,
    identity,
    ended: ended.signal,
    async withToken(send, refusalOf, signal) {
      requireIdentity(identity);
      requireOpen(signal);
      const first = await usableToken(signal);
      requireOpen(signal);
      const answer = await send(first.text);
      if (!refusalOf(answer)) return answer;

      requireOpen(signal);
      const isReplaced = token !== undefined && token.text !== first.text;
      const second = isReplaced ? token : await untilAborted(refresh('rejected'), signal).catch(() => undefined);
      requireOpen(signal);
      return !second || second.text === first.text ? answer : send(second.text);
    },
    end() {
      ended.abort(
        new TokenError('SESSION_CHANGED', 'The user or company changed before this was sent. It was not done.'),
      );
      token = undefined;
    },
  };
}

function requireIdentity(identity: unknown): void {
  if (typeof identity === 'string' && identity !== '') return;
  throw new ConfigurationError(
    `identity is ${identity === '' ? 'empty' : `of type ${typeof identity}`}. Give DaybookProvider a text that names the signed-in user and ` +
      'company, such as "user-7:company-42": another one starts a new session, so that no data crosses over.',
  );
}
