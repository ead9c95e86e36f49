import { TokenError } from '../errors.ts';
import { createBackoff } from './backoff.ts';
import type { Clock } from './clock.ts';

/**
 * Handles tokens that the service calls invalid. Once means that the token expired early. Twice in a row means that the
 * host's tokens are for another environment: pause, so that retries don't flood the host and the service.
 */
export function createRejections(clock: Clock) {
  const pause = createBackoff(clock, 30_000, 15 * 60_000);
  let error: TokenError | undefined;

  return {
    /** Whether consecutive tokens were rejected and none was accepted since. */
    get isInARow(): boolean {
      return pause.failures > 0;
    },
    /** The last rejection; undefined once a token is accepted. */
    get error(): TokenError | undefined {
      return error;
    },
    get retryAt(): number {
      return pause.endsAt;
    },
    /** Why no token is tried during the pause; undefined outside it. */
    cooldownError(): TokenError | undefined {
      return pause.isOpen() ? error : undefined;
    },
    /** @returns the error that every request gets during the pause. */
    add(): TokenError {
      if (!pause.isOpen()) pause.fail();
      error ??= invalidToken();
      return error;
    },
    accept(): void {
      pause.reset();
      error = undefined;
    },
    /** Allows the next try at once. */
    endPause(): void {
      pause.end();
    },
  };
}

export type Rejections = ReturnType<typeof createRejections>;

function invalidToken(): TokenError {
  return new TokenError(
    'INVALID_TOKEN',
    'The service rejects the tokens from fetchToken. Check that your token server and baseUrl are for the same environment.',
  );
}
