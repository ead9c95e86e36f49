import { DaybookError, OutcomeUnknownError } from '../../core/errors.ts';
import type { DeletionFailure } from '../data/heldDeletions.ts';
import type { deletionMessages } from '../deletionMessages.ts';

/** Why a transaction was not deleted, in the service’s words if it has some. */
export function deletionFailureText(failure: DeletionFailure, messages: typeof deletionMessages): string {
  const isUnknown = failure.kind === 'failed' && failure.error instanceof OutcomeUnknownError;
  return isUnknown ? messages.deletionUnknown : `${messages.wasNotDeleted} ${reasonOf(failure, messages)}`;
}

function reasonOf(failure: DeletionFailure, messages: typeof deletionMessages): string {
  if (failure.kind === 'changed') return messages.deletionChanged;
  if (failure.kind === 'unconfirmed') return messages.deletionClosed;
  const { error } = failure;
  if (!(error instanceof DaybookError)) return messages.deletionFailed;
  if (error.problems.length > 0) return error.problems.map(({ message }) => message).join(' ');
  if (error.kind === 'forbidden') return messages.deletionForbidden;
  return error.kind === 'offline' ? messages.deletionOffline : messages.deletionFailed;
}
