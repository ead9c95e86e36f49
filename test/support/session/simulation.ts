import { Host } from './host.ts';
import { Service } from './service.ts';
import type { Step } from './steps.ts';
import { settled, VirtualClock } from './virtualClock.ts';
import { WatchedSession } from './watchedSession.ts';

const second = 1000;
const minute = 60 * second;
/** The maximum duration of a request: twice three calls to the host, and a response. */
const longestRequest = 3 * minute;
/** The longest cooldown of a session. */
const longestPause = 15 * minute;
const identities = ['ann:company-1', 'bob:company-2'] as const;

/** Simulates a page with its host, service and device in virtual time, and checks every session. */
export class Simulation {
  readonly clock = new VirtualClock();
  readonly #service = new Service(this.clock);
  readonly #host = new Host(this.clock, this.#service);
  readonly #violations: string[] = [];
  #sessions: WatchedSession[] = [];
  #current: WatchedSession;
  #release: (() => void) | undefined;
  #switches = 0;

  constructor(readonly writeReplay: 'after-rejection' | 'never') {
    this.#current = this.#begin();
  }

  /** Runs the steps, then recovers everything. @throws {Error} with all violations. */
  async live(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await this.#happen(step);
      this.#judge();
    }
    await this.#recover();
    this.#judge();
  }

  async #happen(step: Step): Promise<void> {
    const { session, model } = this.#current;
    switch (step.does) {
      case 'request':
        this.#current.request(step);
        break;
      case 'leave': {
        const waiting = this.#sessions.flatMap((watched) => [...watched.waiting]);
        waiting[step.which % waiting.length]?.leaving.abort(new Error('left'));
        break;
      }
      case 'turn':
        for (let turn = 0; turn < step.turns; turn++) await undefined;
        break;
      case 'pass':
        await this.#pass(step.milliseconds);
        break;
      case 'sleep':
        await settled(); // time doesn't jump between promise reactions
        this.clock.sleep(step.milliseconds);
        this.#service.sleep(step.milliseconds);
        break;
      case 'setCalendar':
        await settled();
        this.clock.setCalendar(step.milliseconds);
        break;
      case 'host':
        this.#host.does = step;
        break;
      case 'service':
        this.#service.denies = step.denies;
        this.#service.refusesAll = step.refusesAll;
        break;
      case 'expire':
      case 'revoke':
        this.#service[step.does](model.identity);
        break;
      case 'retry':
        await settled(); // nor do clicks happen between them
        model.retried();
        session.retry();
        break;
      case 'hold':
        this.#release?.();
        this.#release = this.#release ? undefined : session.retain();
        break;
      case 'switch':
        this.#switch();
    }
  }

  async #pass(milliseconds: number): Promise<void> {
    await this.clock.advance(milliseconds);
    this.#sessions = this.#sessions.filter((watched) => watched === this.#current || watched.waiting.size > 0);
    for (const watched of this.#sessions) watched.checkAtRest();
  }

  #begin(): WatchedSession {
    const identity = identities[this.#switches++ % 2] ?? identities[0];
    const report = (what: string) => void this.#violations.push(what);
    const { clock, writeReplay } = this;
    const watched = new WatchedSession(identity, {
      clock,
      host: this.#host,
      service: this.#service,
      writeReplay,
      report,
    });
    this.#sessions.push(watched);
    return watched;
  }

  #switch(): void {
    this.#current.end();
    this.#current = this.#begin();
    this.#release?.();
    this.#release &&= this.#current.session.retain();
  }

  /** Recovers host, service and network: every caller gets a result, and eventually everything works. */
  async #recover(): Promise<void> {
    await this.#happen({ does: 'host', mood: 'gives', latency: 10, expiresIn: 3600 });
    await this.#happen({ does: 'service', denies: undefined, refusesAll: false });
    await this.#pass(longestRequest);
    const waiting = this.#sessions.flatMap((watched) => [...watched.waiting]);
    if (waiting.length > 0) this.#violations.push(`${waiting.length} requests never settle`);
    await this.#happen({ does: 'retry' });
    // The first request may fail with INVALID_TOKEN, after two consecutive rejections.
    await this.#verdictsFor({ isWrite: false });
    const verdicts = [await this.#verdictsFor({ isWrite: false }), await this.#verdictsFor({ isWrite: true })];
    if (verdicts.some((some) => some.at(-1) !== 'accepted')) this.#violations.push(`it does not recover: ${verdicts}`);
    this.#release?.();
    this.#current.end();
    await this.#pass(minute);
    if (this.clock.timers.length > 0) this.#violations.push('a timer remains');
  }

  async #verdictsFor({ isWrite }: { isWrite: boolean }): Promise<readonly unknown[]> {
    if (!isWrite) await this.#pass(longestPause);
    const request = { does: 'request', isWrite, operation: 'the last', road: 'honest', latency: 10 } as const;
    const { verdicts } = this.#current.request(request);
    await this.#pass(second);
    return verdicts;
  }

  #judge(): void {
    if (this.clock.longestDelay >= 2 ** 31) this.#violations.push(`a timer of ${this.clock.longestDelay} ms is set`);
    if (this.#violations.length > 0) throw new Error([...new Set(this.#violations)].join('; '));
  }
}
