import { TokenError } from '../errors.ts';
import { createBackoff } from './backoff.ts';
import type { Clock } from './clock.ts';

/**
 * What it is taken for when the service says outright that a token is no good. Once: the token ended early. Again with the
 * next: the host's tokens are made for elsewhere, and a wrong environment must not become a storm.
 */
export function createRejections(clock: Clock) {
  const pause = createBackoff(clock, 30_000, 15 * 60_000);
  let error: TokenError | undefined;

  return {
    /** Whether none was accepted since tokens were refused in a row. */
    get isInARow(): boolean {
      return pause.failures > 0;
    },
    /** What is told of it; undefined once a token was accepted. */
    get error(): TokenError | undefined {
      return error;
    },
    /** Why no token is tried now; undefined if one may be. */
    obstacle(): TokenError | undefined {
      return pause.isOpen() ? error : undefined;
    },
    /** @returns what to throw, for some time to everyone. */
    add(): TokenError {
      if (!pause.isOpen()) pause.fail();
      error ??= invalidToken();
      return error;
    },
    accept(): void {
      pause.reset();
      error = undefined;
    },
    /** Lets the next try through at once. */
    forgive(): void {
      pause.open();
    },
  };
}

export type Rejections = ReturnType<typeof createRejections>;

function invalidToken(): TokenError {
  return new TokenError(
    'INVALID_TOKEN',
    'The service does not take the tokens that fetchToken gives. They are most likely made for another environment: ' +
      'check that baseUrl and the server that makes the tokens belong together.',
  );
}
