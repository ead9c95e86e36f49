import type { Clock } from '../../../src/core/session/clock.ts';
import { createSession, type Session } from '../../../src/core/session/session.ts';
import type { SessionOptions } from '../../../src/core/session/tokenSession.ts';

/** A session that a clock of the test times. The clock is not one of the public options. */
export function sessionOnClock(clock: Clock, options: SessionOptions): Session {
  const timed = { ...options, clock };
  return createSession(timed);
}
