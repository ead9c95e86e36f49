import { ConfigurationError, DaybookError, OfflineError, TokenError, UnreadableRowError } from '../../core/errors.ts';
import type { uiMessages } from '../messages.ts';

/** How a failed load is shown. */
export interface Failure {
  text: string;
  /** Missing permission is not an error, and a lost connection recovers without the user. */
  tone: 'quiet' | 'warning' | 'danger';
  canRetry: boolean;
  requestId: string | undefined;
}

/** @param what names what failed to load, for use in a sentence, such as `the general ledger`. */
export function loadFailure(error: Error, what: string, messages: typeof uiMessages): Failure {
  const kind = error instanceof DaybookError ? error.kind : undefined;
  return {
    text: failureText(error, what, messages),
    tone: kind === 'forbidden' ? 'quiet' : kind === 'offline' ? 'warning' : 'danger',
    canRetry: kind !== 'forbidden' && kind !== 'notFound',
    requestId: error instanceof DaybookError ? error.requestId : undefined,
  };
}

function failureText(error: Error, what: string, messages: typeof uiMessages): string {
  if (!(error instanceof DaybookError)) return messages.failedService({ what });
  switch (error.kind) {
    case 'forbidden':
      return messages.noAccess({ what });
    case 'notFound':
      return messages.notFound({ what });
    case 'token':
      return isSignedOut(error) ? messages.signedOut({ what }) : messages.failedToken({ what });
    case 'configuration':
      return messages.failedConfiguration({ what });
    case 'offline':
      return messages.offline({ what });
    case 'network':
    case 'timeout':
      return messages.failedNetwork({ what });
    case 'rejected':
      return error.message;
    case 'responseShape':
    case 'paging':
    case 'http':
      return messages.failedUnreadable({ what });
    default:
      return messages.failedService({ what });
  }
}

/**
 * What identifies an error that is created again, for reporting it once: an unreadable row stays the same when its page is read again,
 * and so does a mistake in the setup. Undefined for other errors.
 */
export function repeatedText(error: Error): string | undefined {
  return error instanceof UnreadableRowError || error instanceof ConfigurationError ? error.message : undefined;
}

export function isOffline(error: Error | null): boolean {
  return error instanceof OfflineError;
}

function isSignedOut(error: DaybookError): boolean {
  return error instanceof TokenError && error.code === 'SIGNED_OUT';
}
