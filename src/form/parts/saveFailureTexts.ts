import { DaybookError } from '../../core/errors.ts';
import type { FormErrors } from '../../core/writes/formErrors.ts';
import type { savingMessages } from '../savingMessages.ts';

/**
 * Explains a failed save and what to do about it.
 * @param what names what is saved, for use in a sentence, such as `notification settings`.
 * @returns sentences to show above the form, without the errors of single fields.
 */
export function saveFailureTexts(
  { error, formErrors }: { error: Error; formErrors: FormErrors<string> },
  what: string,
  messages: typeof savingMessages,
): readonly string[] {
  const kind = error instanceof DaybookError ? error.kind : undefined;
  // An unexpected status with a reason from the service counts as a rejection.
  if (kind === 'http' && error instanceof DaybookError && error.problems.length > 0) {
    return [messages.notSaved, ...formErrors.rest];
  }
  switch (kind) {
    case 'rejected':
      return [messages.notSaved, ...formErrors.rest];
    case 'forbidden':
      return [messages.noPermission({ what })];
    case 'outcomeUnknown':
      return [messages.saveUnconfirmed];
    case 'offline':
      return [messages.notSavedOffline];
    case 'token':
      return [messages.notSavedToken];
    case 'configuration':
      return [messages.notSavedConfiguration];
    default:
      return [messages.notSavedService];
  }
}
