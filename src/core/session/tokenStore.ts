import type { TokenError } from '../errors.ts';
import type { TelemetryEvent } from '../events.ts';
import { createBackoff } from './backoff.ts';
import { type Clock, untilAborted, wait } from './clock.ts';
import { ageSince, type Freshness, freshnessOf, remainingLife } from './lifetime.ts';
import { type FetchedToken, type FetchToken, requestToken, type TokenRequest } from './requestToken.ts';

/** A token in use. */
export interface Token extends FetchedToken {
  /** Counts the tokens of a session, so that a late response to an old token says nothing about a newer one. */
  readonly number: number;
  /** Why it was fetched. */
  readonly reason: TokenRequest['reason'];
  /** Number of the refresh that fetched it. */
  readonly refreshNumber: number;
  /** Whether the service rejected it. */
  isInvalid: boolean;
}

interface TokenStoreOptions {
  identity: string;
  fetchToken: FetchToken;
  clock: Clock;
  ended: AbortSignal;
  /** Called after each change that can change the session's state. */
  onChange: () => void;
  onToken?: ((event: TelemetryEvent) => void) | undefined;
}

const longestWriteDelay = 3000;

/** The current token of a session, and the one request that fetches the next. */
export function createTokenStore({ identity, fetchToken, clock, ended, onChange, onToken }: TokenStoreOptions) {
  const failing = createBackoff(clock, 2000, 60_000);
  const unchanged = createBackoff(clock, 10_000, 60_000);
  let token: Token | undefined;
  let pendingRefresh: Promise<Token> | undefined;
  /** Aborts what the host's function does, until it has responded. */
  let calling: AbortController | undefined;
  let refreshCount = 0;
  let tokenCount = 0;
  let isUsed = false;
  let failure: TokenError | undefined;
  let isRefused = false;

  function store(fetched: FetchedToken, reason: TokenRequest['reason'], refreshNumber: number): Token {
    failing.reset();
    failure = undefined;
    isUsed = false;
    if (token?.text === fetched.text) {
      // The host's cache returned the same token: its end doesn't change, and fetching again at once would not help.
      unchanged.fail(remainingLife(token, clock) || undefined);
      return token;
    }
    unchanged.reset();
    token = { ...fetched, reason, refreshNumber, number: ++tokenCount, isInvalid: false };
    return token;
  }

  function fail(error: TokenError): never {
    if (ended.aborted) throw ended.reason;
    failure = error;
    isRefused = error.code === 'TOKEN_UNAVAILABLE' && !error.isRetryable;
    // A pause that begins while a token still works must not outlive that token.
    failing.fail(token && !token.isInvalid ? remainingLife(token, clock) || undefined : undefined);
    throw error;
  }

  /** The pending refresh, or a new one. It is recorded before the host's function runs, which may send a request itself. */
  function refresh(reason: TokenRequest['reason']): Promise<Token> {
    if (pendingRefresh) return pendingRefresh;
    const number = ++refreshCount;
    const tokensBefore = tokenCount;
    const storeLate = (fetched: FetchedToken) => {
      settle();
      if (ended.aborted || isRefused || tokenCount !== tokensBefore) return;
      store(fetched, reason, number);
      onChange();
    };
    calling?.abort(); // it took too long, and holds a connection
    const control = new AbortController();
    calling = control;
    if (ended.aborted) control.abort(ended.reason);
    const settle = () => {
      if (calling === control) calling = undefined;
    };
    const request = { identity, reason, forceRefresh: reason !== 'initial', signal: control.signal };
    const startedAt = clock.monotonic();
    const measured = (error?: TokenError) => {
      const durationMs = Math.round(clock.monotonic() - startedAt);
      if (!ended.aborted) onToken?.({ type: 'token', durationMs, ...(error && { errorCode: error.code }) });
    };
    const started = Promise.resolve()
      .then(() => requestToken(fetchToken, request, clock, storeLate))
      .then(
        (fetched) => {
          settle();
          ended.throwIfAborted();
          measured();
          return store(fetched, reason, number);
        },
        (error: TokenError) => {
          if (error.code !== 'TOKEN_TIMEOUT') settle();
          measured(error);
          return fail(error);
        },
      )
      .finally(() => {
        pendingRefresh = undefined;
        onChange();
      });
    started.catch(() => {}); // nobody may be waiting: not an unhandled rejection
    pendingRefresh = started;
    onChange();
    return started;
  }

  function freshness(token: Token): Freshness {
    return freshnessOf(ageSince(token.startedAt, clock), token.expiresIn);
  }

  /** The token of the pending refresh; undefined if there is none, if it fails, or if it takes longer than a user waits after a click. */
  async function waitBriefly(signal: AbortSignal | undefined): Promise<Token | undefined> {
    if (!pendingRefresh) return undefined;
    const control = new AbortController();
    const pause = wait(clock, longestWriteDelay, control.signal).then(() => undefined);
    try {
      return await untilAborted(Promise.race([pendingRefresh.catch(() => undefined), pause]), signal);
    } finally {
      control.abort();
      pause.catch(() => {});
    }
  }

  /** The error if the host can't be called now; undefined if it can, or is being called. */
  function cooldownError(): TokenError | undefined {
    return !pendingRefresh && (isRefused || failing.isOpen()) ? failure : undefined;
  }

  function mayRefreshAhead(): boolean {
    return !isRefused && !failing.isOpen() && !unchanged.isOpen();
  }

  /** The current token, checked after each wait: a late one may have arrived, or the service may have rejected it. */
  function validToken(): Token | undefined {
    return token?.isInvalid ? undefined : token;
  }

  /** The current token while it works, else the next one; undefined if the service rejected it in the meantime. */
  async function currentOrNext(current: Token, isWrite: boolean, signal?: AbortSignal): Promise<Token | undefined> {
    const state = freshness(current);
    if (state === 'fresh' || state === 'stale') {
      if (state === 'stale' && mayRefreshAhead()) refresh('scheduled');
      return (isWrite && (await waitBriefly(signal))) || validToken();
    }
    if (!pendingRefresh && !mayRefreshAhead()) {
      if (state === 'expired' && failing.isOpen() && failure) throw failure;
      return current; // until it expires; after that the service decides
    }
    try {
      return await untilAborted(refresh(state === 'expired' ? 'expired' : 'scheduled'), signal);
    } catch (error) {
      if (signal?.aborted || ended.aborted || !token || freshness(token) === 'expired') throw error;
      return validToken();
    }
  }

  /** Fetches the next token if the current one is used and ends soon. */
  function refreshAhead(): void {
    if (!token || token.isInvalid || !isUsed || freshness(token) === 'fresh') return;
    if (mayRefreshAhead()) refresh('scheduled');
  }

  return {
    get token() {
      return token;
    },
    get isRefreshing() {
      return pendingRefresh !== undefined;
    },
    get refreshCount() {
      return refreshCount;
    },
    get failure() {
      return failure;
    },
    /** When the host can be called again, in milliseconds since 1970; 0 if nothing failed. */
    get retryAt() {
      return failing.endsAt;
    },
    get isRefused() {
      return isRefused;
    },
    get isUsed() {
      return isUsed;
    },
    refresh,
    freshness,
    cooldownError,

    /**
     * A token to send with: the current one while it works, else the next one.
     * @throws {TokenError} if there is none; the signal's reason if the caller aborts.
     */
    async getToken(isWrite: boolean, signal: AbortSignal | undefined): Promise<Token> {
      if (isRefused && failure) throw failure;
      const usable = token && !token.isInvalid && (await currentOrNext(token, isWrite, signal));
      if (usable) return usable;
      ended.throwIfAborted();
      const error = cooldownError();
      if (error) throw error;
      return untilAborted(refresh(token ? 'rejected' : 'initial'), signal);
    },

    /** Marks the token as used. Unused tokens are not refreshed ahead of time. */
    use(): void {
      if (isUsed) return;
      isUsed = true;
      onChange();
    },

    refreshAhead,

    /**
     * Called when the page is visible or online again: ends the pause and fetches a missing token, since requests have already
     * failed without it.
     */
    wake(): void {
      failing.end();
      const isMissing = failure && !isRefused && (!token || freshness(token) === 'expired');
      if (isMissing) refresh(token ? 'expired' : 'initial');
      else refreshAhead();
    },

    /** Stops calling the host, and fails with this error instead. */
    refuse(error: TokenError): void {
      failure = error;
      isRefused = true;
    },

    /** Allows the host to be called again, whatever happened before. */
    reset(): void {
      isRefused = false;
      failing.reset();
      unchanged.reset();
    },

    drop(): void {
      calling?.abort(ended.reason);
      token = undefined;
      pendingRefresh = undefined;
      failure = undefined;
    },
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;
