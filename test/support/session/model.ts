import type { Clock } from '../../../src/core/session/clock.ts';
import type { TokenRequest } from '../../../src/core/session/requestToken.ts';
import type { SessionState } from '../../../src/core/session/sessionState.ts';
import type { TokenVerdict } from '../../../src/core/session/tokenSession.ts';

const second = 1000;
const minute = 60 * second;
/** How long the host may take. */
const limit = 15 * second;

/** Reports the outcome of a call to the host. */
export interface HostCall {
  /** @param life milliseconds. */
  gives(text: string, life: number): void;
  fails(how: 'inPassing' | 'withoutToken' | 'forEver'): void;
}

/** A minimal model of a session: its expected state, given the responses of host and service, and forbidden actions. */
export class SessionModel {
  token: KnownToken | undefined;
  /** Whether the host failed permanently. */
  isRejected = false;
  hasEnded = false;
  /** Whether there was a request since the last token arrived. */
  isUsed = false;
  readonly #hostIsDown: Cooldown;
  readonly #tokensAreRefused: Cooldown;
  readonly #badSinceSuccess = new Set<string>();
  readonly #denied = new Map<string, string>();
  #isRejectedInARow = false;
  #openRefusals = 0;
  #isRetried = false;
  /** Whether a call of the host that takes less than the limit is on. */
  #isAsking = false;
  #cancelLimit = () => {};
  #isFlying = false;
  #adopted = 0;
  #adoptedBeforeFlight = 0;

  constructor(
    readonly clock: Clock,
    readonly identity: string,
    readonly report: (what: string) => void,
  ) {
    this.#hostIsDown = new Cooldown(clock, 2 * second, minute);
    this.#tokensAreRefused = new Cooldown(clock, 30 * second, 15 * minute);
  }

  /** The token to send a request with immediately; undefined if it must wait or fail. */
  get workingToken(): KnownToken | undefined {
    const { token } = this;
    if (!token || token.isBad || this.isRejected) return undefined;
    return token.age() < refreshThresholds(token).hard ? token : undefined;
  }

