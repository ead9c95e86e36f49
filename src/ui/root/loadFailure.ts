import { DaybookError, OfflineError, TokenError, UnreadableRowError } from '../../core/errors.ts';
import type { uiMessages } from '../messages.ts';

/** What a failed load means to a person. */
export interface Failure {
  /** What happened and what is safe. */
  text: string;
  /** A refusal is no fault, and a connection comes back by itself. */
  tone: 'quiet' | 'warning' | 'danger';
  canRetry: boolean;
  requestId: string | undefined;
}

/** @param what names what was to be shown within a sentence, such as `the general ledger`. */
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

/** What an error is known by once it was reported: an unreadable row is the same one whenever its page is read again. */
export function reportedAs(error: Error): Error | string {
  return error instanceof UnreadableRowError ? error.message : error;
}

/** Whether it failed for want of a connection. */
export function isOffline(error: Error | null): boolean {
  return error instanceof OfflineError;
}

/** Whether it failed for want of a token, so that trying again begins with a new one. */
export function isTokenFailure(error: Error | null): boolean {
  return error instanceof TokenError;
}

function isSignedOut(error: DaybookError): boolean {
  return error instanceof TokenError && error.code === 'SIGNED_OUT';
}
