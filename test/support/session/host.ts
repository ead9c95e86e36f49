import { type Clock, wait } from '../../../src/core/session/clock.ts';
import type { TokenRequest, TokenResponse } from '../../../src/core/session/requestToken.ts';
import type { HostCall } from './model.ts';
import type { Service } from './service.ts';
import type { HostStep } from './steps.ts';

const second = 1000;
/** A service doesn't issue tokens that expire immediately. */
const shortestLife = 10 * second;
const longestLife = 24 * 3600 * second;

const isTrue = () => true;
const isFalse = () => false;

/** The host's token function in a simulation: gets tokens from the service, or misbehaves in known ways. */
export class Host {
  does: Omit<HostStep, 'does'> = { mood: 'gives', latency: 10, expiresIn: 3600 };

  constructor(
    readonly clock: Clock,
    readonly service: Service,
  ) {}

  /**
   * @param call reports the outcome to the model immediately.
   * @param reenter sends a request through the calling session.
   */
  fetchToken(
    { identity, signal }: TokenRequest,
    call: HostCall,
    reenter: () => Promise<unknown>,
  ): Promise<TokenResponse> {
    const { mood, latency, expiresIn } = this.does;
    if (mood === 'hangs') return new Promise(() => {});
    if (mood === 'obeys') {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    if (mood === 'throws') {
      call.fails('inPassing');
      throw new Error('down');
    }
    const before = mood === 'reenters' ? reenter().then(isTrue, isFalse) : Promise.resolve(true);
    return this.#after(latency, before, (isWell) => {
      if (mood === 'rejects' || mood === 'refuses' || !isWell) {
        call.fails(mood === 'refuses' ? 'forEver' : 'inPassing');
        throw Object.assign(new Error('down'), mood === 'refuses' && { retryable: false });
      }
      if (mood === 'garbles') {
        call.fails('withoutToken');
        return '<!doctype html>';
      }
      const life = Math.min((expiresIn ?? 3600) * second, longestLife);
      if (mood === 'revokes') this.service.revoke(identity);
      const latest = mood === 'repeats' ? this.service.latestOf(identity) : undefined;
      const text = latest ?? this.service.issue(identity, Math.max(life, shortestLife));
      call.gives(text, life);
      return expiresIn === undefined ? text : { access_token: text, expires_in: expiresIn };
    });
  }

  async #after<T>(milliseconds: number, before: Promise<boolean>, result: (isWell: boolean) => T): Promise<T> {
    if (milliseconds > 0) await wait(this.clock, milliseconds);
    return result(await before);
  }
}