  asked(request: TokenRequest): HostCall {
    this.#checkRequest(request);
    const { attempt } = request;
    if (attempt === 1) this.#adoptedBeforeFlight = this.#adopted;
    const [before, age] = [this.#adoptedBeforeFlight, this.#stopwatch()];
    this.#openRefusals = 0;
    this.#isFlying = true;
    this.#isAsking = true;
    const startedAt = this.clock.monotonic();
    let hasTimedOut = false;
    const timeOut = () => {
      if (!hasTimedOut) this.#flightFails(false);
      hasTimedOut = true;
    };
    this.#cancelLimit = this.clock.after(limit, timeOut);
    /** Before what happens at the same time. */
    const isLate = () => {
      if (this.clock.monotonic() - startedAt < limit) return false;
      timeOut();
      return true;
    };
    return {
      gives: (text, life) => {
        if (this.hasEnded || (isLate() && (this.#adopted !== before || this.isRejected))) return;
        this.#adopt({ text, life, age, since: this.clock.monotonic(), isBad: false, isRepeated: false });
        if (!isLate()) this.#land();
      },
      fails: (how) => {
        if (this.hasEnded || isLate()) return;
        this.#cancelLimit();
        this.#isAsking = false;
        if (how !== 'inPassing' || attempt === 3) this.#flightFails(how === 'forEver');
      },
    };
  }

  /** Handles the service's verdict on a request. */
  responded(verdict: TokenVerdict, text: string, operation: string, isReplay: boolean): void {
    if (verdict === 'accepted') {
      this.#tokensAreRefused.reset();
      this.#badSinceSuccess.clear();
      this.#isRejectedInARow = false;
      if (this.#denied.get(operation) === text) this.#denied.delete(operation);
    }
    if (verdict === 'refused' && !isReplay && this.#denied.get(operation) !== text) this.#openRefusals++;
    if (verdict === 'denied' || (verdict === 'refused' && isReplay)) this.#denied.set(operation, text);
    if (!isDefinite(verdict)) return;
    this.#badSinceSuccess.add(text);
    if (this.token?.text !== text) return;
    this.token.isBad = true;
    this.#isRejectedInARow ||= this.token.isRepeated;
  }

  /** Handles INVALID_TOKEN reported to a caller, which requires two rejected tokens, or one that the host repeats. */
  reportedInvalid(isOwnFinding: boolean): void {
    this.#isRejectedInARow ||= isOwnFinding || this.#badSinceSuccess.size > 1;
    if (!this.#isRejectedInARow) this.report('INVALID_TOKEN is reported after a single 401');
    if (!this.#tokensAreRefused.isOpen()) this.#tokensAreRefused.fail();
  }

  retried(): void {
    this.#isRetried = !this.#isFlying;
    this.isRejected = false;
    this.#hostIsDown.reset();
    this.#tokensAreRefused.open();
  }

  ended(): void {
    this.hasEnded = true;
    this.token = undefined;
    this.#land();
  }

  /** Checks a state while the session is idle. */
  checkState({ status, isRefreshing, error, retryAt }: SessionState): void {
    const { token } = this;
    const isGood = token !== undefined && !token.isBad;
    const mustBe = (claim: boolean, what: string) => claim || this.report(`status ${status}, but ${what}`);
    const [isFlying, isShownFlying] = [this.#isFlying, status === 'loading' || isRefreshing];
    mustBe(isShownFlying === isFlying, `${isFlying ? 'a' : 'no'} fetch is on`);
    mustBe(!this.hasEnded || status !== 'ready', 'the session is over');
    if (this.hasEnded) return;
    mustBe(
      (status === 'error' && retryAt === null) === this.isRejected,
      `the host ${this.isRejected ? 'failed' : 'did not fail'} permanently`,
    );
    if (status === 'loading') mustBe(isRefreshing === (token !== undefined), 'isRefreshing is wrong');
    if (status === 'ready') {
      mustBe(isGood && error === null, 'no token is good, or an error is shown');
      mustBe(!token || token.age() < expiryOf(token), 'the token has expired');
    }
    if (status === 'error') mustBe(error !== null, 'no error says why');
  }

  #checkRequest({ identity, attempt, reason, forceRefresh, signal }: TokenRequest): void {
    const mustBe = (claim: boolean | undefined, what: string) => claim || this.report(`the host is asked ${what}`);
    mustBe(!this.#isAsking, 'while it is asked');
    mustBe(!this.hasEnded && !signal.aborted, 'after the end');
    mustBe(identity === this.identity, `for ${identity} instead of ${this.identity}`);
    mustBe(forceRefresh === (reason !== 'initial'), `for a ${reason} token with forceRefresh ${forceRefresh}`);
    mustBe(attempt <= 3, 'a fourth time');
    mustBe(
      this.#isFlying === attempt > 1,
      `for the ${attempt}. time while ${this.#isFlying ? 'a' : 'no'} flight is on`,
    );
    if (attempt > 1) return;
    const { token } = this;
    const hasCause = this.#openRefusals > 0 || this.#isRetried;
    this.#isRetried = false;
    mustBe(!this.isRejected, 'after it failed permanently');
    mustBe(!this.#hostIsDown.isOpen(), 'in the cooldown after its failure');
    mustBe(!token?.isBad || !this.#tokensAreRefused.isOpen(), 'in the cooldown after its tokens were rejected');
    mustBe((reason === 'initial') === !token, `for a ${reason} token, and there is ${token ? 'one' : 'none'}`);
    if (!token) return;
    mustBe(reason === 'rejected' || !token.isBad, `for a ${reason} token, and the old one was rejected`);
    mustBe(reason !== 'rejected' || token.isBad || hasCause, 'by force without a rejection or a click');
    mustBe(reason !== 'scheduled' || (this.isUsed && token.age() >= refreshThresholds(token).soft), 'ahead of time');
    mustBe(reason !== 'expired' || token.age() >= expiryOf(token), 'for an expired token that is not');
  }

  #adopt(token: KnownToken): void {
    this.#hostIsDown.reset();
    this.isUsed = false;
    if (this.token?.text === token.text) {
      this.token.isRepeated = true;
      this.#isRejectedInARow ||= this.token.isBad;
    } else {
      this.token = token;
      this.#adopted++;
    }
  }

  #flightFails(isForEver: boolean): void {
    const { token } = this;
    const left = token && !token.isBad ? token.life - token.age() : 0;
    this.isRejected = isForEver;
    this.#hostIsDown.fail(left > 0 ? left : undefined);
    this.#land();
  }

  #land(): void {
    this.#cancelLimit();
    this.#isFlying = false;
    this.#isAsking = false;
  }

  #stopwatch(): () => number {
    const [wall, monotonic] = [this.clock.wall(), this.clock.monotonic()];
    return () => Math.max(this.clock.wall() - wall, this.clock.monotonic() - monotonic);
  }
}

/** Whether a verdict definitely means that the token is invalid. */
export function isDefinite(verdict: TokenVerdict): boolean {
  return verdict === 'invalid' || verdict === 'expired';
}

/** A token as known to its session. */
export interface KnownToken {
  text: string;
  /** Milliseconds, as reported by the host. */
  life: number;
  /** Milliseconds since it was requested, by the clock that advanced further. */
  age: () => number;
  /** When it arrived, by the monotonic clock. */
  since: number;
  /** Whether the service explicitly rejected it. */
  isBad: boolean;
  /** Whether the host returned it again when asked for a new one. */
  isRepeated: boolean;
}

/** The expiry age in milliseconds; a token never counts as expired in its first 10 s. */
export function expiryOf({ life }: KnownToken): number {
  return Math.max(life, 10 * second);
}

/** The ages, in milliseconds, at which a token is renewed in the background, and before use. */
function refreshThresholds({ life }: KnownToken): { soft: number; hard: number } {
  const [soft, hard] = [life - Math.min(5 * minute, life / 5), life - Math.min(30 * second, life / 10)];
  return { soft: Math.max(soft, 10 * second), hard: Math.max(hard, 10 * second) };
}

/** A cooldown that doubles with each failure. */
export class Cooldown {
  #failures = 0;
  #length = 0;
  #wall = 0;
  #monotonic = 0;

  /** @param first milliseconds after the first failure. @param longest the maximum. */
  constructor(
    readonly clock: Clock,
    readonly first: number,
    readonly longest: number,
  ) {}

  isOpen(): boolean {
    const passed = Math.max(this.clock.wall() - this.#wall, this.clock.monotonic() - this.#monotonic);
    return passed < this.#length;
  }

  /** @param most the maximum this time, in milliseconds. */
  fail(most = Number.POSITIVE_INFINITY): void {
    this.#length = Math.min(this.first * 2 ** this.#failures, this.longest, most);
    this.#failures++;
    this.#wall = this.clock.wall();
    this.#monotonic = this.clock.monotonic();
  }

  /** Allows the next attempt; previous failures still count. */
  open(): void {
    this.#length = 0;
  }

  reset(): void {
    this.#length = 0;
    this.#failures = 0;
  }
}
