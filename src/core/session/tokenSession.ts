import { ConfigurationError, TokenError } from '../errors.ts';
import { type Clock, systemClock, untilAborted } from './clock.ts';
import { createKeepFresh } from './keepFresh.ts';
import { remainingLife } from './lifetime.ts';
import { createPermissions } from './permissions.ts';
import { createRejections } from './rejections.ts';
import type { FetchToken } from './requestToken.ts';
import { initialState, type SessionState, stateAfter } from './sessionState.ts';
import { createTokenStore, type Token } from './tokenStore.ts';

/**
 * What an answer says of the token it was asked with: `accepted` (2xx); `invalid` and `expired` are definite; `refused` is
 * either expired or not allowed; `denied` is definitely not allowed; undefined says nothing.
 */
export type TokenVerdict = 'accepted' | 'invalid' | 'expired' | 'refused' | 'denied' | undefined;

/** What a session is told of a request. */
interface SessionRequest<A> extends RequestFacts {
  /** Sends it with the given token. */
  send: (token: string) => Promise<A>;
  verdictOf: (answer: A) => TokenVerdict;
}

interface RequestFacts {
  /** Method and path: what a permission is given or refused for. */
  operation: string;
  isWrite: boolean;
  signal?: AbortSignal;
}

/** The tokens of one identity, which is one user in one company and environment, until it ends or signs out. */
export interface TokenSession {
  /** Distinguishes this session's cache from every other's; not the identity, never the token. */
  readonly id: string;
  /** Aborts when the session ends. */
  readonly ended: AbortSignal;
  /** What its requests are timed by, too. */
  readonly clock: Clock;
  /** What goes on now, and what went wrong. The same object until something changes. */
  getState(): SessionState;
  /**
   * Sends a request with a token, and once more with a new one if the service refused the first before doing anything.
   * @throws {TokenError} if there is no token; the request was not done then.
   */
  withToken<A>(request: SessionRequest<A>): Promise<A>;
  /** Asks the host for a token, whatever there is: after failures, after its «never again», and while a token works. */
  retry(): void;
  /** Keeps the token fresh while something is shown. @returns a function that lets go; timers and listeners go with it. */
  retain(): () => void;
  /** Asks the host for nothing, and fails every request with this error, until `retry()`. */
  refuse(error: TokenError): void;
  /**
   * Ends the session for good: its waiting requests fail, nothing more is sent. No listener is notified, as none may be while
   * React commits: `end` does that later.
   */
  stop(error?: TokenError): void;
  /** Ends the session for good and notifies listeners. @param error default: another user came. */
  end(error?: TokenError): void;
}

export interface SessionOptions {
  /**
   * Names the signed-in user, company and environment, such as `user-7:company-42`. Another one is another session: its
   * requests carry its own tokens and its data are cached apart.
   */
  identity: string;
  /** Gets an access token from the host's own server. An inline function is fine: the latest one is called. */
  fetchToken: FetchToken;
  /** Whether a write that was refused before it was done may be sent once more. Default `after-rejection`. */
  writeReplay?: 'after-rejection' | 'never';
  /** Default the system's. */
  clock?: Clock;
}

let sessionCount = 0;

/**
 * Makes a session. It does nothing before the first request: no call, no timer, no listener.
 * @param tellChange called after each change of state.
 */
