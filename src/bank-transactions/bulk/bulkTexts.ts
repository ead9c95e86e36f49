import { DaybookError } from '../../core/errors.ts';
import type { transactionListMessages } from '../messages.ts';
import { type BulkFate, isDone } from './runBulkJob.ts';
import type { BulkRun, BulkTask } from './useBulkJob.ts';

/** What goes on, or what came of it. */
export function summaryOf(
  { task, underWay, results }: BulkRun,
  messages: typeof transactionListMessages,
  locale: string,
) {
  const written = (number: number) => number.toLocaleString(locale);
  if (!underWay) {
    const failed = results.filter((result) => !isDone(result)).length;
    const summary = {
      done: written(results.length - failed),
      total: written(results.length),
      failed: failed > 0 ? written(failed) : undefined,
    };
    return task.is === 'edit' ? messages.bulkSaved(summary) : messages.bulkDeleted(summary);
  }
  if (underWay.isStopping) return messages.bulkStopping;
  const total = { count: underWay.progress.total, written: written(underWay.progress.total) };
  return task.is === 'edit' ? messages.bulkSaving(total) : messages.bulkDeleting(total);
}

/** Why not all that was asked for was done to a transaction, in words, and what to do about it. */
export function reasonOf(fate: BulkFate, task: BulkTask, messages: typeof transactionListMessages): string {
  switch (fate.is) {
    case 'gone':
      return messages.bulkAlreadyDeleted;
    case 'leftOut':
      return [messages[`bulkLeftOut_${fate.why}`], fate.isSaved && messages.bulkRestSaved].filter(Boolean).join(' ');
    case 'locked':
      return fate.isUnreadable ? messages.closingUnreadableRow : messages.bulkLocked;
    case 'notAgreed':
      return messages.bulkUnconfirmed;
    case 'notSent':
      return fate.error ? reasonNotSent(fate.error, messages) : messages.bulkCanceled;
    case 'failed':
      return reasonFailed(fate.error, task, messages);
    case 'done':
      return '';
  }
}

function reasonNotSent(error: Error, messages: typeof transactionListMessages): string {
  switch (kindOf(error)) {
    case 'outcomeUnknown':
      return messages.bulkNotSent;
    case 'rateLimited':
    case 'forbidden':
    case 'token':
    case 'configuration':
      return reasonOfAll(error, messages);
    default:
      return messages.bulkUnreachable;
  }
}

function reasonFailed(error: Error, task: BulkTask, messages: typeof transactionListMessages): string {
  switch (kindOf(error)) {
    case 'outcomeUnknown':
      return task.is === 'edit' ? messages.bulkUnknownSaved : messages.bulkUnknownDeleted;
    case 'notFound': // something that it names
    case 'rejected': {
      const { problems, message } = error as DaybookError; // by its kind
      return problems.length > 0 ? problems.map((problem) => problem.message).join(' ') : message;
    }
    default:
      return reasonOfAll(error, messages);
  }
}

/** What meets whatever is sent. */
function reasonOfAll(error: Error, messages: typeof transactionListMessages): string {
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
