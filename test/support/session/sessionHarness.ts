import { sendWithToken } from '../../../src/core/http/http.ts';
import { wait } from '../../../src/core/session/clock.ts';
import type { FetchToken, TokenRequest } from '../../../src/core/session/requestToken.ts';
import { createTokenSession, type TokenSession, type TokenVerdict } from '../../../src/core/session/tokenSession.ts';
import { VirtualClock } from './virtualClock.ts';

/** What the service of a trial answers to one request. */
export interface HarnessResponse {
  status: number;
  /** Milliseconds, in virtual time. Default at once. */
  latency?: number;
  /** Default: what a service of few words means by the status. */
  verdict?: TokenVerdict;
}

/** A token session between a host and a service that a test scripts, all in virtual time and without a network. */
export class SessionHarness {
  readonly clock: VirtualClock;
  readonly session: TokenSession;
  /** What the host was asked, in order. */
  readonly fetches: TokenRequest[] = [];
  /** The token of each request sent, and when: milliseconds since the start. */
  readonly sends: { token: string; operation: string; at: number }[] = [];
  /** Gives `token-1`, `token-2` …, each for an hour, unless a test replaces it. */
  host: FetchToken = async () => ({ access_token: `token-${this.fetchCount}`, expires_in: 3600 });
  /** Accepts everything, unless a test replaces it. */
  service: (token: string, operation: string) => HarnessResponse = () => ({ status: 200 });

  /** Called at each change of the session's state. */
  changed = () => {};
  /** How often the host was asked in all. */
  fetchCount = 0;

  constructor(identity = 'user-7:company-42', options: { writeReplay?: 'never'; clock?: VirtualClock } = {}) {
    this.clock = options.clock ?? new VirtualClock();
    const fetchToken: FetchToken = (request) => {
      this.fetches.push(request);
      this.fetchCount++;
      return this.host(request);
    };
    this.session = createTokenSession({ ...options, identity, fetchToken, clock: this.clock }, () => this.changed());
  }

  /** A session with one accepted request behind it, whose token is so many milliseconds old; counted from here. */
  static async inUse(age = 0): Promise<SessionHarness> {
    const trial = new SessionHarness();
    await trial.request();
    await trial.clock.advance(age);
    return trial.restart();
  }

  /** Makes one request through the session. @returns the status that its caller sees. */
  async request(signal?: AbortSignal, { operation = 'GET /books', isWrite = false } = {}): Promise<number> {
    const send = async (token: string) => {
      this.sends.push({ token, operation, at: this.clock.monotonic() });
      const answer = this.service(token, operation);
      if (answer.latency) await wait(this.clock, answer.latency);
      return answer;
    };
    const { status } = await sendWithToken(this.session, { operation, isWrite, signal }, send, verdictOf);
    return status;
  }

  /** Makes so many requests at once. @returns what became of each: its status, or the code or text of its failure. */
  requests(count: number): Promise<(number | string)[]> {
    return Promise.all(Array.from({ length: count }, () => this.request().catch(codeOf)));
  }

  /** Counts anew from here. */
  restart(): this {
    this.fetches.length = 0;
    this.sends.length = 0;
    return this;
  }

  /** Waits in virtual time. */
  pause(milliseconds: number): Promise<void> {
    return wait(this.clock, milliseconds);
  }

  /** How often the host was asked and how often a request sent, since the last restart. */
  get counts(): [fetches: number, sends: number] {
    return [this.fetches.length, this.sends.length];
  }

  get tokens(): string[] {
    return this.sends.map(({ token }) => token);
  }
}

function verdictOf({ status, verdict }: HarnessResponse): TokenVerdict {
  if (verdict) return verdict;
  if (status === 200) return 'accepted';
  return status === 401 ? 'invalid' : status === 403 ? 'refused' : undefined;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
