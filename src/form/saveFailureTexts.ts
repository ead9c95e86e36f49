import { DaybookError } from '../core/errors.ts';
import type { FormErrors } from '../core/query/formErrors.ts';
import type { uiMessages } from '../ui/messages.ts';

/**
 * What a failed save means to a person: what is safe, and what to do.
 * @param what names what was to be saved within a sentence, such as `notification settings`.
 * @returns one sentence or more, to stand above the form; what is said of single fields is not among them.
 */
export function saveFailureTexts(
  { error, formErrors }: { error: Error; formErrors: FormErrors<string> },
  what: string,
  messages: typeof uiMessages,
): readonly string[] {
  const kind = error instanceof DaybookError ? error.kind : undefined;
  // A refusal by its status, too, if the service says why.
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
