import { RejectedError } from '../../core/errors.ts';

/** Whether a new document is rejected because an earlier attempt, whose response was lost, had saved it. */
export function isDuplicate(error: Error): boolean {
  return (
    error instanceof RejectedError &&
    error.problems.some(
      ({ type, param }) => type === 'DUPLICATE' && (param === undefined || /apiSourceId$/.test(param)),
    )
  );
}