export function createTokenSession(options: SessionOptions, tellChange?: () => void): TokenSession {
  const { identity, fetchToken, writeReplay = 'after-rejection', clock = systemClock } = options;
  const end = new AbortController();
  const ended = end.signal;
  const rejections = createRejections(clock);
  const permissions = createPermissions(clock);
  const supply = createTokenStore({ identity, fetchToken, clock, ended, changed });
  const warmUp = createKeepFresh(supply, clock, changed);
  let state = initialState;
  let told = state;

  function changed(): void {
    warmUp.arm();
    if (currentState() === told) return;
    told = state;
    tellChange?.();
  }

  /** Looked up each time: a token expires without anything being called. */
  function currentState(): SessionState {
    const isAsTold = stateAfter(told, supply, rejections) === told; // a calendar that is set back makes a token younger
    state = isAsTold ? told : stateAfter(state, supply, rejections);
    return state;
  }

  /** Whether a request may still be sent, asked after each time that something else could run. */
  function requireOpen(signal: AbortSignal | undefined): void {
    signal?.throwIfAborted();
    ended.throwIfAborted();
  }

  function markBad(token: Token): void {
    token.isBad = true;
    changed();
  }

  /** @throws {TokenError} `INVALID_TOKEN`, which every other request is told at once for some time. */
  function rejectForAWhile(token: Token): never {
    const error = rejections.add();
    markBad(token);
    throw error;
  }

  /** Why the host is not asked now; undefined if it may be, or is being asked. */
  function obstacle(): TokenError | undefined {
    return (supply.token?.isBad && !supply.isFlying ? rejections.obstacle() : undefined) ?? supply.obstacle();
  }

  async function usableToken({ isWrite, signal }: RequestFacts): Promise<Token> {
    const refusal = supply.token?.isBad && rejections.obstacle();
    if (refusal) throw refusal;
    const token = await supply.take(isWrite, signal);
    if (token.isBad) rejectForAWhile(token);
    supply.use();
    return token;
  }

  /** The token to send a refused request with once more; undefined to leave it refused. */
  function replacement(verdict: TokenVerdict, used: Token, request: RequestFacts) {
    const newer = supply.token && supply.token.number > used.number && !supply.token.isBad ? supply.token : undefined;
    // After an ambiguous word, the one repetition is not for a token that is at its own end by now, if another is to be had.
    if (newer && (verdict !== 'refused' || remainingLife(newer, clock) > 0)) return newer;
    if (verdict === 'refused') return cure(used, request).then((token) => token ?? newer);
    if (verdict === 'invalid' && rejections.isInARow) return rejectForAWhile(used);
    return renew(used, request);
  }

  /** After a definite word: the token is bad, and everything waits for the next. */
  async function renew(used: Token, { signal }: RequestFacts): Promise<Token> {
    markBad(used);
    const why = obstacle();
    if (why) throw why;
    const token = await untilAborted(supply.fly('rejected'), signal);
    return token.isBad ? rejectForAWhile(token) : token;
  }

  /** After an ambiguous word: a new token tells what was meant, and nobody else waits for it. */
  async function cure(used: Token, { operation, signal }: RequestFacts): Promise<Token | undefined> {
    const isOwn = !supply.isFlying;
    if (isOwn && (obstacle() || !permissions.isWorthACure(operation, used.number))) return undefined;
    if (isOwn) permissions.cureBegins();
    const flying = supply.fly('rejected');
    const flight = supply.flightCount;
    const token = await untilAborted(flying, signal).catch(() => undefined);
    if (token && token.number > used.number) return token;
    if (token) permissions.keptToken(operation, used.number, flight);
    return undefined;
  }

  function judge(verdict: TokenVerdict, token: Token, { operation }: RequestFacts): void {
    if (verdict === 'accepted') {
      const wasRejected = rejections.isInARow;
      rejections.accept();
      if (wasRejected) changed();
      permissions.succeed(operation, token.number);
    }
    if (verdict === 'denied') permissions.deny(operation, token.number);
  }

  function stop(error = sessionChanged()): void {
    end.abort(error);
    supply.drop();
  }

  return {
    id: `s${++sessionCount}`,
    ended,
    clock,
    getState: currentState,
    async withToken(request) {
      const { isWrite, signal, send, verdictOf } = request;
      requireIdentity(identity);
      requireOpen(signal);
      const first = await usableToken(request);
      requireOpen(signal);
      const answer = await send(first.text);
      const verdict = verdictOf(answer);
      judge(verdict, first, request);
      if (verdict === undefined || verdict === 'accepted' || verdict === 'denied') return answer;

      requireOpen(signal);
      if (isWrite && writeReplay === 'never') {
        if (verdict !== 'refused') markBad(first);
        return answer;
      }
      const second = await replacement(verdict, first, request);
      requireOpen(signal);
      if (!second) return answer;
      const replay = await send(second.text);
      const replayVerdict = verdictOf(replay);
      judge(replayVerdict, second, request);
      if (isDefinite(replayVerdict)) {
        if (isDefinite(verdict) || rejections.isInARow) rejectForAWhile(second);
        markBad(second); // the first such word: the next request gets a new token
      }
      if (replayVerdict === 'accepted' && verdict === 'refused') permissions.cured();
      if (replayVerdict === 'refused') {
        const flight = second.reason === 'rejected' ? second.flight : undefined;
        permissions.denyNew(request.operation, second.number, flight);
      }
      return replay;
    },
    retry() {
      supply.forgive();
      rejections.forgive();
      supply.fly(supply.token ? 'rejected' : 'initial');
    },
    retain: warmUp.retain,
    refuse(error) {
      supply.refuse(error);
      changed();
    },
    stop,
    end(error) {
      stop(error);
      changed();
    },
  };
}

function sessionChanged(): TokenError {
  return new TokenError('SESSION_CHANGED', 'The user or company changed before this was done. Nothing was saved.');
}

/** Whether an answer leaves no doubt that its token is no good. */
function isDefinite(verdict: TokenVerdict): boolean {
  return verdict === 'invalid' || verdict === 'expired';
}

function requireIdentity(identity: unknown): void {
  if (typeof identity === 'string' && identity !== '') return;
  throw new ConfigurationError(
    `identity is ${identity === '' ? 'empty' : `of type ${typeof identity}`}. Give DaybookProvider a text that names the signed-in user and ` +
      'company, such as "user-7:company-42": another one starts a new session, so that no data crosses over.',
  );
}
