import { type Clock, wait } from '../../../src/core/session/clock.ts';
import type { TokenRequest, TokenResponse } from '../../../src/core/session/requestToken.ts';
import type { HostCall } from './model.ts';
import type { Service } from './service.ts';
import type { HostStep } from './steps.ts';

const second = 1000;
/** A service issues no token that is over as soon as it arrives. */
const shortestLife = 10 * second;
const longestLife = 24 * 3600 * second;

const isTrue = () => true;
const isFalse = () => false;

/** The host's function in a random life: gets tokens from the service, or does what hosts have been seen to do instead. */
export class Host {
  does: Omit<HostStep, 'does'> = { mood: 'gives', latency: 10, expiresIn: 3600 };

  constructor(
    readonly clock: Clock,
    readonly service: Service,
  ) {}

  /**
   * @param asked hears at once of what the session is about to hear of.
   * @param reenter makes a request through the session that asks.
   */
  fetchToken(
    { identity, signal }: TokenRequest,
    asked: HostCall,
    reenter: () => Promise<unknown>,
  ): Promise<TokenResponse> {
    const { mood, latency, expiresIn } = this.does;
    if (mood === 'hangs') return new Promise(() => {});
    if (mood === 'obeys') {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    if (mood === 'throws') {
      asked.fails('inPassing');
      throw new Error('down');
    }
    const before = mood === 'reenters' ? reenter().then(isTrue, isFalse) : Promise.resolve(true);
    return this.#after(latency, before, (isWell) => {
      if (mood === 'rejects' || mood === 'refuses' || !isWell) {
        asked.fails(mood === 'refuses' ? 'forEver' : 'inPassing');
        throw Object.assign(new Error('down'), mood === 'refuses' && { retryable: false });
      }
      if (mood === 'garbles') {
        asked.fails('withoutToken');
        return '<!doctype html>';
      }
      const life = Math.min((expiresIn ?? 3600) * second, longestLife);
      if (mood === 'revokes') this.service.revoke(identity);
      const latest = mood === 'repeats' ? this.service.latestOf(identity) : undefined;
      const text = latest ?? this.service.issue(identity, Math.max(life, shortestLife));
      asked.gives(text, life);
      return expiresIn === undefined ? text : { access_token: text, expires_in: expiresIn };
    });
  }

  async #after<T>(milliseconds: number, before: Promise<boolean>, answer: (isWell: boolean) => T): Promise<T> {
    if (milliseconds > 0) await wait(this.clock, milliseconds);
    return answer(await before);
  }
}
