import { ConfigurationError, TokenError } from '../errors.ts';
import type { TelemetryEvent } from '../events.ts';
import { type Clock, systemClock, untilAborted } from './clock.ts';
import { createKeepFresh } from './keepFresh.ts';
import { remainingLife } from './lifetime.ts';
import { createPermissions } from './permissions.ts';
import { createRejections } from './rejections.ts';
import type { FetchToken } from './requestToken.ts';
import { initialState, type SessionState, stateAfter } from './sessionState.ts';
import { createTokenStore, type Token } from './tokenStore.ts';

/**
 * What a response says about its token. `accepted`: 2xx. `invalid` and `expired`: the token is unusable. `denied`: permission is
 * missing. `refused`: either expired or missing permission. undefined: nothing.
 */
export type TokenVerdict = 'accepted' | 'invalid' | 'expired' | 'refused' | 'denied' | undefined;

/** A request as the session knows it. */
export interface SessionRequest {
  /** Method and path, by which permissions are stored. */
  operation: string;
  isWrite: boolean;
  signal?: AbortSignal | undefined;
}

/** What a request is sent with. */
export interface SentToken {
  token: Token;
  /** In a retry: the verdict on the first token. */
  retriedAfter?: TokenVerdict;
}

/** The tokens of one identity (user, company and environment) until logout or until another identity takes over. */
export interface TokenSession {
  /** Separates this session's cached data from that of others. Contains neither the identity nor a token. */
  readonly id: string;
  /** Aborts when the session ends. */
  readonly ended: AbortSignal;
  /** Also times the session's requests. */
  readonly clock: Clock;
  /** The same object until something changes. */
  getState(): SessionState;
  /**
   * The token to send a request with.
   * @throws {TokenError} if there is none; the signal's reason if the caller aborts.
   */
  getToken(request: SessionRequest): Promise<Token>;
  /**
   * The token to send a last request with, without waiting for another.
   * @throws {TokenError} if there is none.
   */
  currentToken(): Token;
  /**
   * Learns from a response.
   * @returns what to retry with; undefined to use this response.
   * @throws {TokenError} if the service rejects the host's tokens, or if there is no other.
   */
  afterResponse(verdict: TokenVerdict, sent: SentToken, request: SessionRequest): Promise<SentToken | undefined>;
  /** Fetches a token now, even after a final failure and while a token works. */
  retry(): void;
  /** Keeps the token fresh while something is shown. @returns a function that releases it. */
  retain(): () => void;
  /** Fetches a missing token now, unless the host failed for good. */
  wake(): void;
  /** Fails every request with this error, without calling the host, until `retry()`. */
  refuse(error: TokenError): void;
  /** Ends the session: its waiting requests fail. React allows no notifications during a commit, so `end` sends them later. */
  stop(error?: TokenError): void;
  /** Ends the session and notifies listeners. @param error default: the identity changed. */
  end(error?: TokenError): void;
}

export interface SessionOptions {
  /**
   * Names the signed-in user, such as `usr_42`, and what else changes the data, such as the environment. Another identity is
   * another session, with its own tokens and its own cached data.
   */
  identity: string;
  /** Fetches an access token from the host's own server. May be an inline function: the latest one is called. */
  fetchToken: FetchToken;
  /** Whether a write that was rejected because of its token may be sent once more. Default `after-rejection`. */
  writeReplay?: 'after-rejection' | 'never';
}

interface TokenSessionOptions extends SessionOptions {
  /** Default: the system's. */
  clock?: Clock;
  /** Called after each fetch of a token. */
  onToken?: ((event: TelemetryEvent) => void) | undefined;
}

let sessionCount = 0;

/**
 * Creates a session. Until the first request it does nothing: no I/O, timers or listeners.
 * @param notify called after each change of state.
 */
