import { DaybookError } from '../../core/errors.ts';
import type { bulkMessages } from './bulkMessages.ts';
import type { Exclusions } from './bulkPreview.ts';
import { type BulkOutcome, countResults } from './bulkResults.ts';
import type { BulkTask } from './bulkRules.ts';
import type { BulkRun } from './useBulkJob.ts';

/** The progress or the result of a run. */
export function summaryText({ task, inProgress, results }: BulkRun, messages: typeof bulkMessages, locale: string) {
  const formatted = (number: number) => number.toLocaleString(locale);
  if (!inProgress) {
    const { done, failed, notConfirmed, notSent } = countResults(results);
    const summary = {
      done: formatted(done),
      total: formatted(results.length),
      failed: failed > 0 ? formatted(failed) : undefined,
      notConfirmed: notConfirmed > 0 ? formatted(notConfirmed) : undefined,
      notSent: notSent > 0 ? formatted(notSent) : undefined,
    };
    return task.kind === 'edit' ? messages.bulkSaved(summary) : messages.bulkDeleted(summary);
  }
  if (inProgress.isStopping) return messages.bulkStopping;
  const total = { count: inProgress.progress.total };
  return task.kind === 'edit' ? messages.bulkSaving(total) : messages.bulkDeleting(total);
}

/** Why transactions are excluded, with their numbers, as a list. */
export function exclusionsText(exclusions: Exclusions, messages: typeof bulkMessages, locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    [...exclusions].map(([reason, { length: count }]) => messages[`bulkAre_${reason}`]({ count })),
  );
}

/** How many transactions are excluded, and why. */
export function excludedText(exclusions: Exclusions, messages: typeof bulkMessages, locale: string): string {
  const what = exclusionsText(exclusions, messages, locale);
  if (exclusions.size < 2) return messages.bulkExcluded({ what });
  const count = [...exclusions.values()].reduce((total, { length }) => total + length, 0);
  return messages.bulkExcludedCount({ count: count.toLocaleString(locale), what });
}

/** Why a transaction was not updated or deleted, and what to do. */
export function reasonText(outcome: BulkOutcome, task: BulkTask, messages: typeof bulkMessages): string {
  switch (outcome.kind) {
    case 'deletedByOther':
      return messages.bulkAlreadyDeleted;
    case 'changed':
      return task.kind === 'edit' ? messages.bulkFieldChanged : messages.bulkChanged;
    case 'closed':
      return messages.bulkClosed;
    case 'leftOut':
      return [messages[`bulkLeftOut_${outcome.why}`], outcome.isSaved && messages.bulkRestSaved]
        .filter(Boolean)
        .join(' ');
    case 'locked':
      return outcome.isUnreadable ? messages.bulkClosingUnreadable : messages.bulkLocked;
    case 'unconfirmed':
      return messages.bulkUnconfirmed;
    case 'notSent':
      return outcome.error ? notSentText(outcome.error, messages) : messages.bulkCanceled;
    case 'failed':
      return failedText(outcome.error, task, messages);
    case 'done':
      return '';
  }
}

function notSentText(error: Error, messages: typeof bulkMessages): string {
  switch (kindOf(error)) {
    case 'outcomeUnknown':
      return messages.bulkNotSent;
    case 'rateLimited':
    case 'forbidden':
    case 'token':
    case 'configuration':
      return commonText(error, messages);
    default:
      return messages.bulkUnreachable;
  }
}

function failedText(error: Error, task: BulkTask, messages: typeof bulkMessages): string {
  switch (kindOf(error)) {
    case 'outcomeUnknown':
      return task.kind === 'edit' ? messages.bulkUnknownSaved : messages.bulkUnknownDeleted;
    case 'notFound': // a record that it refers to
    case 'rejected': {
      const { problems, message } = error as DaybookError; // by its kind
      return problems.length > 0 ? problems.map((problem) => problem.message).join(' ') : message;
    }
    default:
      return commonText(error, messages);
  }
}

/** Reasons that apply to every request. */
function commonText(error: Error, messages: typeof bulkMessages): string {
  switch (kindOf(error)) {
    case 'offline':
      return messages.bulkUnreachable;
    case 'forbidden':
      return messages.bulkNoAccess;
    case 'rateLimited':
      return messages.bulkRateLimited;
    case 'token':
      return messages.bulkToken;
    case 'configuration':
      return messages.bulkConfiguration;
    default:
      return messages.bulkService;
  }
}

function kindOf(error: Error): DaybookError['kind'] | undefined {
  return error instanceof DaybookError ? error.kind : undefined;
}
