import type { TokenVerdict } from '../../../src/core/session/tokenSession.ts';
import type { RequestStep } from './steps.ts';
import type { VirtualClock } from './virtualClock.ts';

interface IssuedToken {
  identity: string;
  /** On the service's clock. */
  endsAt: number;
  isRevoked: boolean;
}

/** The service in a simulation: its issued tokens and its verdict on each request. */
export class Service {
  /** An operation that is forbidden for everyone. */
  denies: string | undefined;
  /** Whether it rejects all tokens, as if they were for another environment. */
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

  /** The latest token of an identity, unless it has expired. */
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

  /** Advances the service's clock while the device sleeps. */
  sleep(milliseconds: number): void {
    this.#slept += milliseconds;
  }

  identityOf(text: string): string | undefined {
    return this.#issued.get(text)?.identity;
  }

  /** The verdict on a request. Only an outspoken service distinguishes an expired token from a forbidden operation. */
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
