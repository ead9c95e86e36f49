import type { TokenVerdict } from '../../../src/core/session/tokenSession.ts';
import type { RequestStep } from './steps.ts';
import type { VirtualClock } from './virtualClock.ts';

interface IssuedToken {
  identity: string;
  /** On the service's own clock. */
  endsAt: number;
  isRevoked: boolean;
}

/** The service of a random life: the tokens that it issued, and what it says to each request. */
export class Service {
  /** An operation that nobody may do. */
  denies: string | undefined;
  /** Whether it takes no token at all, as if they were made for another environment. */
  refusesAll = false;
  readonly #issued = new Map<string, IssuedToken>();
  #slept = 0;

  constructor(readonly clock: VirtualClock) {}

  /** @param life milliseconds. */
  issue(identity: string, life: number): string {
    const text = `${identity}.${this.#issued.size}`;
    this.#issued.set(text, { identity, endsAt: this.#now + life, isRevoked: false });
    return text;
  }

  /** The token that an identity was given last, unless it has ended. */
  latestOf(identity: string): string | undefined {
    const [text, token] = [...this.#issued].filter(([, token]) => token.identity === identity).at(-1) ?? [];
    return token && token.endsAt > this.#now ? text : undefined;
  }

  revoke(identity: string): void {
    for (const token of this.#issued.values()) if (token.identity === identity) token.isRevoked = true;
  }

  expire(identity: string): void {
    for (const token of this.#issued.values()) if (token.identity === identity) token.endsAt = this.#now;
  }

  /** The device's lid is shut; here time goes on. */
  sleep(milliseconds: number): void {
    this.#slept += milliseconds;
  }

  identityOf(text: string): string | undefined {
    return this.#issued.get(text)?.identity;
  }

  /** What it says of a request. Only when outspoken it tells an expired token from an operation that is not allowed. */
  judge(text: string, { operation, road }: RequestStep): TokenVerdict {
    if (road === 'failing') return undefined;
    const token = this.#issued.get(text);
    if (!token || token.isRevoked || this.refusesAll) return 'invalid';
    if (token.endsAt <= this.#now) return road === 'outspoken' ? 'expired' : 'refused';
    if (operation === this.denies) return road === 'outspoken' ? 'denied' : 'refused';
    return 'accepted';
  }

  get #now(): number {
    return this.clock.monotonic() + this.#slept;
  }
}