export function createTokenSession(options: TokenSessionOptions, notify?: () => void): TokenSession {
  const { identity, fetchToken, writeReplay = 'after-rejection', clock = systemClock, onToken } = options;
  const end = new AbortController();
  const ended = end.signal;
  const rejections = createRejections(clock);
  const permissions = createPermissions(clock);
  const tokens = createTokenStore({ identity, fetchToken, clock, ended, onChange, onToken });
  const keepFresh = createKeepFresh(tokens, clock, onChange);
  let state = initialState;
  let notified = state;

  function onChange(): void {
    keepFresh.arm();
    if (currentState() === notified) return;
    notified = state;
    notify?.();
  }

  /** Computed each time: a token expires without any call. */
  function currentState(): SessionState {
    const isAsNotified = stateAfter(notified, tokens, rejections) === notified; // setting a clock back makes a token younger
    state = isAsNotified ? notified : stateAfter(state, tokens, rejections);
    return state;
  }

  function requireOpen(signal: AbortSignal | undefined): void {
    signal?.throwIfAborted();
    ended.throwIfAborted();
  }

  function invalidate(token: Token): void {
    token.isInvalid = true;
    onChange();
  }

  /** @throws {TokenError} `INVALID_TOKEN`, which every other request gets during the pause that begins now. */
  function reject(token: Token): never {
    const error = rejections.add();
    invalidate(token);
    throw error;
  }

  /** The error if the host can't be called now; undefined if it can, or is being called. */
  function cooldownError(): TokenError | undefined {
    return (
      (tokens.token?.isInvalid && !tokens.isRefreshing ? rejections.cooldownError() : undefined) ??
      tokens.cooldownError()
    );
  }

  /** The token to retry with; undefined to use this response. */
  function tokenForRetry(verdict: TokenVerdict, used: Token, request: SessionRequest) {
    const { token } = tokens;
    const newer = token && token.number > used.number && !token.isInvalid ? token : undefined;
    // After an ambiguous 403, don't spend the only retry on an expired token if another can be fetched.
    if (newer && (verdict !== 'refused' || remainingLife(newer, clock) > 0)) return newer;
    if (verdict === 'refused') return retryWithNewToken(used, request).then((token) => token ?? newer);
    if (verdict === 'invalid' && rejections.isInARow) return reject(used);
    return replaceToken(used, request);
  }

  /** After a definite rejection: the token is invalid, and every request waits for the next one. */
  async function replaceToken(used: Token, { signal }: SessionRequest): Promise<Token> {
    invalidate(used);
    const error = cooldownError();
    if (error) throw error;
    const token = await untilAborted(tokens.refresh('rejected'), signal);
    return token.isInvalid ? reject(token) : token;
  }

  /** After an ambiguous 403: a new token shows what it meant. Other requests do not wait for it. */
  async function retryWithNewToken(used: Token, { operation, signal }: SessionRequest): Promise<Token | undefined> {
    const isFirst = !tokens.isRefreshing;
    if (isFirst && (cooldownError() || !permissions.mayRetry(operation, used.number))) return undefined;
    if (isFirst) permissions.retryStarted();
    const pendingRefresh = tokens.refresh('rejected');
    const { refreshCount } = tokens;
    const token = await untilAborted(pendingRefresh, signal).catch(() => undefined);
    if (token && token.number > used.number) return token;
    if (token) permissions.tokenUnchanged(operation, used.number, refreshCount);
    return undefined;
  }

  function learn(verdict: TokenVerdict, token: Token, operation: string): void {
    if (verdict === 'accepted') {
      const wasRejected = rejections.isInARow;
      rejections.accept();
      if (wasRejected) onChange();
      permissions.succeed(operation, token.number);
    }
    if (verdict === 'denied') permissions.deny(operation, token.number);
  }

  function learnFromRetry(verdict: TokenVerdict, { token, retriedAfter }: SentToken, operation: string): void {
    if (isDefinite(verdict)) {
      if (isDefinite(retriedAfter) || rejections.isInARow) reject(token);
      invalidate(token); // the first rejection: the next request gets a new token
    }
    if (verdict === 'accepted' && retriedAfter === 'refused') permissions.retrySucceeded();
    if (verdict === 'refused') {
      permissions.retryDenied(operation, token.number, token.reason === 'rejected' ? token.refreshNumber : undefined);
    }
  }

  function stop(error = sessionChanged()): void {
    end.abort(error);
    tokens.drop();
  }

  return {
    id: `s${++sessionCount}`,
    ended,
    clock,
    getState: currentState,
    async getToken({ isWrite, signal }) {
      requireIdentity(identity);
      requireWriteReplay(writeReplay);
      requireOpen(signal);
      const rejection = tokens.token?.isInvalid && rejections.cooldownError();
      if (rejection) throw rejection;
      const token = await tokens.getToken(isWrite, signal);
      if (token.isInvalid) reject(token);
      tokens.use();
      return token;
    },
    currentToken() {
      const { token } = tokens;
      if (token && !token.isInvalid && tokens.freshness(token) !== 'expired') return token;
      throw sessionChanged();
    },
    async afterResponse(verdict, sent, request) {
      const { token, retriedAfter } = sent;
      const { operation, isWrite, signal } = request;
      learn(verdict, token, operation);
      if (retriedAfter) learnFromRetry(verdict, sent, operation);
      if (retriedAfter || verdict === undefined || verdict === 'accepted' || verdict === 'denied') return undefined;
      requireOpen(signal);
      if (isWrite && writeReplay === 'never') {
        if (verdict !== 'refused') invalidate(token);
        return undefined;
      }
      const next = await tokenForRetry(verdict, token, request);
      requireOpen(signal);
      return next && { token: next, retriedAfter: verdict };
    },
    retry() {
      tokens.reset();
      rejections.endPause();
      tokens.refresh(tokens.token ? 'rejected' : 'initial');
    },
    retain: keepFresh.retain,
    wake: tokens.wake,
    refuse(error) {
      tokens.refuse(error);
      onChange();
    },
    stop,
    end(error) {
      stop(error);
      onChange();
    },
  };
}

function sessionChanged(): TokenError {
  return new TokenError(
    'SESSION_CHANGED',
    'The user or company changed before this request was complete. Nothing was saved.',
  );
}

/** Whether the response proves that the token is unusable. */
function isDefinite(verdict: TokenVerdict): boolean {
  return verdict === 'invalid' || verdict === 'expired';
}

function requireIdentity(identity: unknown): void {
  if (typeof identity === 'string' && identity !== '') return;
  throw new ConfigurationError(
    `identity is ${identity === '' ? 'empty' : `of type ${typeof identity}`}. Pass a string that names the ` +
      'signed-in user, such as "usr_42". Each identity gets its own session and data.',
  );
}

/** A wrong value must not decide whether a write is sent twice. */
function requireWriteReplay(writeReplay: unknown): void {
  if (writeReplay === 'after-rejection' || writeReplay === 'never') return;
  throw new ConfigurationError(`writeReplay is ${JSON.stringify(writeReplay)}: expected "after-rejection" or "never".`);
}
