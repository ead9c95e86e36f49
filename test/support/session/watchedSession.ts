import { TokenError } from '../../../src/core/errors.ts';
import { sendWithToken } from '../../../src/core/http/http.ts';
import { wait } from '../../../src/core/session/clock.ts';
import type { FetchToken } from '../../../src/core/session/requestToken.ts';
import { createTokenSession, type TokenSession, type TokenVerdict } from '../../../src/core/session/tokenSession.ts';
import type { Host } from './host.ts';
import { expiryOf, isDefinite, type KnownToken, SessionModel } from './model.ts';
import type { Service } from './service.ts';
import type { RequestStep } from './steps.ts';
import type { VirtualClock } from './virtualClock.ts';

/** One call of `sendWithToken`. */
export interface Caller extends RequestStep {
  leaving: AbortController;
  startedAt: number;
  /** The token it could have been sent with immediately. */
  working: KnownToken | undefined;
  /** The tokens it was sent with, and the service's verdict on each. */
  tokens: string[];
  verdicts: TokenVerdict[];
  isUnderWay: boolean;
  outcome: Promise<unknown>;
}

interface Surroundings {
  clock: VirtualClock;
  host: Host;
  service: Service;
  writeReplay: 'after-rejection' | 'never';
  report: (what: string) => void;
}

/** The host's own request before it returns a token. */
const ownRequest: RequestStep = { does: 'request', isWrite: false, operation: 'list', road: 'honest', latency: 10 };

/** A network failure. */
class NetworkError extends Error {}

const second = 1000;

/** A session whose requests, token requests and states are checked against the model. */
export class WatchedSession {
  readonly session: TokenSession;
  readonly model: SessionModel;
  /** Callers without a result. */
  readonly waiting = new Set<Caller>();
  /** The state of the last notification. */
  #notified: unknown;
  /** Whether the token had expired at that time. */
  #hadExpired = false;

  constructor(
    identity: string,
    readonly around: Surroundings,
  ) {
    const { clock, host, writeReplay, report } = around;
    this.model = new SessionModel(clock, identity, report);
    const fetchToken: FetchToken = (request) => {
      const call = this.model.asked(request);
      return host.fetchToken(request, call, () => this.request(ownRequest).outcome);
    };
    this.session = createTokenSession({ identity, fetchToken, writeReplay, clock }, () => {
      this.#notified = this.session.getState();
      this.#hadExpired = this.#hasExpired;
    });
    this.#notified = this.session.getState();
  }

  request(step: RequestStep): Caller {
    const { model } = this;
    const leaving = new AbortController();
    const now = { startedAt: this.around.clock.monotonic(), working: model.workingToken };
    const outcome = Promise.resolve();
    const caller: Caller = { ...step, ...now, leaving, tokens: [], verdicts: [], isUnderWay: false, outcome };
    model.isUsed = true;
    this.waiting.add(caller);
    const { operation, isWrite } = step;
    const verdictOf = (verdict: TokenVerdict) => {
      model.responded(verdict, caller.tokens.at(-1) ?? '', operation, caller.verdicts.push(verdict) > 1);
      return verdict;
    };
    const send = (token: string) => this.#send(caller, token);
    const request = { operation, isWrite, signal: leaving.signal };
    caller.outcome = sendWithToken(this.session, request, send, verdictOf);
    caller.outcome
      .then(
        (verdict) => verdict === caller.verdicts.at(-1) || this.around.report('a caller receives another’s response'),
        (error) => this.#checkFailure(caller, error),
      )
      .finally(() => {
        model.isUsed = true; // also by a caller that aborted after getting its token
        this.waiting.delete(caller);
      });
    return caller;
  }

  end(): void {
    this.model.ended();
    this.session.end();
  }

  /** Checks the session while it is idle. */
  checkAtRest(): void {
    const { report } = this.around;
    const state = this.session.getState();
    this.model.checkState(state);
    // Time alone can expire a token, and setting the clock back can renew it; neither notifies.
    const isByTime = this.#hasExpired !== this.#hadExpired;
    if (this.#notified !== state && !isByTime) report('a state change is not reported');
    for (const { leaving, isUnderWay } of this.waiting) {
      if (leaving.signal.aborted) report('an aborted caller has no result');
      if (this.model.hasEnded && !isUnderWay) report('a request waits for a session that has ended');
    }
  }

  get #hasExpired(): boolean {
    const { token } = this.model;
    return token !== undefined && token.age() >= expiryOf(token);
  }

  async #send(caller: Caller, token: string): Promise<TokenVerdict> {
    this.#checkSending(caller, token);
    const { clock, service } = this.around;
    const { road, latency, leaving } = caller;
    const verdict = service.judge(token, caller);
    caller.tokens.push(token);
    this.model.isUsed = true;
    caller.isUnderWay = true;
    try {
      await wait(clock, road === 'silent' ? 30 * second : latency, leaving.signal);
      if (road === 'silent' || road === 'unreachable') throw new NetworkError();
      return verdict;
    } finally {
      caller.isUnderWay = false;
    }
  }

  #checkSending({ tokens, verdicts, isWrite, leaving, startedAt, working }: Caller, token: string): void {
    const { clock, service, writeReplay, report } = this.around;
    const { token: known, identity, hasEnded } = this.model;
    const mustBe = (claim: boolean | undefined, what: string) => claim || report(`a request is sent ${what}`);
    mustBe(service.identityOf(token) === identity, `as ${identity} with ${token}`);
    mustBe(!hasEnded, 'after the end of its session');
    mustBe(!leaving.signal.aborted, 'after its caller left');
    mustBe(tokens.length < 2, 'a third time');
    if (tokens.length > 0) {
      mustBe(verdicts[0] === 'refused' || isDefinite(verdicts[0]), `twice, after ${verdicts[0]}`);
      mustBe(token !== tokens[0], 'twice with one token');
      mustBe(!isWrite || writeReplay !== 'never', 'twice, though the host wants no replay of writes');
      return;
    }
    const waited = clock.monotonic() - startedAt;
    if (working && !working.isBad)
      mustBe(waited <= (isWrite ? 3 * second : 0), `after ${waited} ms, and there was a token`);
    if (!known || known.since === clock.monotonic()) return; // it is arriving right now
    mustBe(known.text === token, 'with another token than the newest');
    mustBe(!known.isBad, 'with a token that was rejected');
    const hadEnded = known.age() >= expiryOf(known) && known.since < startedAt;
    mustBe(!hadEnded || known.isRepeated || known === working, 'with an expired token');
  }

  #checkFailure({ leaving, working, verdicts }: Caller, error: unknown): void {
    const { model } = this;
    const { report } = this.around;
    if (error === leaving.signal.reason || error instanceof NetworkError) return;
    if (!(error instanceof TokenError)) {
      report(`a caller receives ${error}`);
    } else if (error.code === 'INVALID_TOKEN') {
      if (!model.hasEnded) model.reportedInvalid(verdicts.length > 1 && isDefinite(verdicts[0]));
    } else if (error.code === 'SESSION_CHANGED') {
      if (!model.hasEnded) report('a caller receives SESSION_CHANGED without a change');
    } else if (verdicts.length > 0 ? !verdicts.some(isDefinite) : working && !working.isBad && !model.token?.isBad) {
      report(`a caller receives ${error.code}, though there was a working token`);
    }
  }
}
