import type { TokenError } from '../errors.ts';
import { createBackoff } from './backoff.ts';
import { type Clock, untilAborted, wait } from './clock.ts';
import { ageSince, type Freshness, freshnessOf, remainingLife } from './lifetime.ts';
import { type FetchedToken, type FetchToken, requestToken, type TokenRequest } from './requestToken.ts';

/** A token in use. */
export interface Token extends FetchedToken {
  /** Counts the tokens of a session, so that an old answer is not taken for a word on a newer token. */
  readonly number: number;
  /** Why it was fetched. */
  readonly reason: TokenRequest['reason'];
  /** Counts the flights of a session: which one brought it. */
  readonly flight: number;
  /** Whether the service called it invalid. */
  isBad: boolean;
}

interface TokenSupplyOptions {
  identity: string;
  fetchToken: FetchToken;
  clock: Clock;
  ended: AbortSignal;
  /** Called after anything changed that a person could see. */
  changed: () => void;
}

const writesWait = 3000;

/** Where a session's tokens come from: the one that is kept, and the one flight that fetches the next. */
export function createTokenStore({ identity, fetchToken, clock, ended, changed }: TokenSupplyOptions) {
  const failing = createBackoff(clock, 2000, 60_000);
  const unchanged = createBackoff(clock, 10_000, 60_000);
  let token: Token | undefined;
  let flight: Promise<Token> | undefined;
  let flightCount = 0;
  let tokenCount = 0;
  let isUsed = false;
  let failure: TokenError | undefined;
  let isRefused = false;

  function adopt(fetched: FetchedToken, reason: TokenRequest['reason'], ofFlight: number): Token {
    failing.reset();
    failure = undefined;
    isUsed = false;
    if (token?.text === fetched.text) {
      // A host's cache hands out the same token: its end stays where it was, and asking at once again is of no use.
      unchanged.fail(remainingLife(token, clock) || undefined);
      return token;
    }
    unchanged.reset();
    token = { ...fetched, reason, flight: ofFlight, number: ++tokenCount, isBad: false };
    return token;
  }

  function fail(error: TokenError): never {
    if (ended.aborted) throw ended.reason;
    failure = error;
    isRefused = error.code === 'TOKEN_UNAVAILABLE' && !error.isRetryable;
    // A pause that was earned while a token still works must not outlive that token.
    failing.fail(token && !token.isBad ? remainingLife(token, clock) || undefined : undefined);
    throw error;
  }

  /** The flight that is on, or a new one. It is noted before the host's function runs, which may itself make a request. */
  function fly(reason: TokenRequest['reason']): Promise<Token> {
    if (flight) return flight;
    const number = ++flightCount;
    const tokensBefore = tokenCount;
    const late = (fetched: FetchedToken) => {
      if (ended.aborted || isRefused || tokenCount !== tokensBefore) return;
      adopt(fetched, reason, number);
      changed();
    };
    const request = { identity, reason, forceRefresh: reason !== 'initial', signal: ended };
    const started = Promise.resolve()
      .then(() => requestToken(fetchToken, request, clock, late))
      .then((fetched) => {
        ended.throwIfAborted();
        return adopt(fetched, reason, number);
      }, fail)
      .finally(() => {
        flight = undefined;
        changed();
      });
    // Whoever waits is told; a refresh that nobody waits for must not end as an unhandled rejection.
    started.catch(() => {});
    flight = started;
    changed();
    return started;
  }

  function freshness(of: Token): Freshness {
    return freshnessOf(ageSince(of.startedAt, clock), of.expiresIn);
  }

  /** The flight's token; undefined without a flight, and if it fails or takes longer than a person would wait for a click. */
  async function soon(signal: AbortSignal | undefined): Promise<Token | undefined> {
    if (!flight) return undefined;
    const enough = new AbortController();
    const pause = wait(clock, writesWait, enough.signal).then(() => undefined);
    try {
      return await untilAborted(Promise.race([flight.catch(() => undefined), pause]), signal);
    } finally {
      enough.abort();
      pause.catch(() => {});
    }
  }

  /** Why the host is left alone now; undefined if it may be asked, or is being asked. */
  function obstacle(): TokenError | undefined {
    return !flight && (isRefused || failing.isOpen()) ? failure : undefined;
  }

  function mayFlyAhead(): boolean {
    return !isRefused && !failing.isOpen() && !unchanged.isOpen();
  }

  /** What is kept by now: meanwhile a late token may have come, or the service may have called it bad. */
  function goodToken(): Token | undefined {
    return token?.isBad ? undefined : token;
  }

  /** The kept token while it works, else the flight's; undefined if the service called it bad while this waited. */
  async function keptOrNext(kept: Token, isWrite: boolean, signal?: AbortSignal): Promise<Token | undefined> {
    const state = freshness(kept);
    if (state === 'fresh' || state === 'soft') {
      if (state === 'soft' && mayFlyAhead()) fly('scheduled');
      return (isWrite && (await soon(signal))) || goodToken();
    }
    if (!flight && !mayFlyAhead()) {
      if (state === 'over' && failing.isOpen() && failure) throw failure;
      return kept; // what is left of it; past its end, the service may judge
    }
    try {
      return await untilAborted(fly(state === 'over' ? 'expired' : 'scheduled'), signal);
    } catch (error) {
      if (signal?.aborted || ended.aborted || !token || freshness(token) === 'over') throw error;
      return goodToken();
    }
  }

  /** Fetches the next token ahead if the kept one is near its end. */
  function warmUp(): void {
    if (!token || token.isBad || !isUsed || freshness(token) === 'fresh') return;
    if (mayFlyAhead()) fly('scheduled');
  }

  return {
    get token() {
      return token;
    },
    get isFlying() {
      return flight !== undefined;
    },
    get flightCount() {
      return flightCount;
    },
    get failure() {
      return failure;
    },
    get isRefused() {
      return isRefused;
    },
    get isUsed() {
      return isUsed;
    },
    fly,
    freshness,
    obstacle,

    /**
     * A token to send with: the kept one while it works, else the flight's.
     * @throws {TokenError} if there is none; the signal's reason if the caller aborts.
     */
    async take(isWrite: boolean, signal: AbortSignal | undefined): Promise<Token> {
      if (isRefused && failure) throw failure;
      const usable = token && !token.isBad && (await keptOrNext(token, isWrite, signal));
      if (usable) return usable;
      ended.throwIfAborted();
      const why = obstacle();
      if (why) throw why;
      return untilAborted(fly(token ? 'rejected' : 'initial'), signal);
    },

    /** Notes that a request goes out with the token: one that nobody uses is not renewed ahead. */
    use(): void {
      if (isUsed) return;
      isUsed = true;
      changed();
    },

    warmUp,

    /**
     * Ends the pause after a failure. What failed is mended without being asked, as those who heard of the return first have
     * been refused already.
     */
    wake(): void {
      failing.open();
      const isWanting = failure && !isRefused && (!token || freshness(token) === 'over');
      if (isWanting) fly(token ? 'expired' : 'initial');
      else warmUp();
    },

    /** Asks the host no more, and fails with this error instead. */
    refuse(error: TokenError): void {
      failure = error;
      isRefused = true;
    },

    /** Asks the host again, whatever was before. */
    forgive(): void {
      isRefused = false;
      failing.reset();
      unchanged.reset();
    },

    drop(): void {
      token = undefined;
      flight = undefined;
      failure = undefined;
    },
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;
