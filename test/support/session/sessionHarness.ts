import { sendWithToken } from '../../../src/core/http/http.ts';
import { wait } from '../../../src/core/session/clock.ts';
import type { FetchToken, TokenRequest } from '../../../src/core/session/requestToken.ts';
import { createTokenSession, type TokenSession, type TokenVerdict } from '../../../src/core/session/tokenSession.ts';
import { VirtualClock } from './virtualClock.ts';

/** The service's response to one request. */
export interface HarnessResponse {
  status: number;
  /** Milliseconds in virtual time. Default: immediately. */
  latency?: number;
  /** Default: derived from the status. */
  verdict?: TokenVerdict;
}

/** A token session with a scripted host and service, in virtual time and without a network. */
export class SessionHarness {
  readonly clock: VirtualClock;
  readonly session: TokenSession;
  /** The token requests to the host, in order. */
  readonly fetches: TokenRequest[] = [];
  /** The sent requests with token and time, in milliseconds since the start. */
  readonly sends: { token: string; operation: string; at: number }[] = [];
  /** Returns `token-1`, `token-2` and so on, each valid for an hour, unless a test replaces it. */
  host: FetchToken = async () => ({ access_token: `token-${this.fetchCount}`, expires_in: 3600 });
  /** Accepts everything, unless a test replaces it. */
  service: (token: string, operation: string) => HarnessResponse = () => ({ status: 200 });

  /** Called at each change of the session's state. */
  changed = () => {};
  /** The total number of token requests. */
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

  /** A session after one accepted request, with a token of the given age in milliseconds and empty records. */
  static async inUse(age = 0): Promise<SessionHarness> {
    const harness = new SessionHarness();
    await harness.request();
    await harness.clock.advance(age);
    return harness.restart();
  }

  /** Sends a request through the session. @returns the status for its caller. */
  async request(signal?: AbortSignal, { operation = 'GET /books', isWrite = false } = {}): Promise<number> {
    const send = async (token: string) => {
      this.sends.push({ token, operation, at: this.clock.monotonic() });
      const response = this.service(token, operation);
      if (response.latency) await wait(this.clock, response.latency);
      return response;
    };
    const { status } = await sendWithToken(this.session, { operation, isWrite, signal }, send, verdictOf);
    return status;
  }

  /** Sends concurrent requests. @returns the status of each, or the code or message of its error. */
  requests(count: number): Promise<(number | string)[]> {
    return Promise.all(Array.from({ length: count }, () => this.request().catch(codeOf)));
  }

  /** Clears the recorded requests. */
  restart(): this {
    this.fetches.length = 0;
    this.sends.length = 0;
    return this;
  }

  /** Waits in virtual time. */
  pause(milliseconds: number): Promise<void> {
    return wait(this.clock, milliseconds);
  }

  /** The numbers of token requests and sent requests since the last restart. */
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
