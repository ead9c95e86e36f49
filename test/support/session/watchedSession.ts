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
  /** What it could have been sent with at once. */
  working: KnownToken | undefined;
  /** What it was sent with, and what the service said to each. */
  tokens: string[];
  answers: TokenVerdict[];
  isUnderWay: boolean;
  outcome: Promise<unknown>;
}

interface Surroundings {
  clock: VirtualClock;
  host: Host;
  service: Service;
  writeReplay: 'after-rejection' | 'never';
  complain: (what: string) => void;
}

/** What a host asks Daybook itself before it gives a token. */
const ownRequest: RequestStep = { does: 'request', isWrite: false, operation: 'list', road: 'honest', latency: 10 };

/** What a network does. */
class Unanswered extends Error {}

const second = 1000;

/** A session with all that it sends, asks and tells held against what it may. */
export class WatchedSession {
  readonly session: TokenSession;
  readonly model: SessionModel;
  /** Those that nobody has told yet. */
  readonly waiting = new Set<Caller>();
  /** The state that listeners were last told of. */
  #told: unknown;
  /** Whether the token had expired then. */
  #hadExpired = false;

  constructor(
    identity: string,
    readonly around: Surroundings,
  ) {
    const { clock, host, writeReplay, complain } = around;
    this.model = new SessionModel(clock, identity, complain);
    const fetchToken: FetchToken = (request) => {
      const asked = this.model.asked(request);
      return host.fetchToken(request, asked, () => this.request(ownRequest).outcome);
    };
    this.session = createTokenSession({ identity, fetchToken, writeReplay, clock }, () => {
      this.#told = this.session.getState();
      this.#hadExpired = this.#hasExpired;
    });
    this.#told = this.session.getState();
  }

  request(step: RequestStep): Caller {
    const { model } = this;
    const leaving = new AbortController();
    const now = { startedAt: this.around.clock.monotonic(), working: model.workingToken };
    const outcome = Promise.resolve();
    const caller: Caller = { ...step, ...now, leaving, tokens: [], answers: [], isUnderWay: false, outcome };
    model.isUsed = true;
    this.waiting.add(caller);
    const { operation, isWrite } = step;
    const verdictOf = (verdict: TokenVerdict) => {
      model.answered(verdict, caller.tokens.at(-1) ?? '', operation, caller.answers.push(verdict) > 1);
      return verdict;
    };
    const send = (token: string) => this.#send(caller, token);
    const request = { operation, isWrite, signal: leaving.signal };
    caller.outcome = sendWithToken(this.session, request, send, verdictOf);
    caller.outcome
      .then(
        (verdict) => verdict === caller.answers.at(-1) || this.around.complain('a caller is told another’s answer'),
        (error) => this.#checkFailure(caller, error),
      )
      .finally(() => {
        model.isUsed = true; // also by one that got its token and then left
        this.waiting.delete(caller);
      });
    return caller;
  }

  end(): void {
    this.model.ended();
    this.session.end();
  }

  /** Called when nothing moves before time does. */
  checkAtRest(): void {
    const { complain } = this.around;
    const state = this.session.getState();
    this.model.checkState(state);
    // Time alone may expire a token, and a calendar that is set back make it younger; neither calls anything.
    const isByTime = this.#hasExpired !== this.#hadExpired;
    if (this.#told !== state && !isByTime) complain('a change of state is not told');
    for (const { leaving, isUnderWay } of this.waiting) {
      if (leaving.signal.aborted) complain('a caller that left is not told');
      if (this.model.hasEnded && !isUnderWay) complain('a request waits for a session that is over');
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
      if (road === 'silent' || road === 'unreachable') throw new Unanswered();
      return verdict;
    } finally {
      caller.isUnderWay = false;
    }
  }

  #checkSending({ tokens, answers, isWrite, leaving, startedAt, working }: Caller, token: string): void {
    const { clock, service, writeReplay, complain } = this.around;
    const { token: known, identity, hasEnded } = this.model;
    const mustBe = (claim: boolean | undefined, what: string) => claim || complain(`a request is sent ${what}`);
    mustBe(service.identityOf(token) === identity, `as ${identity} with ${token}`);
    mustBe(!hasEnded, 'after the end of its session');
    mustBe(!leaving.signal.aborted, 'after its caller left');
    mustBe(tokens.length < 2, 'a third time');
    if (tokens.length > 0) {
      mustBe(answers[0] === 'refused' || isDefinite(answers[0]), `twice, after ${answers[0]}`);
      mustBe(token !== tokens[0], 'twice with one token');
      mustBe(!isWrite || writeReplay !== 'never', 'twice, though the host wants no replay of writes');
      return;
    }
    const waited = clock.monotonic() - startedAt;
    if (working && !working.isBad)
      mustBe(waited <= (isWrite ? 3 * second : 0), `after ${waited} ms, and there was a token`);
    if (!known || known.since === clock.monotonic()) return; // it comes in this very moment
    mustBe(known.text === token, 'with another token than the newest');
    mustBe(!known.isBad, 'with a token that was rejected');
    const hadEnded = known.age() >= expiryOf(known) && known.since < startedAt;
    mustBe(!hadEnded || known.isRepeated || known === working, 'with a token that has ended');
  }

  #checkFailure({ leaving, working, answers }: Caller, error: unknown): void {
    const { model } = this;
    const { complain } = this.around;
    if (error === leaving.signal.reason || error instanceof Unanswered) return;
    if (!(error instanceof TokenError)) {
      complain(`a caller is told ${error}`);
    } else if (error.code === 'INVALID_TOKEN') {
      if (!model.hasEnded) model.reportedInvalid(answers.length > 1 && isDefinite(answers[0]));
    } else if (error.code === 'SESSION_CHANGED') {
      if (!model.hasEnded) complain('a caller is told of a change that was none');
    } else if (answers.length > 0 ? !answers.some(isDefinite) : working && !working.isBad && !model.token?.isBad) {
      complain(`${error.code} is told to a caller, though there was a token that worked`);
    }
  }
}
